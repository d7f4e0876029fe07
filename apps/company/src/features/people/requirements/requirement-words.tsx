import { Plural, Trans } from '@lingui/react/macro'
import { DateText, Isolate } from '@masar/ui'
import type { Requirement } from './api.ts'

/** What is demanded: the title of the course or path. */
export const titleOf = ({ course, path }: Requirement): string => course?.name ?? path?.name ?? ''

/** The title as it fits above a column: cut behind a word. */
export function shortTitleOf(requirement: Requirement): string {
  const title = titleOf(requirement)
  if (title.length <= 34) return title
  const cut = title.slice(0, 34)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 20))}…`
}

/** Of whom it is demanded. */
export function Whom({ requirement: { department, group } }: { requirement: Requirement }) {
  if (department)
    return (
      <Trans>
        Department: <Isolate>{department.name}</Isolate>, with all below it
      </Trans>
    )
  if (group)
    return (
      <Trans>
        Group: <Isolate>{group.name}</Isolate>
      </Trans>
    )
  return <Trans>Everybody in the company</Trans>
}

/** By when, for how long, and with how much grace. */
export function TermsText({ requirement }: { requirement: Requirement }) {
  const { first_due_on: on, first_due_days: days, counts_working_days: isWorking } = requirement
  const { renewal_months: months, grace_days: grace } = requirement
  return (
    <>
      {on !== null ? (
        <Trans>
          First due by <DateText value={on} timeZone="UTC" />.
        </Trans>
      ) : isWorking && days !== 0 ? (
        <Plural
          value={days ?? 0}
          one="First due # working day after joining."
          other="First due # working days after joining."
        />
      ) : (
        <Plural
          value={days ?? 0}
          _0="First due on the day of joining."
          one="First due # day after joining."
          other="First due # days after joining."
        />
      )}{' '}
      {months === null ? (
        <Trans>Once completed, it never expires.</Trans>
      ) : (
        <Plural value={months} one="To be renewed every month." other="To be renewed every # months." />
      )}{' '}
      <Plural value={grace} _0="No grace period." one="# day of grace." other="# days of grace." />
    </>
  )
}
