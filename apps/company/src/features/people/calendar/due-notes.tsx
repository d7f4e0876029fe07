import { Trans } from '@lingui/react/macro'
import { dayOff, holidaysBetween, nextWorkingDay, workingDayAfter } from '@masar/text'
import { DateText, Isolate, Text, useUi } from '@masar/ui'
import { type Calendar, useCalendar } from './calendar.ts'

/** Says that a chosen day is a day off; nothing otherwise. */
export function FixedDayNote({ day }: { day: string | null }) {
  const calendar = useCalendar()
  const off = calendar && day !== null && dayOff(calendar, day)
  if (!off) return null
  return (
    <Text size="sm" soft role="status">
      {off.holiday ? (
        <Trans>
          Nobody works on this day: <Isolate>{off.holiday.name}</Isolate>. A fixed due date stays as it is.
        </Trans>
      ) : (
        <Trans>This day is at the weekend. A fixed due date stays as it is.</Trans>
      )}
    </Text>
  )
}

function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The due date from today for so many days, and what moved it. */
function countedFrom(calendar: Calendar, days: number) {
  const counted = plusDays(calendar.today, days)
  const due = nextWorkingDay(calendar.days, counted)
  return { counted, due, holiday: holidaysBetween(calendar, counted, due)[0] }
}

interface CountedProps {
  days: number | null
  /** Whether those are working days. */
  isWorking: boolean
}

/** Says by when it is due for those who have joined already, and why not on the day that is counted. */
export function CountedDayNote({ days, isWorking }: CountedProps) {
  const calendar = useCalendar()
  if (!calendar || days === null) return null
  if (isWorking && days > 0) return <WorkingDaysNote calendar={calendar} days={days} />
  const { counted, due, holiday } = countedFrom(calendar, days)
  const [dueDay, countedDay] = [due, counted].map(day => <DateText key={day} value={day} timeZone="UTC" />)
  return (
    <Text size="sm" soft role="status">
      {counted === due ? (
        <Trans>For those who have joined already it is due on {dueDay}.</Trans>
      ) : holiday ? (
        <Trans>
          For those who have joined already it is due on {dueDay} instead of {countedDay}, because of{' '}
          <Isolate>{holiday.name}</Isolate>.
        </Trans>
      ) : (
        <Trans>
          For those who have joined already it is due on {dueDay} instead of {countedDay}, because of the
          weekend.
        </Trans>
      )}
    </Text>
  )
}

function WorkingDaysNote({ calendar, days }: { calendar: Calendar; days: number }) {
  const { tag } = useUi()
  const due = workingDayAfter(calendar.days, calendar.today, days)
  const holidays = holidaysBetween(calendar, plusDays(calendar.today, 1), due)
  const names = new Intl.ListFormat(tag, { type: 'conjunction' }).format(
    new Set(holidays.map(({ name }) => name)),
  )
  const dueDay = <DateText value={due} timeZone="UTC" />
  return (
    <Text size="sm" soft role="status">
      {holidays.length > 0 ? (
        <Trans>
          For those who have joined already it is due on {dueDay}. Not counted: <Isolate>{names}</Isolate>.
        </Trans>
      ) : (
        <Trans>For those who have joined already it is due on {dueDay}.</Trans>
      )}
    </Text>
  )
}
