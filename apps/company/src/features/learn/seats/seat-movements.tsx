import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { DateText, formatNumber, Isolate, linkClass, Ltr, Table, useUi } from '@masar/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { LedgerDialog } from '../parts/ledger-dialog.tsx'
import { movementsQuery, type SeatMovement } from '../queries.ts'
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

interface MovementsDialogProps {
  course: number
  title: string | undefined
  movement: Movement | undefined
  onChange: (movement: Movement | undefined) => void
  onClose: () => void
}

/** The rows behind the numbers of a course's seats, newest first. */
export function MovementsDialog({ course, title, movement, onChange, onClose }: MovementsDialogProps) {
  const words = useMovementWords()
  const list = useInfiniteQuery(movementsQuery(course, movement))
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
      movement={movement}
      onChange={onChange}
      onClose={onClose}
    >
      {rows => <Rows rows={rows} words={words} />}
    </LedgerDialog>
  )
}

function Rows({ rows, words }: { rows: readonly SeatMovement[]; words: Record<Movement, string> }) {
  const { t } = useLingui()
  const { tag } = useUi()
  return (
    <Table
      caption={t`Movements of seats`}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { id: 'movement', header: t`Movement`, isRowHeader: true, cell: ({ movement }) => words[movement] },
        {
          id: 'who',
          header: t`Person`,
          cell: ({ employee }) =>
            employee && (
              <AppLink to={`/Employees/${employee.id}`} className={linkClass({ quiet: true })}>
                <Isolate>{employee.name}</Isolate>
              </AppLink>
            ),
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
