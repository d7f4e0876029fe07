import { eq } from 'drizzle-orm'
import type { AddressInfo } from 'node:net'
import { orders, paymentReturns, payments } from '../db/schema/index.ts'
import { account, operator, type Account } from './accounts.ts'
import { seller, TestBuyer, type OrderJson } from './buying.ts'
import { course } from './catalogue.ts'
import type { PeerMessage, ProviderPeer } from './provider-peer.ts'
import { createTestApi, type TestApi } from './test-api.ts'

/** A shop that is paid at a provider's stand-in, and listens for its messages. */
export class ProviderShop<Peer extends ProviderPeer> {
  readonly api: TestApi
  readonly peer: Peer
  readonly log: string[]
  readonly #address: string
  readonly #desk: TestBuyer

  private constructor(api: TestApi, peer: Peer, log: string[], desk: TestBuyer) {
    this.api = api
    this.peer = peer
    this.log = log
    this.#desk = desk
    this.#address = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`
  }

  static async open<Peer extends ProviderPeer>(peer: Peer): Promise<ProviderShop<Peer>> {
    await peer.open()
    const log: string[] = []
    const api = await createTestApi({ payBy: peer.settings(), onLog: line => log.push(line) })
    await seller(api)
    await api.app.listen({ host: '127.0.0.1', port: 0 })
    return new ProviderShop(api, peer, log, new TestBuyer(api, (await operator(api, 'finance')).token))
  }

  async close(): Promise<void> {
    await this.api.close()
    await this.peer.close()
  }

  /** A buyer with courses in their cart. */
  async shopper(...prices: number[]): Promise<Pick<Ordered, 'learner' | 'buyer' | 'courseIds'>> {
    const learner = await account(this.api)
    const buyer = new TestBuyer(this.api, learner.token)
    const courseIds = await Promise.all(
      (prices.length === 0 ? [9_900] : prices).map(price => course(this.api, { price })),
    )
    await buyer.putInCart(courseIds)
    return { learner, buyer, courseIds }
  }

  /** A buyer who ordered courses and was sent to the provider's page. */
  async order(...prices: number[]): Promise<Ordered> {
    const { buyer, ...shopper } = await this.shopper(...prices)
    const { status, data } = await buyer.pay(await buyer.quote())
    if (status !== 200) throw new Error(`The order was answered with ${status}.`)
    const order = { ...data.order, url: data.redirect_url ?? '' }
    return { ...shopper, buyer, order, ...(await this.payment(order.id)) }
  }

  /** The newest payment of an order: ours, and the provider's id of it. */
  async payment(publicId: string): Promise<{ payment: typeof payments.$inferSelect; id: string }> {
    const rows = await this.api.db
      .select({ payment: payments })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(orders.publicId, publicId))
      .orderBy(payments.id)
    const payment = rows.at(-1)?.payment
    if (!payment) throw new Error('An order without a payment.')
    return { payment, id: payment.providerId ?? '' }
  }

  /** Sends a message by HTTP, as the provider does. @returns the status */
  async hear({ body, headers }: PeerMessage): Promise<number> {
    const url = `${this.#address}/client-api/v1/webhooks/${this.peer.name}`
    return (await fetch(url, { method: 'POST', body, headers })).status
  }

  /** Lets the polling jobs find what no webhook has reported. */
  async ask(): Promise<void> {
    await this.api.db.update(payments).set({ createdAt: new Date(Date.now() - 60_000) })
    await this.api.payments.askPending()
  }

  async expireOrder(publicId: string): Promise<void> {
    await this.api.db
      .update(orders)
      .set({ expiresAt: new Date(0) })
      .where(eq(orders.publicId, publicId))
  }

  /** Has a line of a paid order given back, as an operator decides it. */
  async grantRefund({ buyer, order }: Ordered, line = 0): Promise<void> {
    const { data } = await buyer.call<OrderJson>('POST', `/orders/${order.id}/refunds`, {
      lines: [{ line_id: order.lines[line]?.id }],
      reason: '',
    })
    await this.#desk.call('POST', `/console/refunds/${data.refunds.at(-1)?.id}/decision`, {
      grant: true,
      decision: 'As you wish.',
    })
  }

  returnsOf(paymentId: number): Promise<(typeof paymentReturns.$inferSelect)[]> {
    return this.api.db
      .select()
      .from(paymentReturns)
      .where(eq(paymentReturns.paymentId, paymentId))
      .orderBy(paymentReturns.id)
  }
}

export interface Ordered {
  learner: Account
  buyer: TestBuyer
  courseIds: number[]
  order: OrderJson & { url: string }
  payment: typeof payments.$inferSelect
  /** The provider's id of the payment. */
  id: string
}
