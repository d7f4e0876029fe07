import { Trans, useLingui } from '@lingui/react/macro'
import { DateText, formatNumber, Isolate, Ltr, useUi } from '@masar/ui'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { ageSorts, listOfDialog } from '../../people/parts/found.ts'
import { LedgerDialog, LedgerPerson, type LedgerPlace } from '../parts/ledger-dialog.tsx'
import { movementsQuery } from '../queries.ts'
import type { Movement } from './place.ts'

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
  onChange: (place: LedgerPlace<Movement>) => void
  onClose: () => void
}

/** The rows behind the numbers of a course's seats. */
export function SeatMovements({ course, title, place, onChange, onClose }: SeatMovementsProps) {
  const { t } = useLingui()
  const { tag } = useUi()
  const words = useMovementWords()
  const list = useInfiniteQuery({
    ...movementsQuery(course, place.movement, listOfDialog(place, ageSorts)),
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
      onChange={onChange}
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
    />
  )
}
