import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useGo, useSession } from '@masar/app-shell'
import { List } from '@masar/ui'
import { UserMinus } from 'lucide-react'
import { type ListSelection, useListSelection } from '../parts/list-selection.ts'
import { ChooseAll } from '../parts/many/choices.tsx'
import { WholeListBulk } from '../parts/many/whole-list-bulk.tsx'
import { endMemberships, type Member, type MemberRole } from './api.ts'
import { MemberRow } from './member-row.tsx'
import { teamAddress, type TeamPlace } from './place.ts'

interface MemberListProps {
  members: readonly Member[]
  /** The roles that may be given and taken. */
  given: readonly MemberRole[]
  place: TeamPlace
  /** Whether a second factor is demanded. */
  isDemanded: boolean
  onAct: (act: 'change' | 'end', member: Member) => void
}

/** Who acts for the company; those whose role may be ended can be chosen. */
export function MemberList({ members, given, place, isDemanded, onAct }: MemberListProps) {
  const go = useGo()
  const own = useSession(session => session.info?.id)
  const mayChange = ({ is_company_account, role }: Member) => !is_company_account && given.includes(role)
  // One's own role ends by itself alone: it signs oneself out.
  const endable = members.filter(member => mayChange(member) && member.id !== own)
  const ids = endable.map(({ id }) => id)
  const selection = useListSelection({
    place: place.q ?? '',
    chosen: place.chosen,
    loaded: ids,
    total: ids.length,
    onKeep: chosen => go(teamAddress({ ...place, chosen }), { replace: true, resetScroll: false }),
  })
  return (
    <>
      {/* It stays when the list has become empty, and says what could not be done. */}
      <MembersBulk members={endable} selection={selection} />
      {ids.length > 1 && <ChooseAll ids={ids} selected={selection.keys} onChange={selection.choose} />}
      {members.length > 0 && (
        <List isFramed>
          {members.map(member => (
            <MemberRow
              key={member.id}
              member={member}
              isSelf={member.id === own}
              isMarked={isDemanded && !member.has_second_factor}
              selection={endable.includes(member) ? selection : undefined}
              onAct={mayChange(member) ? act => onAct(act, member) : undefined}
            />
          ))}
        </List>
      )}
    </>
  )
}

function MembersBulk({ members, selection }: { members: readonly Member[]; selection: ListSelection }) {
  const { t } = useLingui()
  return (
    <WholeListBulk
      selection={selection}
      items={members}
      label={t`Acts for the people chosen`}
      count={count => <Plural value={count} one="# person chosen" other="# people chosen" />}
      icon={UserMinus}
      action={<Trans>End the roles</Trans>}
      title={count => (
        <Plural value={count} one="End the role of # person?" other="End the roles of # people?" />
      )}
      call={endMemberships}
      refresh={['/members', '/member-invitations', '/security']}
      done={count => <Plural value={count} one="# role has ended" other="# roles have ended" />}
    >
      <Trans>
        They are signed out of the company portal at once. What they did for the company stays, and so do
        their own accounts. We tell them by e-mail.
      </Trans>
    </WholeListBulk>
  )
}
