/** So many errors are told of; where everything fails, each says the same. */
const mostTold = 20

/**
 * Does a piece of work for each of some, one after the other: one for whom it fails keeps no other one waiting, now or the next time.
 * @param failed what the error says
 * @throws AggregateError of those for whom it failed, the first twenty of them, after the others had their turn
 */
export async function eachInTurn<Item>(
  items: Iterable<Item>,
  failed: string,
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (const item of items)
    try {
      await act(item)
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0)
    throw new AggregateError(failures.slice(0, mostTold), `${failed} (${failures.length})`)
}
