import { Plural, Trans } from '@lingui/react/macro'
import { DateText } from '@masar/ui'

interface Due {
  due_on: string | null
  due_days: number | null
  counts_working_days: boolean
}

interface DueProps {
  due: Due
}

/** By when something is to be done: a day, days after joining, or no day. What it is stands before it, or above it in a table. */
export function DueText({ due: { due_on: on, due_days: days, counts_working_days: isWorking } }: DueProps) {
  if (on !== null) return <DateText value={on} timeZone="UTC" />
  if (days !== null && isWorking)
    return <Plural value={days} one="# working day after joining" other="# working days after joining" />
  if (days !== null) return <Plural value={days} one="# day after joining" other="# days after joining" />
  return <Trans context="beside its label">No due date</Trans>
}

/** The same, with what it is. */
export function DueLine({ due }: DueProps) {
  if (due.due_on === null && due.due_days === null) return <Trans>No due date</Trans>
  return (
    <Trans>
      Due: <DueText due={due} />
    </Trans>
  )
}
