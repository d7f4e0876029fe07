import { hash, verify } from '@node-rs/argon2'
import { Turns } from '../../../turns.ts'

/** Argon2id at the cost of quality.md, section 2; runs on the thread pool. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const costMark = '$argon2id$v=19$m=19456,t=2,p=1$'
const turns = new Turns(4)

export function hashPassword(password: string): Promise<string> {
  return turns.take(() => hash(password, cost))
}

/** An unknown account takes as long as a wrong password: its password is checked against this one. */
let dummyHash: Promise<string> | undefined

export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('no account has this password')
  const against = stored ?? (await dummyHash)
  const fits = await turns.take(() => verify(against, password))
  return fits && stored !== null && stored !== undefined
}

/** Whether a hash was made at another cost than today's. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(costMark)
}
