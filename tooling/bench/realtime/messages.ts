/** What the bench tells its servers. */
export type ToServer = { publish: number; text: string } | 'usage' | 'collect' | 'close'

export interface Usage {
  /** Microseconds of the process's work so far. */
  cpu: number
  /** Bytes of memory that the process holds. */
  memory: number
  /** Milliseconds that the event loop was late at most in 99 of 100 turns, since the last question. */
  delay: number
}

/** What the bench tells its clients. */
export type ToClients =
  | { connect: number; url: string; protocol: 'pusher' | 'bare'; isStorm: boolean }
  | { await: number }
  | { leave: number }
  | 'close'

export const channel = 'bench'
export const app = {
  id: 'bench',
  key: 'bench-key',
  secret: 'a secret of the bench alone',
  clientEvents: false,
}

/** Milliseconds on the clock that all processes of a machine share. */
export const now = () => Number(process.hrtime.bigint()) / 1e6
