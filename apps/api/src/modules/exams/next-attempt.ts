import type { ExamQueries } from './queries.ts'
import { startBlock } from './rules.ts'
import { startFacts } from './start-facts.ts'

/**
 * When a learner can start a further attempt at an exam, or go on with the open one: for the page that shows the result of one.
 * @returns null where none can start any more, as far as is known now
 */
export async function nextAttempt(
  queries: ExamQueries,
  key: { exam: number; user: number },
  now = new Date(),
): Promise<{ from: string | null } | null> {
  const [row] = await queries.exam.execute(key)
  if (!row) return null
  const made = await queries.attemptsOf.execute(key)
  if (made.some(({ state }) => state === 'in_progress')) return { from: null }
  const block = startBlock(startFacts(row, made), now)
  if (block === null) return { from: null }
  const { until } = block
  const isTooLate = until === null || (row.exam.closesAt !== null && until >= row.exam.closesAt)
  return isTooLate ? null : { from: until.toISOString() }
}
