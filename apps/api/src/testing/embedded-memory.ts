import { readFile } from 'node:fs/promises'
import { openDatabase } from '../db/client.ts'

// A program of its own, so that what it held at most is the database's: opens the folder, asks often enough for the engine to be worth optimising, and prints it.
const database = await openDatabase({ folder: process.argv[2] })
// None is prepared: each is parsed.
for (let n = 0; n < 400; n += 1) await database.pool.query(`select ${n} as n, now() as at where ${n} > 0`)
// Compiling goes on beside the statements.
await new Promise(resolve => setTimeout(resolve, 3_000))
await database.close()
console.log(`\nheld ${Math.round((await mostHeld()) / 1e3)}`)

/** Kilobytes. What the system counts as `maxRSS` begins with what the parent held when it started this one, so Linux is asked for its own. */
async function mostHeld(): Promise<number> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS)
}
