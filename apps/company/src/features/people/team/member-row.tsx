import { Trans, useLingui } from '@lingui/react/macro'
import { MailAddress } from '@masar/app-shell'
import { useRoleNames } from '@masar/accounts'
import { Avatar, Badge, DateText, IconButton, Isolate, ListItem } from '@masar/ui'
import { Menu } from '@masar/ui/menu'
import { EllipsisVertical, ShieldAlert, UserCog, UserMinus } from 'lucide-react'
import type { ListSelection } from '../parts/list-selection.ts'
import { ChooseRow } from '../parts/many/choices.tsx'
import type { Member } from './api.ts'
import styles from './team.module.css'

interface MemberRowProps {
  member: Member
  isSelf: boolean
  /** Whether a second factor is demanded that the member has not set up. */
  isMarked: boolean
  /** Left out where the member cannot be chosen. */
  selection: ListSelection | undefined
  /** Left out where nothing may be changed. */
  onAct: ((act: 'change' | 'end') => void) | undefined
}

/** One who acts for the company. */
export function MemberRow({ member, isSelf, isMarked, selection, onAct }: MemberRowProps) {
  const { t } = useLingui()
  const names = useRoleNames()
  const { name, avatar, email, role, department, since } = member
  return (
    <ListItem
      start={
        <>
          {selection && <ChooseRow id={member.id} label={t`Choose ${name}`} selection={selection} />}
          <Avatar name={name} src={avatar} size={40} />
        </>
      }
      title={
        <span className={styles.title}>
          <Isolate>{name}</Isolate>
          <Badge tone="primary">{names[role]}</Badge>
          {isSelf && (
            <Badge>
              <Trans>You</Trans>
            </Badge>
          )}
          {isMarked && (
            <Badge tone="warning" icon={ShieldAlert}>
              <Trans>No two-step verification</Trans>
            </Badge>
          )}
        </span>
      }
      note={
        <span className={styles.notes}>
          <MailAddress>{email}</MailAddress>
          {department && (
            <span>
              <Trans>
                Department: <Isolate>{department.name}</Isolate>
              </Trans>
            </span>
          )}
          <span>
            {member.is_company_account ? (
              <Trans>The company’s own account: always an owner.</Trans>
            ) : (
              <Trans>
                Since <DateText value={since} />
              </Trans>
            )}
          </span>
        </span>
      }
      end={
        onAct && (
          <Menu
            label={t`Acts for ${name}`}
            trigger={<IconButton icon={EllipsisVertical} label={t`Acts for ${name}`} />}
            items={[
              { id: 'change', label: t`Change the role`, icon: UserCog },
              {
                id: 'end',
                label: isSelf ? t`End my role` : t`End the role`,
                icon: UserMinus,
                isDanger: true,
              },
            ]}
            onAction={act => onAct(act as 'change' | 'end')}
          />
        )
      }
    />
  )
}
