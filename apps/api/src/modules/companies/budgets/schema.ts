import { Type, type Static } from 'typebox'
import { budgetMovements } from '../../../db/schema/index.ts'
import { Choice, CursorPage, Data, Id, Moment, Nullable, body, named, strict } from '../../contract.ts'
import { findingByAge } from '../../finding.ts'
import { tableFormats } from '../files/table-file.ts'

export const longestNote = 300
/** A hundred million riyals: more is a slip of the finger. */
export const mostCredit = 10_000_000_000
const { Integer } = Type
const Credit = Integer({ description: 'Minor units (halalas).' })
const Amount = Integer({ minimum: 1, maximum: mostCredit, description: 'Minor units (halalas).' })
const Note = Type.Optional(Type.String({ maxLength: longestNote, description: 'What it is for.' }))

export const Budgets = Data(
  Type.Array(
    named('DepartmentBudget', {
      id: Nullable(
        Integer({ description: 'Null where the department has no budget: the nearest one above it pays.' }),
      ),
      department: named('BudgetDepartment', {
        id: Nullable(Integer({ description: 'Null once it was deleted.' })),
        name: Type.String(),
        parent_id: Nullable(Integer()),
      }),
      granted: Credit,
      reserved: Integer({ description: 'Set aside for requests that wait for an answer.' }),
      spent: Credit,
      free: Credit,
    }),
  ),
)

export const CreditGrant = body(
  'CreditGrant',
  { department_id: Id, amount: Amount, note: Note },
  { department_id: 5, amount: 500_000, note: 'الربع الأول' },
)
export type CreditGrant = Static<typeof CreditGrant>
export const CreditReturn = body(
  'CreditReturn',
  { amount: Amount, note: Note },
  { amount: 120_000, note: 'لم يُستعمل' },
)
export type CreditReturn = Static<typeof CreditReturn>
export const GrantedBudget = Data(strict({ id: Id }))

export const BudgetMovementQuery = strict({
  movement: Type.Optional(Choice(budgetMovements)),
  ...findingByAge,
})
export type BudgetMovementQuery = Static<typeof BudgetMovementQuery>
export const BudgetMovements = CursorPage(
  named('BudgetMovement', {
    id: Id,
    movement: Choice(budgetMovements),
    amount: Integer({ description: 'Minor units (halalas), always positive.' }),
    employee: Nullable(Type.Object({ id: Id, name: Type.String() })),
    course: Nullable(Type.Object({ id: Id, title: Type.String() })),
    by: Nullable(Type.String({ description: 'Who granted it or took it back.' })),
    note: Type.String(),
    at: Moment,
  }),
)
export const BudgetExport = body(
  'BudgetExport',
  {
    format: Choice(tableFormats),
    of: Choice(['balances', 'movements']),
  },
  { format: 'csv', of: 'movements' },
)
export type BudgetExport = Static<typeof BudgetExport>
