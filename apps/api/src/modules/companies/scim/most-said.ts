import { scimError } from './errors.ts'
import type { Operation } from './habits.ts'

/** What one request says of a person, far beyond what any directory does. */
const most = { operations: 100, values: 100, pathLetters: 5000 }

/**
 * Refuses what says too much of one person: the time that the protocol's library takes grows with the operations times the values that they
 * are compared with, and everybody waits for it.
 * @throws SCIMMY.Types.Error `invalidValue`
 */
export function demandLittle(operations: readonly Pick<Operation, 'path' | 'value'>[]): void {
  let [values, letters] = [0, 0]
  for (const { path = '', value } of operations) {
    values += valuesIn(value)
    letters += path.length
  }
  if (operations.length > most.operations || values > most.values || letters > most.pathLetters)
    throw scimError(400, 'This is more than is said of one user in a request.', 'invalidValue')
}

/** How many values the lists in it hold, or have beside them. */
function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const within = Object.values(value).reduce((sum: number, inner) => sum + valuesIn(inner), 0)
  return Array.isArray(value) ? within + value.length : within
}
