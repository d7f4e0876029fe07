import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { LoadError, useGo, useSession } from '@masar/app-shell'
import { useRoleNames } from '@masar/accounts'
import { Banner, Button, EmptyState, Heading, List, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { BlockError } from '../../frame/block-error.tsx'
import { ListTools } from '../parts/list-tools.tsx'
import {
  type Member,
  type MemberInvitation,
  memberInvitationsQuery,
  memberRoles,
  membersQuery,
  securityQuery,
  useGivenRoles,
} from './api.ts'
import { InvitationRow } from './invitation-row.tsx'
import { MemberList } from './member-list.tsx'
import { teamAddress, type TeamPlace, teamPlaceOf } from './place.ts'
import { useRoleHelp } from './role-words.ts'
import { useTeamFound } from './team-list.ts'
import styles from './team.module.css'

const AddDialog = lazy(() =>
  import('./add-dialog.tsx').then(({ AddDialog: default_ }) => ({ default: default_ })),
)
const ChangeDialog = lazy(() =>
  import('./change-dialog.tsx').then(({ ChangeDialog: default_ }) => ({ default: default_ })),
)
const EndDialog = lazy(() =>
  import('./end-dialog.tsx').then(({ EndDialog: default_ }) => ({ default: default_ })),
)
const WithdrawDialog = lazy(() =>
  import('./end-dialog.tsx').then(({ WithdrawDialog: default_ }) => ({ default: default_ })),
)

type Open =
  | { act: 'add' }
  | { act: 'change' | 'end'; member: Member }
  | { act: 'withdraw'; invitation: MemberInvitation }

/** Who acts for the company, in which role, and who is invited to. */
// long: two lists, their states, and the dialogs that they open
export function TeamScreen({ place }: { place: TeamPlace }) {
  const go = useGo()
  const members = useQuery(membersQuery())
  const invitations = useQuery(memberInvitationsQuery())
  const security = useQuery(securityQuery())
  const own = useSession(session => session.info?.id)
  const given = useGivenRoles()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const isDemanded = security.data?.data.demands_second_factor === true
  const list = members.data?.data
  const waiting = invitations.data?.data ?? []
  const found = useTeamFound(list ?? [], waiting, place)
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <div>
          <Heading level={1}>
            <Trans>Who acts for the company</Trans>
          </Heading>
          <Text soft>
            <Trans>They sign in with their own accounts. Employees need no role to learn.</Trans>
          </Text>
        </div>
        {given.length > 0 && (
          <Button iconStart={UserRoundPlus} onPress={() => setOpen({ act: 'add' })}>
            <Trans>Give somebody a role</Trans>
          </Button>
        )}
      </div>
      {isDemanded && <Lacking count={security.data?.data.members_without ?? 0} />}
      {members.isPending && <Skeleton shape="block" height="16rem" />}
      {members.isError && !list && (
        <LoadError
          error={members.error}
          isRetrying={members.isFetching}
          onRetry={() => void members.refetch()}
        />
      )}
      {list && list.length + waiting.length > 1 && (
        <TeamTools place={place} onChange={next => go(teamAddress(next), { replace: true })} />
      )}
      {list && found.members.length + found.invitations.length === 0 && (
        <EmptyState drawing="search" title={<Trans>No results</Trans>}>
          <Trans>Nobody with a role matches these words.</Trans>
        </EmptyState>
      )}
      <MemberList
        members={found.members}
        given={given}
        place={place}
        isDemanded={isDemanded}
        onAct={(act, member) => setOpen({ act, member })}
      />
      {list?.length === 1 && waiting.length === 0 && (
        <Text soft>
          <Trans>
            So far only the company’s own account acts for it. Give roles to people instead of sharing its
            password: each then sees what concerns them, and the record says who did what.
          </Trans>
        </Text>
      )}
      {invitations.isError && !invitations.data && list && <BlockError query={invitations} />}
      {found.invitations.length > 0 && (
        <section className={styles.part} aria-labelledby="waiting">
          <Heading level={2} size="md" id="waiting">
            <Trans>Invited, not yet accepted</Trans>
          </Heading>
          <List isFramed>
            {found.invitations.map(invitation => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                mayAct={given.includes(invitation.role)}
                onWithdraw={() => setOpen({ act: 'withdraw', invitation })}
              />
            ))}
          </List>
        </section>
      )}
      <Roles />
      <Suspense>
        {open?.act === 'add' && <AddDialog given={given} onClose={close} />}
        {open?.act === 'change' && (
          <ChangeDialog member={open.member} isSelf={open.member.id === own} given={given} onClose={close} />
        )}
        {open?.act === 'end' && (
          <EndDialog member={open.member} isSelf={open.member.id === own} onClose={close} />
        )}
        {open?.act === 'withdraw' && <WithdrawDialog invitation={open.invitation} onClose={close} />}
      </Suspense>
    </div>
  )
}

interface TeamToolsProps {
  place: TeamPlace
  onChange: (place: TeamPlace) => void
}

function TeamTools({ place, onChange }: TeamToolsProps) {
  const { t } = useLingui()
  return (
    <ListTools
      label={t`Search by name, e-mail or role`}
      place={place}
      sorts={[
        { value: '', label: t`Oldest first` },
        { value: 'newest', label: t`Newest first` },
        { value: 'name', label: t`By name` },
        { value: 'role', label: t`By role` },
      ]}
      onChange={next => onChange(teamPlaceOf(next))}
    />
  )
}

/** How many are kept out until they have a second factor. */
function Lacking({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Banner tone="warning">
      <Plural
        value={count}
        one="Two-step verification is required here, and # person has not set it up yet. They can sign in, but can’t open anything in the company portal until they have."
        other="Two-step verification is required here, and # people have not set it up yet. They can sign in, but can’t open anything in the company portal until they have."
      />
    </Banner>
  )
}

function Roles() {
  const names = useRoleNames()
  const help = useRoleHelp()
  return (
    <section className={styles.part} aria-labelledby="roles">
      <Heading level={2} size="md" id="roles">
        <Trans>What each role may do</Trans>
      </Heading>
      <dl className={styles.roles}>
        {memberRoles.map(role => (
          <div key={role}>
            <dt>{names[role]}</dt>
            <dd>{help[role]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
