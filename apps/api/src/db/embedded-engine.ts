import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'

/**
 * PGlite, whose functions V8 optimises as they become hot, but for one: its SQL parser, a single function of 105 kB, for which V8's optimising
 * compiler takes 600 MB. V8 decides that when it first compiles a function, which is when it is first called.
 */
export class Engine extends PGlite {
  #hasParsed = false

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (!this.#hasParsed && !isStartup(message)) {
      this.#hasParsed = true
      optimise(false)
      try {
        super.execProtocolRawSync(emptyQuery)
      } finally {
        optimise(true)
      }
    }
    return super.execProtocolRawSync(message)
  }
}

/** Sets whether what V8 compiles for the first time from now on can be optimised later. */
export function optimise(isWanted: boolean): void {
  // Both flags: without the second alone, V8 optimises all the same.
  for (const flag of ['wasm-tier-up', 'wasm-dynamic-tiering'])
    setFlagsFromString(isWanted ? `--${flag}` : `--no-${flag}`)
}

/** A simple query of PostgreSQL's protocol with an empty text: parsed, and nothing is executed. */
const emptyQuery = new Uint8Array([0x51, 0, 0, 0, 5, 0])

/** A connection's first message has no type. */
function isStartup(message: Uint8Array): boolean {
  return message[0] === 0
}
