import { useLingui } from '@lingui/react/macro'
import { CountBadge, Icon, LinkButton } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { AppLink } from '../navigation/app-link.tsx'
import { unreadCountQuery } from '../counts/counts.ts'
import styles from './layout.module.css'

/** Notifications not read, live in every tab; for signed-in people, in both apps. */
export function Bell({ to }: { to: string }) {
  const { t } = useLingui()
  const unread = useQuery(unreadCountQuery()).data?.data.unread_notifications_count ?? 0
  return (
    <LinkButton
      as={AppLink}
      to={to}
      variant="quiet"
      iconOnly
      className={styles.count}
      aria-label={t`Notifications, unread: ${unread}`}
    >
      <Icon of={BellIcon} />
      <CountBadge count={unread} />
    </LinkButton>
  )
}
