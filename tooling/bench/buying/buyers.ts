import { randomUUID } from 'node:crypto'
import { signedHeaders } from '../../../apps/api/src/gateways/payments/sandbox/webhook.ts'
import type { Secrets } from '../../../apps/api/src/secrets.ts'
import { headers } from '../api/measure.ts'

/** What one request took and weighed. */
export interface Taken {
  ms: number
  bytes: number
}

interface Answer<T> extends Taken {
  data: T
}

const approved = '4242424242424242'
/** Approved as well, and no message is sent of it. */
const silent = '4000000000000259'

/** An order that waits at the sandbox. */
export interface Waiting {
  order: string
  /** Its id at the sandbox. */
  payment: string
}

/** One signed-in person who buys, by the calls that the screens make. */
export class Buyer {
  readonly #address: string
  readonly #token: string
  readonly #secrets: Secrets

  constructor(address: string, token: string, secrets: Secrets) {
    this.#address = address
    this.#token = token
    this.#secrets = secrets
  }

  async putInCart(course: number): Promise<void> {
    await this.#call('/carts/items', { course_id: course })
  }

  quote(): Promise<Answer<{ id: string; total: number }>> {
    return this.#call('/checkouts')
  }

  async pay({ id, total }: { id: string; total: number }): Promise<Taken & { waiting: Waiting }> {
    const { data, ...taken } = await this.#call<{ order: { id: string }; redirect_url: string }>(
      `/checkouts/${id}/pay`,
      { total, method: 'card', buyer: { name: 'Bench' } },
    )
    return {
      ...taken,
      waiting: { order: data.order.id, payment: data.redirect_url.split('/').at(-1) ?? '' },
    }
  }

  /** Pays on the sandbox's page. @param isSilent with the card of which the shop hears nothing */
  payCard({ payment }: Waiting, isSilent = false): Promise<Taken> {
    const body = new URLSearchParams({ step: 'pay', card: isSilent ? silent : approved })
    return send(`${this.#address}/sandbox/payments/${payment}`, { body, redirect: 'manual' })
  }

  /** What the browser does when it comes back. @throws Error where the order is not paid by then */
  async check({ order }: Waiting): Promise<Taken> {
    const { data, ...taken } = await this.#call<{ state: string }>(`/orders/${order}/check`)
    if (data.state !== 'paid') throw new Error(`An order is ${data.state} after its payment.`)
    return taken
  }

  /** The sandbox's message about a payment. */
  webhook({ payment }: Waiting): Promise<Taken> {
    const body = JSON.stringify({ id: randomUUID(), type: 'payment.updated', payment })
    return send(`${this.#address}/client-api/v1/webhooks/sandbox`, {
      body,
      headers: signedHeaders(this.#secrets, body),
    })
  }

  async #call<T>(path: string, body?: object): Promise<Answer<T>> {
    const { text, ...taken } = await send(`${this.#address}/client-api/v1${path}`, {
      headers: {
        ...headers,
        authorization: `Bearer ${this.#token}`,
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { ...taken, data: (JSON.parse(text) as { data: T }).data }
  }
}

/** Posts a request and times it. @throws Error where it was refused */
export async function send(url: string, request: RequestInit): Promise<Taken & { text: string }> {
  const began = performance.now()
  const answer = await fetch(url, { method: 'POST', ...request })
  const text = await answer.text()
  const ms = performance.now() - began
  if (answer.status >= 400) throw new Error(`${url} answered ${answer.status}: ${text}`)
  return { ms, bytes: Buffer.byteLength(text), text }
}
