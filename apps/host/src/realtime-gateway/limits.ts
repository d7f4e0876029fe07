/** Numbers of the protocol's pages, and ours where they are silent. Times in milliseconds, sizes in bytes. */
export const protocolLimits = {
  channelName: 164,
  eventName: 200,
  eventData: 10 * 1024,
  eventsOfBatch: 10,
  channelsOfEvent: 100,
  presenceMembers: 100,
  memberInfo: 1024,
  userId: 128,
  watchlist: 100,
  clientEventsPerSecond: 10,
  /** From so many subscribers on, a channel's count is published at intervals. */
  countedAtOnce: 100,
} as const

/** What a server of the gateway needs of its router, whose own limit would leave the longest names without an answer. */
export const routerOptions = { maxParamLength: protocolLimits.channelName } as const

export interface GatewayLimits {
  /** Sent to clients, in seconds; after so long without a message the gateway pings. */
  activityTimeout: number
  /** What a silent socket has left to answer. */
  pongTimeout: number
  sweepInterval: number
  /** The largest frame that a client may send. */
  frame: number
  /** Frames a second of one socket, after a burst (a client that is back subscribes to everything at once). */
  framesPerSecond: number
  frameBurst: number
  channelsPerSocket: number
  /** Signed-in sockets of one user; a further one takes the place of the oldest. */
  socketsPerUser: number
  /** Of one client address, behind which a company or a school may sit; a further one is asked to come back later. */
  socketsPerAddress: number
  /** What may wait unsent for a client that does not read. */
  backlog: number
  /** How many sockets are greeted per second; the others wait their turn. */
  greetingsPerSecond: number
  /** How long a socket may take to answer a close. */
  closeTimeout: number
  countInterval: number
  cacheAge: number
  cachedChannels: number
  /** How long an empty channel or a member that left is kept from the webhooks, so that a quick reconnect stays silent. */
  webhookDelay: number
  /** How long a webhook is tried again. */
  webhookPatience: number
  /** Over how long a closing gateway sends its sockets away. */
  drain: number
}

export const standardLimits: GatewayLimits = {
  activityTimeout: 120,
  pongTimeout: 30_000,
  sweepInterval: 5_000,
  frame: 16 * 1024,
  framesPerSecond: 20,
  frameBurst: 200,
  channelsPerSocket: 100,
  socketsPerUser: 20,
  socketsPerAddress: 2_048,
  backlog: 1024 * 1024,
  greetingsPerSecond: 4_000,
  closeTimeout: 5_000,
  countInterval: 5_000,
  cacheAge: 30 * 60_000,
  cachedChannels: 10_000,
  webhookDelay: 3_000,
  webhookPatience: 5 * 60_000,
  drain: 5_000,
}

/** Lets so many through per second, and a burst at once. */
export class TokenBucket {
  #left: number
  #at: number
  readonly #rate: number
  readonly #burst: number

  constructor(rate: number, burst: number, now = Date.now()) {
    this.#rate = rate
    this.#burst = burst
    this.#left = burst
    this.#at = now
  }

  /** Whether one more is allowed now. */
  take(now = Date.now()): boolean {
    this.#left = Math.min(this.#burst, this.#left + (Math.max(0, now - this.#at) * this.#rate) / 1000)
    this.#at = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}
