import { Plural, Trans } from '@lingui/react/macro'
import { DateText } from '@masar/ui'

interface Due {
  due_on: string | null
  due_days: number | null
  counts_working_days: boolean
}

/** By when something is to be done: a day, days after joining, or no day. */
export function DueText({
  due: { due_on: on, due_days: days, counts_working_days: isWorking },
}: {
  due: Due
}) {
  if (on !== null) return <DateText value={on} timeZone="UTC" />
  if (days !== null && isWorking)
    return <Plural value={days} one="# working day after joining" other="# working days after joining" />
  if (days !== null) return <Plural value={days} one="# day after joining" other="# days after joining" />
  return <Trans>No due date</Trans>
}
