import { Trans, useLingui } from '@lingui/react/macro'
import { Button, DateText, formatNumber, Isolate, Ltr, Text, useUi } from '@masar/ui'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { ageSorts, listOfDialog } from '../../people/parts/found.ts'
import { LedgerDialog, LedgerPerson, type LedgerPlace } from '../parts/ledger-dialog.tsx'
import { movementsQuery } from '../queries.ts'
import type { Movement, MovementPeriod } from './place.ts'

function useMovementWords(): Record<Movement, string> {
  const { t } = useLingui()
  return {
    bought: t({ message: 'Bought', context: 'movement of a seat' }),
    assigned: t({ message: 'Assigned', context: 'movement of a seat' }),
    started: t({ message: 'Started', context: 'movement of a seat' }),
    returned: t({ message: 'Came back', context: 'movement of a seat' }),
    expired: t({ message: 'Expired', context: 'movement of a seat' }),
    refunded: t({ message: 'Refunded', context: 'movement of a seat' }),
  }
}

interface SeatMovementsProps {
  course: number
  title: string | undefined
  place: LedgerPlace<Movement>
  /** The one that a report counts, where that led here. */
  period: MovementPeriod
  /** @param period another one */
  onChange: (place: LedgerPlace<Movement>, period?: MovementPeriod) => void
  onClose: () => void
}

/** The rows behind the numbers of a course's seats. */
export function SeatMovements({ course, title, place, period, onChange, onClose }: SeatMovementsProps) {
  const { t } = useLingui()
  const { tag } = useUi()
  const words = useMovementWords()
  const list = useInfiniteQuery({
    ...movementsQuery(course, place.movement, listOfDialog(place, ageSorts), period),
    placeholderData: keepPreviousData,
  })
  return (
    <LedgerDialog
      title={
        title === undefined ? (
          <Trans>Movements of seats</Trans>
        ) : (
          <Trans>
            Seats of “<Isolate>{title}</Isolate>”
          </Trans>
        )
      }
      list={list}
      words={words}
      label={t`Search for a person`}
      place={place}
      onChange={next => onChange(next)}
      onClose={onClose}
      caption={t`Movements of seats`}
      columns={[
        {
          id: 'who',
          header: t`Person`,
          cell: ({ employee }) => employee && <LedgerPerson employee={employee} />,
        },
        { id: 'at', header: t`Date`, cell: ({ at }) => <DateText value={at} format="time" /> },
        {
          id: 'seats',
          header: t`Free seats`,
          isNumeric: true,
          cell: ({ seats }) => <Ltr>{formatNumber(tag, seats, { signDisplay: 'exceptZero' })}</Ltr>,
        },
      ]}
    >
      <MovedIn period={period} onWhole={() => onChange(place, {})} />
    </LedgerDialog>
  )
}

/** The period in which a report counts, and the way to leave it. */
function MovedIn({ period: { from, to }, onWhole }: { period: MovementPeriod; onWhole: () => void }) {
  if (from === undefined && to === undefined) return null
  const first = from !== undefined && <DateText value={from} timeZone="UTC" />
  const last = to !== undefined && <DateText value={to} timeZone="UTC" />
  return (
    <Text as="div" size="sm">
      {first && last ? (
        <Trans>
          Movements from {first} to {last}.
        </Trans>
      ) : first ? (
        <Trans>Movements on {first} or later.</Trans>
      ) : (
        <Trans>Movements on {last} or earlier.</Trans>
      )}{' '}
      <Button size="sm" variant="quiet" onPress={onWhole}>
        <Trans>All time</Trans>
      </Button>
    </Text>
  )
}
