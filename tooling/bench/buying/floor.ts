import { send, type Taken } from './buyers.ts'

/** What quote, payment, the sandbox's page and the way back read and write: rows by their keys, and rows written. */
const calls = [
  { reads: 2, writes: 3 },
  { reads: 4, writes: 5 },
  { reads: 0, writes: 1 },
  { reads: 6, writes: 6 },
]

/** An order in as many statements as the service sends, each of one row and nothing beside it. */
export async function buyAtFloor(address: string): Promise<Taken[]> {
  const taken: Taken[] = []
  for (const call of calls)
    taken.push(
      await send(`${address}/transaction`, {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(call),
      }),
    )
  return taken
}
