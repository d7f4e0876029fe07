import { hash, verify } from '@node-rs/argon2'

/** Argon2id at the cost of quality.md, section 2; runs on the thread pool. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** More at once would only queue for the pool's threads and hold up everything else that uses them. */
const atOnce = 4
let running = 0
const waiting: (() => void)[] = []

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost))
}

/** An unknown account takes as long as a wrong password: its password is checked against this one. */
let nobody: Promise<string> | undefined

export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('no account has this password')
  const against = stored ?? await nobody
  const fits = await inTurn(() => verify(against, password))
  return fits && stored !== null && stored !== undefined
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>(go => waiting.push(go))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}
