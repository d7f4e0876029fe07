import { openDatabase } from '../db/client.ts'

// A program of its own, so that what it held at most is the database's: opens the folder, asks often enough for the engine to be worth optimising, and prints it.
const database = await openDatabase({ folder: process.argv[2] })
// None is prepared: each is parsed.
for (let n = 0; n < 400; n += 1) await database.pool.query(`select ${n} as n, now() as at where ${n} > 0`)
// Compiling goes on beside the statements.
await new Promise(resolve => setTimeout(resolve, 3_000))
await database.close()
process.stdout.write(String(Math.round(process.resourceUsage().maxRSS / 1e3)))
