import { randomUUID } from 'node:crypto'
import type { Static } from 'typebox'
import { sandboxPayments, settings } from '../db/schema/index.ts'
import { eq } from 'drizzle-orm'
import type { Checkout, Order, PayBody } from '../modules/commerce/schema.ts'
import type { TestApi } from './test-api.ts'

export type OrderJson = Static<typeof Order>
export type CheckoutJson = Static<typeof Checkout>

/** The seller whose bills the tests issue. */
export async function seller(api: TestApi): Promise<void> {
  await api.db
    .insert(settings)
    .values({
      key: 'seller',
      value: {
        legal_name: 'شركة مسار للتدريب',
        vat_number: '310122393500003',
        registration_number: '1010123456',
        bank: {
          iban: 'SA0380000000608010167519',
          name: 'بنك الاختبار',
          beneficiary: 'شركة مسار للتدريب',
        },
      },
    })
    .onConflictDoNothing()
}

type Which = 'client-api' | 'company-api'

/** A buyer at one of the APIs, as an application of ours calls for them. */
export class TestBuyer {
  readonly #api: TestApi
  readonly #token: string
  readonly #which: Which

  constructor(api: TestApi, token: string, which: Which = 'client-api') {
    this.#api = api
    this.#token = token
    this.#which = which
  }

  async call<T>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    key: string = randomUUID(),
  ): Promise<{ status: number; data: T; code: string; errors?: Record<string, string[]> }> {
    const answer = await this.#api.as(this.#token)(method, `/${this.#which}/v1${path}`, body, {
      'idempotency-key': key,
    })
    return { status: answer.statusCode, ...answer.json<{ data: T; code: string }>() }
  }

  async putInCart(courseIds: readonly number[], seats = 1): Promise<void> {
    for (const course_id of courseIds) await this.call('POST', '/carts/items', { course_id, seats })
  }

  async quote(): Promise<CheckoutJson> {
    return (await this.call<CheckoutJson>('POST', '/checkouts')).data
  }

  pay({ id, total, methods }: CheckoutJson, more: Partial<Static<typeof PayBody>> = {}, key?: string) {
    const buyer = { name: 'Sara Ali', ...(this.#which === 'company-api' && { address }) }
    return this.call<{ order: OrderJson; redirect_url: string | null }>(
      'POST',
      `/checkouts/${id}/pay`,
      { total, method: methods[0], buyer, ...more },
      key,
    )
  }

  /** Orders what is in the cart, by card. @returns the order, which waits for its payment */
  async order(): Promise<OrderJson & { paymentId: string }> {
    const { data } = await this.pay(await this.quote())
    return { ...data.order, paymentId: data.redirect_url?.split('/').at(-1) ?? '' }
  }

  /** Buys courses with the card that is approved. */
  async buy(courseIds: readonly number[], seats = 1): Promise<OrderJson> {
    await this.putInCart(courseIds, seats)
    const order = await this.order()
    await this.#api.sandbox?.pay(order.paymentId, '4242424242424242')
    return this.check(order.id)
  }

  /** What the browser does when it comes back. */
  async check(id: string): Promise<OrderJson> {
    return (await this.call<OrderJson>('POST', `/orders/${id}/check`)).data
  }
}

const address = { city: 'الرياض', street: 'طريق الملك فهد', country: 'SA' }

/** Writes into the sandbox's own books, as what a provider does by itself. */
export async function atSandbox(
  api: TestApi,
  id: string,
  change: Partial<typeof sandboxPayments.$inferInsert>,
): Promise<void> {
  await api.db.update(sandboxPayments).set(change).where(eq(sandboxPayments.id, id))
}
