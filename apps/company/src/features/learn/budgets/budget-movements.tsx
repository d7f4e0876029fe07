import { Trans, useLingui } from '@lingui/react/macro'
import { DateText, formatMoney, Isolate, useUi } from '@masar/ui'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { ageSorts, listOfDialog } from '../../people/parts/found.ts'
import { LedgerDialog, LedgerPerson, type LedgerPlace } from '../parts/ledger-dialog.tsx'
import { type BudgetMovement, budgetMovementsQuery, type DepartmentBudget } from './api.ts'
import type { BudgetMovementKind } from './place.ts'

function useMovementWords(): Record<BudgetMovementKind, string> {
  const { t } = useLingui()
  return {
    granted: t({ message: 'Granted', context: 'movement of a budget' }),
    taken_back: t({ message: 'Taken back', context: 'movement of a budget' }),
    reserved: t({ message: 'Reserved for a request', context: 'movement of a budget' }),
    released: t({ message: 'Reservation ended', context: 'movement of a budget' }),
    spent: t({ message: 'Spent on a course', context: 'movement of a budget' }),
    given_back: t({ message: 'Came back with a seat', context: 'movement of a budget' }),
  }
}

interface BudgetMovementsProps {
  budget: DepartmentBudget & { id: number }
  place: LedgerPlace<BudgetMovementKind>
  onChange: (place: LedgerPlace<BudgetMovementKind>) => void
  onClose: () => void
}

/** The rows behind the numbers of a budget. */
export function BudgetMovements({ budget, place, onChange, onClose }: BudgetMovementsProps) {
  const { t } = useLingui()
  const { tag } = useUi()
  const words = useMovementWords()
  const list = useInfiniteQuery({
    ...budgetMovementsQuery(budget.id, place.movement, listOfDialog(place, ageSorts)),
    placeholderData: keepPreviousData,
  })
  return (
    <LedgerDialog
      title={
        <Trans>
          Budget of <Isolate>{budget.department.name}</Isolate>
        </Trans>
      }
      list={list}
      words={words}
      label={t`Search by person, course or note`}
      place={place}
      onChange={onChange}
      onClose={onClose}
      caption={t`Movements of the budget`}
      columns={[
        {
          id: 'amount',
          header: t`Amount`,
          isNumeric: true,
          cell: ({ amount }) => <bdi>{formatMoney(tag, amount, 'SAR', { exact: true })}</bdi>,
        },
        { id: 'for', header: t`For`, cell: row => <Purpose row={row} /> },
        { id: 'at', header: t`Date`, cell: ({ at }) => <DateText value={at} format="time" /> },
      ]}
    />
  )
}

/** The person and the course; or who granted it, and why. */
function Purpose({ row: { employee, course, by, note } }: { row: BudgetMovement }) {
  return (
    <>
      {employee && <LedgerPerson employee={employee} />}
      {employee && course && ' · '}
      {course && <Isolate>{course.title}</Isolate>}
      {by !== null && <Isolate>{by}</Isolate>}
      {by !== null && note !== '' && ' · '}
      {note !== '' && <Isolate>{note}</Isolate>}
    </>
  )
}
