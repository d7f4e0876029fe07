import type { Database } from '../db/client.ts'
import { coupons } from '../db/schema/index.ts'

/** Coupons to try, for the host to print: 10 % off anything, and 50 riyals off 200 or more. */
export const demoCoupons = [
  { code: 'MASAR10', kind: 'percent', value: 1_000, minimum: 0 },
  { code: 'AHLAN50', kind: 'amount', value: 5_000, minimum: 20_000 },
] as const

/** Makes the demo's coupons where they are not there. */
export async function makeDemoCoupons(db: Database): Promise<void> {
  await db
    .insert(coupons)
    .values([...demoCoupons])
    .onConflictDoNothing()
}
