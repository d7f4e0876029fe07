import type { FastifyInstance } from 'fastify'
import { sendError } from '../errors.ts'

/** Milliseconds: from this mean delay of the event loop on, no request is served in time any more. */
export const longestDelay = 1_000
const sampleInterval = 1_000
const resolution = 100

/**
 * Answers 503 with `Retry-After` at once while the event loop lags, so that what is under way ends. `/healthz` is always answered: the
 * process is alive, and ending it would lose what it does.
 * @param delay the mean delay of the last moments in milliseconds
 */
export function shedLoad(app: FastifyInstance, delay: () => number): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (delay() < longestDelay || request.routeOptions.url === '/healthz') done()
    else void sendError(request, reply, 'unavailable')
  })
}

/**
 * Measures by how much the event loop is late, in milliseconds. A timer of our own is late by just what requests wait; a histogram beside it
 * would be read before it has counted the turn.
 */
export function measureDelay(app: FastifyInstance): () => number {
  const meter = new DelayMeter(performance.now())
  const timer = setInterval(() => meter.tick(performance.now()), resolution).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  return () => meter.delay
}

/**
 * How late the ticks of a timer come: the mean of a second, or of a turn that took longer. What lasts is in two of them; a single long turn (a
 * machine that was paused, a large collection of garbage) is over when it is seen, and who comes after it is served.
 */
export class DelayMeter {
  #due: number
  #since: number
  #late: number[] = []
  #means: [before: number, last: number] = [0, 0]

  /** @param now milliseconds of any clock that only goes forward, as for `tick` */
  constructor(now: number) {
    this.#since = now
    this.#due = now + resolution
  }

  /** To be called each tenth of a second. */
  tick(now: number): void {
    this.#late.push(Math.max(0, now - this.#due))
    this.#due = now + resolution
    if (now - this.#since < sampleInterval) return
    const mean = this.#late.reduce((sum, each) => sum + each, 0) / this.#late.length
    this.#means = [this.#means[1], mean]
    this.#late = []
    this.#since = now
  }

  /** Milliseconds by which it lags, the smaller of the last two means. */
  get delay(): number {
    return Math.min(...this.#means)
  }
}
