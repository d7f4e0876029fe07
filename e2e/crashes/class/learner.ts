import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { CuttingProxy } from '@masar/testing/cutting-proxy'
import type { Random } from '@masar/testing/random'
import { Device, Page } from './browser.ts'
import type { Seat } from '../../fixtures/exam-rows.ts'
import type { ClassExam } from './exam.ts'
import { Ledger } from './ledger.ts'

const second = 1000
const hour = 3600 * second
const clocksWrongBy = [0, 0, 5 * hour, -7 * hour, 400 * 24 * hour]

export interface Times {
  limitMs: number
  graceMs: number
}

/** Something that happens to a learner, so many milliseconds after their exam begins. */
interface Act {
  at: number
  act: () => Promise<void> | void
}

/** A learner of the class: one seat, a network of their own, one browser or two, and a seeded day. */
export class Learner {
  readonly ledger = new Ledger()
  readonly seat: Seat
  /** What has happened to the learner, by its name. */
  readonly happened = new Map<string, number>()
  readonly #exam: ClassExam
  readonly #times: Times
  readonly #random: Random
  readonly #network: CuttingProxy
  readonly #device: Device
  readonly #left = new AbortController()
  readonly #pages: Page[] = []

  private constructor(seat: Seat, exam: ClassExam, times: Times, random: Random, network: CuttingProxy) {
    this.seat = seat
    this.#exam = exam
    this.#times = times
    this.#random = random
    this.#network = network
    this.#device = this.#newDevice()
  }

  /** @param host a port at which the service is to be found, asked for at each connection */
  static async seated(
    seat: Seat,
    exam: ClassExam,
    times: Times,
    random: Random,
    host: () => number,
  ): Promise<Learner> {
    return new Learner(seat, exam, times, random, await CuttingProxy.open(host))
  }

  /** Sits the exam until the time for late answers is over as well. */
  async sit(): Promise<void> {
    const isFrozen = this.#chance(10)
    await this.#open(this.#device, randomUUID(), isFrozen)
    const plan = [...this.#answers(), ...this.#troubles()]
    await Promise.all(plan.map(({ at, act }) => wait(Math.max(0, at)).then(act)))
    await wait(this.#times.limitMs + this.#times.graceMs + 3 * second - Math.max(...plan.map(({ at }) => at)))
    this.#leave()
    this.#network.close()
  }

  #newDevice(): Device {
    const clock = clocksWrongBy[this.#random(clocksWrongBy.length)] ?? 0
    const address = `http://127.0.0.1:${this.#network.port}`
    return new Device(address, this.seat, this.ledger, clock, this.#left.signal)
  }

  #chance = (percent: number): boolean => this.#random(100) < percent

  #between = (least: number, most: number): number =>
    least + this.#random(Math.max(1, Math.round(most - least)))

  #note(what: string): void {
    this.happened.set(what, (this.happened.get(what) ?? 0) + 1)
  }

  /** Changes of answers until a little after the deadline, in whichever tab is open. */
  #answers(): Act[] {
    const { questions } = this.#exam
    return Array.from({ length: 10 }, () => {
      const { id, values } = questions[this.#random(questions.length)] ?? questions[0]!
      const value = values[this.#random(values.length)] ?? values[0]!
      const tab = this.#random(1000)
      return {
        at: this.#between(300, this.#times.limitMs + 2 * second),
        act: () => this.#pages[tab % this.#pages.length]?.answer(id, value),
      }
    })
  }

  #troubles(): Act[] {
    return [
      ...Array.from({ length: this.#random(4) }, () => this.#cutAt(this.#between(500, this.#times.limitMs))),
      ...(this.#chance(50) ? this.#away() : []),
      ...(this.#chance(40) ? this.#restart() : []),
      ...(this.#chance(25) ? this.#second() : []),
      ...(this.#chance(8)
        ? [this.#submitAt(this.#between(this.#times.limitMs / 2, this.#times.limitMs))]
        : []),
      ...(this.#chance(5) ? [this.#leaveForGood()] : []),
    ]
  }

  #cutAt(at: number): Act {
    return {
      at,
      act: () => {
        if (this.#network.cut() > 0) this.#note('cut')
      },
    }
  }

  /** The network is away: for a while, over the deadline, or until after the time for late answers. */
  #away(): Act[] {
    const { limitMs, graceMs } = this.#times
    const kind = this.#random(4)
    const from =
      kind < 2 ? this.#between(second, limitMs - 4 * second) : this.#between(limitMs * 0.6, limitMs - second)
    const ends = [
      from + this.#between(second, 4 * second),
      from + this.#between(second, 4 * second),
      limitMs + this.#between(2 * second, graceMs - 8 * second),
      limitMs + graceMs + second,
    ]
    return [
      {
        at: from,
        act: () => {
          this.#note(['away', 'away', 'away over the deadline', 'away over the grace'][kind] ?? '')
          this.#network.isOpen = false
          this.#network.cut()
        },
      },
      {
        at: ends[kind] ?? from,
        act: () => {
          this.#network.isOpen = true
          // The browser tells its pages.
          for (const page of this.#pages) void page.session.flush()
        },
      },
    ]
  }

  /** The browser is killed and opened again, with the same tab or with a new one. */
  #restart(): Act[] {
    const at = this.#between(2 * second, this.#times.limitMs - 2 * second)
    const isSameTab = this.#chance(50)
    let lock = randomUUID() as string
    return [
      {
        at,
        act: () => {
          if (isSameTab) lock = this.#pages[0]?.session.sessionLock ?? lock
          this.#kill()
          this.#note('killed')
        },
      },
      { at: at + this.#between(200, 2500), act: () => this.#open(this.#device, lock) },
    ]
  }

  /** A second tab of the browser, or another device; some go back to the first. */
  #second(): Act[] {
    const at = this.#between(2 * second, this.#times.limitMs - 3 * second)
    const device = this.#chance(50) ? this.#device : this.#newDevice()
    const back: Act = {
      at: at + this.#between(second, 3 * second),
      act: async () => {
        const [first] = this.#pages
        // On a slow machine the first page learns later that it was taken over.
        const until = Date.now() + 5 * second
        while (first?.session.state().phase !== 'lock-lost' && Date.now() < until) await wait(100)
        if (first?.session.state().phase !== 'lock-lost') return
        this.#note('taken back')
        await Promise.race([first.claim(), wait(5 * second)])
      },
    }
    return [{ at, act: () => this.#open(device, randomUUID()) }, ...(this.#chance(50) ? [back] : [])]
  }

  #submitAt(at: number): Act {
    return {
      at,
      act: async () => {
        this.#note('submitted early')
        const submitting = this.#pages.map(page => page.submit())
        await Promise.race([Promise.all(submitting), wait(5 * second)])
      },
    }
  }

  /** The browser is killed for good. */
  #leaveForGood(): Act {
    return {
      at: this.#between(this.#times.limitMs / 2, this.#times.limitMs),
      act: () => {
        this.#note('gone for good')
        this.#leave()
      },
    }
  }

  async #open(device: Device, sessionLock: string, isFrozen = false): Promise<void> {
    const page = await Page.open(device, this.#exam.id, sessionLock, isFrozen)
    if (page === null) return
    if (this.#left.signal.aborted) return page.kill()
    if (this.#pages.length > 0) this.#note('doubled')
    this.#pages.push(page)
    if (isFrozen) this.#note('frozen')
  }

  #leave(): void {
    this.#left.abort()
    this.#kill()
  }

  #kill(): void {
    for (const page of this.#pages.splice(0)) page.kill()
  }
}
