import { withQuery } from '@masar/site-map'
import { idOf, oneOf, wordsOf } from '../../people/employees/filters.ts'

export const budgetMovements = [
  'granted',
  'taken_back',
  'reserved',
  'released',
  'spent',
  'given_back',
] as const
export type BudgetMovementKind = (typeof budgetMovements)[number]

/** Whose budget is searched for, and which one's rows are open, as it stands in the address. */
export interface BudgetsPlace {
  q?: string
  budget?: number
  movement?: BudgetMovementKind
}

/** Reads an address forgivingly: what is not understood is as if it were not there. */
export function budgetsPlaceOf(search: Record<string, unknown>): BudgetsPlace {
  const q = wordsOf(search['q'])
  const budget = idOf(search['budget'])
  const movement = oneOf(budgetMovements, search['movement'])
  return {
    ...(q !== undefined && { q }),
    ...(budget !== undefined && { budget }),
    ...(budget !== undefined && movement && { movement }),
  }
}

/** The address of a place, without locale. */
export function budgetsAddress(place: BudgetsPlace): string {
  return withQuery('/budgets', { ...place })
}
