import { withQuery } from '@masar/site-map'
import { idOf, oneOf } from '../../people/parts/address-values.ts'
import {
  type AgeSort,
  ageSorts,
  type DialogPlace,
  dialogPlaceOf,
  type ListPlace,
  listPlaceOf,
} from '../../people/parts/found.ts'

export const budgetMovements = [
  'granted',
  'taken_back',
  'reserved',
  'released',
  'spent',
  'given_back',
] as const
export type BudgetMovementKind = (typeof budgetMovements)[number]

/** Beside the order of the tree: the least free first, and the most spent or granted. */
export const budgetSorts = ['free', 'spent', 'granted'] as const
export type BudgetSort = (typeof budgetSorts)[number]

/** Whose budget is searched for, their order, and which one's rows are open and in which order, as in the URL. */
export interface BudgetsPlace extends ListPlace<BudgetSort>, DialogPlace<AgeSort> {
  budget?: number
  movement?: BudgetMovementKind | undefined
  /** The file that shows. */
  export?: number
}

/** Reads an address forgivingly: what is not understood is as if it were not there. */
export function budgetsPlaceOf(search: Record<string, unknown>): BudgetsPlace {
  const budget = idOf(search['budget'])
  const file = idOf(search['export'])
  const movement = oneOf(budgetMovements, search['movement'])
  return {
    ...listPlaceOf(search, budgetSorts),
    ...(budget !== undefined && { budget }),
    ...(budget !== undefined && movement && { movement }),
    ...(budget !== undefined && dialogPlaceOf(search, ageSorts)),
    ...(file !== undefined && { export: file }),
  }
}

/** The address of a place, without locale. */
export function budgetsAddress(place: BudgetsPlace): string {
  return withQuery('/budgets', { ...place })
}
