import { setTimeout as wait } from 'node:timers/promises'
import { ApiError, type ClientApi, createClientApi, unwrap } from '@masar/api-sdk'
import { AttemptSession } from '../../../apps/learner/src/features/exam/autosave/attempt-session.ts'
import type { AttemptPorts, Begun } from '../../../apps/learner/src/features/exam/autosave/attempt-state.ts'
import { timed } from '../../../apps/learner/src/features/exam/model/clock.ts'
import { memoryStore } from '../../../apps/learner/src/features/exam/pending/pending-store.ts'
import type { Seat } from '../../fixtures/exam-rows.ts'
import type { Ledger, Value } from './ledger.ts'

/** Milliseconds between two looks at the clock. */
const tickEveryMs = 500

/** A machine with a browser: what it keeps of answers outlives its pages. */
export class Device {
  readonly store = memoryStore()
  readonly seat: Seat
  readonly ledger: Ledger
  /** The time as this machine has it. */
  readonly now: () => number
  /** Aborted when its user has gone: nothing is tried any more. */
  readonly left: AbortSignal
  readonly #address: string

  /** @param wrongBy milliseconds by which its clock is wrong */
  constructor(address: string, seat: Seat, ledger: Ledger, wrongBy: number, left: AbortSignal) {
    this.#address = address
    this.seat = seat
    this.ledger = ledger
    this.left = left
    this.now = () => Date.now() + wrongBy
  }

  /** The app's client, for one page: with the page its requests end. */
  client(ended: AbortSignal): ClientApi {
    return createClientApi({
      host: this.#address,
      apiKey: 'masar-web',
      locale: () => 'ar-AR',
      token: () => this.seat.token,
      timeout: 15_000,
      fetch: request => fetch(request, { signal: AbortSignal.any([request.signal, ended]) }),
    })
  }
}

/** A page of the exam in a browser: the app's own session with its queue of answers, over the app's own client. */
export class Page {
  readonly session: AttemptSession
  readonly #device: Device
  readonly #api: ClientApi
  readonly #ended: AbortController
  readonly #ticking: NodeJS.Timeout | undefined

  private constructor(
    device: Device,
    begun: Begun,
    api: ClientApi,
    ended: AbortController,
    isFrozen: boolean,
  ) {
    this.#device = device
    this.#api = api
    this.#ended = ended
    this.session = new AttemptSession(begun, this.#ports(begun))
    this.#ticking = isFrozen ? undefined : setInterval(() => this.session.tick(), tickEveryMs)
  }

  /**
   * Opens the exam's page: begins the attempt or goes on with it, however long the network is away.
   * @param sessionLock the tab's own; a reload keeps it
   * @param isFrozen as a tab in the background: it does not see the time go by
   * @returns null where no attempt is open any more
   */
  static async open(
    device: Device,
    exam: number,
    sessionLock: string,
    isFrozen = false,
  ): Promise<Page | null> {
    const ended = new AbortController()
    const api = device.client(ended.signal)
    const start = () =>
      unwrap(
        api.POST('/exams/{id}/attempts', { params: { path: { id: exam } }, body: { holder: sessionLock } }),
      )
    const begun = await untilAnswered(device, () => timed(start, device.now))
    if (begun === null) return null
    const page = new Page(
      device,
      { attempt: begun.data, sessionLock, sample: begun.sample },
      api,
      ended,
      isFrozen,
    )
    void page.session.start()
    return page
  }

  #ports({ attempt, sessionLock }: Begun): AttemptPorts {
    const path = { params: { path: { id: attempt.id } } }
    const { store, seat, ledger, now } = this.#device
    return {
      store,
      user: seat.user,
      now,
      send: async (questionId, body) => {
        const entry = { question: questionId, revision: body.revision, value: body.value as Value | null }
        ledger.sent({ ...entry, claimed: body.made_at })
        const answer = await this.#whileOpen(
          unwrap(
            this.#api.PUT('/attempts/{id}/answers/{questionId}', {
              params: { path: { id: attempt.id, questionId } },
              body,
            }),
          ),
        )
        ledger.saved({ ...entry, revision: answer.data.revision })
        return answer
      },
      look: () => this.#whileOpen(timed(() => unwrap(this.#api.GET('/attempts/{id}', path)), now)),
      leaveSection: () => Promise.reject(new Error('The exam has no sections.')),
      submit: key =>
        this.#whileOpen(
          unwrap(
            this.#api.POST('/attempts/{id}/submit', {
              ...path,
              headers: { 'Idempotency-Key': key },
              body: { holder: sessionLock },
            }),
          ),
        ),
    }
  }

  /** A closed page gets no answer to what it has requested. */
  #whileOpen<T>(call: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const unlessGone = (settle: () => void) => () => this.isOpen && settle()
      call.then(
        answer => unlessGone(() => resolve(answer))(),
        (error: unknown) => unlessGone(() => reject(error as Error))(),
      )
    })
  }

  get isOpen(): boolean {
    return !this.#ended.signal.aborted
  }

  /** @param chosen of an option what it says, which is all that a learner sees of it */
  answer(question: number, chosen: Value): void {
    const value = this.#named(question, chosen)
    const before = this.session.state().answers[question]?.revision ?? 0
    const at = Date.now()
    this.session.answer(question, value)
    const { answers, offset } = this.session.state()
    const { revision = 0, madeAt = null } = answers[question] ?? {}
    if (revision > before && madeAt !== null)
      this.#device.ledger.made(question, value, madeAt, { at, uncertainty: offset?.uncertainty ?? 0 })
  }

  /** An option by what this paper calls it. */
  #named(question: number, value: Value): Value {
    if (!('option' in value)) return value
    const asked = this.session.attempt.questions.find(({ id }) => id === question)
    const option = asked?.options.find(({ text }) => text === value.option)
    if (!option) throw new Error(`Question ${question} has no option ${value.option}.`)
    return { option: option.key }
  }

  /** The learner hands in; where the service is away or refuses it, they go on. */
  async submit(): Promise<void> {
    try {
      await this.session.submit()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }

  /** The learner writes here again, after another tab did. */
  async claim(): Promise<void> {
    const { attempt, sessionLock } = this.session
    const claimed = await untilAnswered(this.#device, () =>
      timed(
        () =>
          this.#whileOpen(
            unwrap(
              this.#api.POST('/attempts/{id}/take-over', {
                params: { path: { id: attempt.id } },
                body: { holder: sessionLock },
              }),
            ),
          ),
        this.#device.now,
      ),
    )
    if (claimed) this.session.refresh(claimed.data, claimed.sample)
  }

  /** Ends as a browser that is killed: nothing more is sent, heard or kept. */
  kill(): void {
    this.#ended.abort()
    clearInterval(this.#ticking)
    this.session.stop()
  }
}

/** @returns null for what the service rejects, or no one waits for any more */
async function untilAnswered<T>(device: Device, call: () => Promise<T>): Promise<T | null> {
  while (!device.left.aborted) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!error.isPassing) return null
      await wait(300)
    }
  }
  return null
}
