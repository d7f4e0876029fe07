import type { ProgressAnswer } from '../api.ts'
import type { Progress } from '../lesson.ts'
import { isRefused } from '../../kept/is-refused.ts'
import { asSegments, mergeSegments, thisSecond } from './segments.ts'
import type { KeptWaiting, Waiting, WaitingStore } from './waiting-store.ts'

type Send = (lesson: number, body: Progress) => Promise<{ data: ProgressAnswer }>

/** As many as the service takes at once. */
const mostSegments = 500
const nothing = (): Waiting => ({ segments: [], active: [], isSeen: false })

interface Options {
  user: number
  lesson: number
  course: number
  tab: string
  /** What the lesson came with: from when on active time counts. */
  opened: string | null
  store: Promise<WaitingStore>
  send: Send
  onAnswer: (answer: ProgressAnswer) => void
  /** A report did not arrive: it waits, and goes with the next one. */
  onKept?: () => void
}

/**
 * Reports what was seen of a lesson, and when. What the service does not confirm waits, in this browser, and goes with the next report; what
 * was sent twice counts once.
 */
export class ProgressReporter {
  #waiting = nothing()
  /** What is on its way: it may not arrive. */
  readonly #sent = new Set<Waiting>()
  readonly #options: Options
  #hasBegun = false

  constructor(options: Options) {
    this.#options = options
  }

  add(part: Partial<Waiting>): void {
    this.#waiting = joined(this.#waiting, { ...nothing(), ...part })
  }

  /** The clock by which watching is counted starts with the first report: it is made when the video starts. */
  begin(): void {
    if (this.#hasBegun) return
    this.#hasBegun = true
    void this.#send(this.#take())
  }

  /** Sends what waits; without anything new it sends nothing. */
  async flush(): Promise<void> {
    const part = this.#take()
    if (!isEmpty(part)) await this.#send(part)
  }

  #take(): Waiting {
    const part = this.#waiting
    this.#waiting = {
      ...nothing(),
      segments: part.segments.slice(mostSegments),
      active: part.active.slice(mostSegments),
    }
    return {
      ...part,
      segments: part.segments.slice(0, mostSegments),
      active: part.active.slice(0, mostSegments),
    }
  }

  async #send(part: Waiting): Promise<void> {
    const { lesson, opened, send, onAnswer, onKept } = this.#options
    this.#sent.add(part)
    // Not awaited: while a page is left, only what begins at once arrives.
    const keeping = this.#keep()
    try {
      const { data } = await send(lesson, bodyOf({ ...part, opened }))
      onAnswer(data)
      this.#sent.delete(part)
      await keeping
      await this.#keep()
      if (data.uncounted.length > 0) this.add({ segments: asSegments(data.uncounted) })
    } catch (error) {
      this.#sent.delete(part)
      if (isRefused(error)) {
        console.warn('progress was refused', error)
        await this.#keep()
        return
      }
      this.#waiting = joined(part, this.#waiting)
      onKept?.()
    }
  }

  /** Keeps all that is not confirmed: what is on its way together with what waits, since any of it may be the last that this page does. */
  async #keep(): Promise<void> {
    const { user, lesson, course, tab, opened, store } = this.#options
    const unconfirmed = [...this.#sent, this.#waiting].reduce(joined)
    const key = { user, lesson, tab }
    try {
      const kept = await store
      await (isEmpty(unconfirmed) ? kept.remove(key) : kept.put({ ...unconfirmed, ...key, course, opened }))
    } catch (error) {
      console.warn('progress could not be kept in this browser', error)
    }
  }
}

/** What was left and the service has taken. */
export interface TakenReport {
  row: KeptWaiting
  answer: ProgressAnswer
}

/**
 * Sends what other tabs and earlier visits have left, of any lesson; what the service takes or refuses is forgotten.
 * @returns what it has taken
 */
export async function sendLeftOver(
  store: WaitingStore,
  user: number,
  tab: string,
  send: Send,
): Promise<TakenReport[]> {
  const taken: TakenReport[] = []
  for (const kept of await store.ofUser(user)) {
    if (kept.tab === tab) continue
    try {
      const { data } = await send(kept.lesson, bodyOf(kept))
      taken.push({ row: kept, answer: data })
      // Its tab may be at it, too, and have kept more meanwhile: that goes with its next report.
      if (!(await isAsKept(store, kept))) continue
      if (data.uncounted.length > 0)
        await store.put({ ...kept, segments: asSegments(data.uncounted), active: [] } satisfies KeptWaiting)
      else await store.remove(kept)
    } catch (error) {
      if (!isRefused(error)) return taken
      await store.remove(kept)
    }
  }
  return taken
}

async function isAsKept(store: WaitingStore, kept: KeptWaiting): Promise<boolean> {
  const rows = await store.ofUser(kept.user)
  const now = rows.find(({ lesson, tab }) => lesson === kept.lesson && tab === kept.tab)
  return JSON.stringify(now) === JSON.stringify(kept)
}

function joined(one: Waiting, other: Waiting): Waiting {
  return {
    segments: mergeSegments([...one.segments, ...other.segments]),
    active: mergeSegments([...one.active, ...other.active]),
    position: other.position ?? one.position,
    isSeen: one.isSeen || other.isSeen,
  }
}

function isEmpty({ segments, active, position, isSeen }: Waiting): boolean {
  return segments.length === 0 && active.length === 0 && position === undefined && !isSeen
}

function bodyOf({
  segments,
  active,
  position,
  isSeen,
  opened,
}: Waiting & Pick<KeptWaiting, 'opened'>): Progress {
  return {
    watched: segments,
    active,
    sent_at: thisSecond(),
    ...(opened !== null && { opened }),
    ...(position !== undefined && { position_seconds: position }),
    ...(isSeen && { is_seen: true }),
  }
}
