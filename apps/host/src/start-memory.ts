import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Milliseconds after the start by which its first visitors have been served. */
const afterStart = 10_000

/**
 * Gives back what only the start needed, once. Migrating, loading and first answers leave more garbage than the service holds at rest, and
 * V8 lets it lie until something else wants the room, which on a quiet host never comes.
 */
export function giveBackStartMemory(): void {
  const timer = setTimeout(() => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as NonNullable<typeof globalThis.gc>
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }, afterStart)
  timer.unref()
}
