import DataLoader from 'dataloader'

/** How many share one statement at most. Statements write it out as their limit, so that the planner reckons with so many and not with a hundred. */
export const batchSize = 16

/**
 * What many requests ask alike in one turn of the event loop, asked in one statement: under load it is the statements' number that costs. A request
 * that comes alone waits for nothing.
 * @param ask answers each key in its place
 * @returns asks for one key. Where a shared statement fails, each of its keys is asked again by itself, so that one bad key does not fail the others
 */
export function batched<Key, Answer>(
  ask: (keys: readonly Key[]) => Promise<Answer[]>,
): (key: Key) => Promise<Answer> {
  const alone = async (key: Key): Promise<Answer | Error> => {
    try {
      return (await ask([key]))[0] as Answer
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
  }
  const together = async (keys: readonly Key[]): Promise<(Answer | Error)[]> => {
    if (keys.length === 1) return Promise.all(keys.map(alone))
    try {
      return await ask(keys)
    } catch {
      // Not lost: the caller that caused it gets it from its own statement.
      return Promise.all(keys.map(alone))
    }
  }
  const loader = new DataLoader<Key, Answer>(together, {
    cache: false,
    maxBatchSize: batchSize,
    batchScheduleFn: dispatch => {
      setImmediate(dispatch)
    },
  })
  return key => loader.load(key)
}

/**
 * For statements that can take one item of a key at most: further ones of the same key are sent after it, in the order of arrival.
 * @param send answers with rows, each with the number of its item
 * @returns the row of each item in its place; undefined where there was none
 */
export async function inRounds<Item, Row extends { n: number }>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  send: (round: readonly { n: number; item: Item }[]) => Promise<Row[]>,
): Promise<(Row | undefined)[]> {
  const rows: (Row | undefined)[] = []
  for (let rest = items.map((item, n) => ({ item, n })); rest.length > 0;) {
    const firsts = new Map(rest.toReversed().map(one => [keyOf(one.item), one]))
    const round = [...firsts.values()]
    for (const row of await send(round)) rows[row.n] = row
    rest = rest.filter(one => !round.includes(one))
  }
  return items.map((_, n) => rows[n])
}
