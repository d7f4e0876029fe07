import { Trans, useLingui } from '@lingui/react/macro'
import { MailAddress } from '@masar/app-shell'
import { useRoleNames } from '@masar/accounts'
import { Badge, Button, DateText, Isolate, ListItem, showToast } from '@masar/ui'
import { MailPlus, MailX } from 'lucide-react'
import { FailureText } from '../parts/failure.tsx'
import { type MemberInvitation, useInviteMemberAgain } from './api.ts'
import styles from './team.module.css'

interface InvitationRowProps {
  invitation: MemberInvitation
  mayAct: boolean
  onWithdraw: () => void
}

/** One who is invited and has not answered. */
export function InvitationRow({ invitation, mayAct, onWithdraw }: InvitationRowProps) {
  const { t } = useLingui()
  const names = useRoleNames()
  const again = useInviteMemberAgain(invitation.id)
  const { email, role, department, invited_by: inviter, expires_at: ends, is_expired: isExpired } = invitation
  const send = () =>
    again.mutate(undefined, {
      onSuccess: () =>
        showToast({ tone: 'success', text: t`A new link was sent. The earlier one no longer works.` }),
      onError: error => showToast({ tone: 'danger', text: <FailureText error={error} /> }),
    })
  return (
    <ListItem
      title={
        <span className={styles.title}>
          <MailAddress>{email}</MailAddress>
          <Badge tone="primary">{names[role]}</Badge>
          {isExpired && (
            <Badge tone="warning">
              <Trans>Expired</Trans>
            </Badge>
          )}
        </span>
      }
      note={
        <span className={styles.notes}>
          {department && (
            <span>
              <Trans>
                Department: <Isolate>{department.name}</Isolate>
              </Trans>
            </span>
          )}
          {!isExpired && (
            <span>
              <Trans>
                Valid until <DateText value={ends} />
              </Trans>
            </span>
          )}
          {inviter !== null && (
            <span>
              <Trans>
                Sent by <Isolate>{inviter}</Isolate>
              </Trans>
            </span>
          )}
        </span>
      }
    >
      {mayAct && (
        <div className={styles.acts}>
          <Button
            size="sm"
            variant="secondary"
            iconStart={MailPlus}
            aria-label={t`Send again to ${email}`}
            isPending={again.isPending}
            onPress={send}
          >
            <Trans>Send again</Trans>
          </Button>
          <Button
            size="sm"
            variant="quiet"
            iconStart={MailX}
            aria-label={t`Withdraw the invitation of ${email}`}
            onPress={onWithdraw}
          >
            <Trans>Withdraw the invitation</Trans>
          </Button>
        </div>
      )}
    </ListItem>
  )
}
