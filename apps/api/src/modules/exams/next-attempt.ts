import type { ExamQueries } from './queries.ts'
import { startBlock, type StartFacts } from './rules.ts'
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
  const from = firstStart(startFacts(row, made), now)
  return from && { from: from === now ? null : from.toISOString() }
}

/** The first moment from now on at which nothing stands in the way of an attempt; null where none is known. */
function firstStart(facts: StartFacts, now: Date): Date | null {
  const block = startBlock(facts, now)
  if (block === null) return now
  // What is closed until a day is open by then; something else may be in the way still.
  return block.until === null ? null : firstStart({ ...facts, closing: null }, block.until)
}
