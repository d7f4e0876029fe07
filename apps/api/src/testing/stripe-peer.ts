import { randomBytes } from 'node:crypto'
import { Stripe } from 'stripe'
import type { PaymentSettings } from '../payment-settings.ts'
import { ProviderPeer, type PeerAnswer, type PeerCall, type PeerMessage } from './provider-peer.ts'

interface Intent {
  id: string
  status: 'requires_payment_method' | 'processing' | 'succeeded'
  received: number
  error: { type: 'card_error'; code: string; decline_code?: string } | null
  failedCharges: number
}

interface Session {
  id: string
  status: 'open' | 'complete' | 'expired'
  params: URLSearchParams
  intent: Intent | null
}

interface Refund {
  id: string
  object: 'refund'
  payment_intent: string
  amount: number
  status: string
  failure_reason?: string
  metadata: Record<string, string>
}

const key = 'sk_test_51MasarStandIn000000'
const webhookSecret = 'whsec_MasarStandIn0000000000000'
const locales = ['auto', 'en', 'en-GB', 'fr', 'de', 'tr']
const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
const invalid = (code: string, param = '', status = 400): PeerAnswer => ({
  status,
  body: { error: { type: 'invalid_request_error', message: code, code, param } },
})

/** Stripe's API as far as Checkout and refunds go (docs.stripe.com/api). */
export class StripePeer extends ProviderPeer {
  readonly name = 'stripe'
  /** How the next refunds begin. */
  refundStatus = 'succeeded'
  readonly #sessions = new Map<string, Session>()
  readonly #refunds: Refund[] = []
  readonly #byKey = new Map<string, { body: string; answer: PeerAnswer }>()

  settings(): PaymentSettings {
    const stripe = { secretKey: key, webhookSecret, apiBase: this.origin, timeoutMs: 1000 }
    return { active: 'stripe', stripe, moyasar: null }
  }

  pay(id: string, amount?: number): void {
    const session = this.session(id)
    const asked = Number(session.params.get('line_items[0][price_data][unit_amount]'))
    session.intent = { ...this.#intent(session), status: 'succeeded', received: amount ?? asked, error: null }
    session.status = 'complete'
  }

  decline(id: string, isPoor = false): void {
    const session = this.session(id)
    const intent = this.#intent(session)
    session.intent = {
      ...intent,
      failedCharges: intent.failedCharges + 1,
      error: {
        type: 'card_error',
        code: 'card_declined',
        decline_code: isPoor ? 'insufficient_funds' : 'generic_decline',
      },
    }
  }

  /** The bank's own page says no: there is no charge then. */
  failAuthentication(id: string): void {
    const session = this.session(id)
    session.intent = {
      ...this.#intent(session),
      error: { type: 'card_error', code: 'payment_intent_authentication_failure' },
    }
  }

  expire(id: string): void {
    this.session(id).status = 'expired'
  }

  isOpen(id: string): boolean {
    return this.session(id).status === 'open'
  }

  refundByHand(id: string, amount: number): void {
    this.#give(this.#intent(this.session(id)).id, amount, {})
  }

  refunds(id: string): number[] {
    return this.refundsOf(id).map(({ amount }) => amount)
  }

  refundsOf(id: string): Refund[] {
    const intent = this.session(id).intent?.id
    return this.#refunds.filter(refund => refund.payment_intent === intent)
  }

  /** As after a day, when Stripe knows keys no more. */
  forgetKeys(): void {
    this.#byKey.clear()
  }

  session(id: string): Session {
    const session = this.#sessions.get(id)
    if (!session) throw new Error(`No session ${id}.`)
    return session
  }

  message(id: string, event: string, at = Date.now()): PeerMessage {
    return this.messageOf(
      event,
      id.startsWith('cs_') ? { id, object: 'checkout.session' } : { id, object: 'refund' },
      at,
    )
  }

  messageOf(type: string, object: object, at = Date.now()): PeerMessage {
    const body = JSON.stringify({ id: newId('evt'), object: 'event', type, data: { object } })
    const header = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: webhookSecret,
      timestamp: Math.floor(at / 1000),
    })
    return {
      body,
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': header },
    }
  }

  protected handle(call: PeerCall): PeerAnswer {
    if (call.headers.authorization !== `Bearer ${key}`) return invalid('invalid_api_key', '', 401)
    if (call.headers['stripe-version'] !== '2026-10-28.endive') return invalid('wrong_version')
    const idempotencyKey = String(call.headers['idempotency-key'] ?? '')
    const known = this.#byKey.get(idempotencyKey)
    if (known)
      return known.body === call.body
        ? known.answer
        : { status: 400, body: { error: { type: 'idempotency_error', message: 'other parameters' } } }
    const answer = this.#route(call)
    if (call.method === 'POST' && idempotencyKey !== '')
      this.#byKey.set(idempotencyKey, { body: call.body, answer })
    return answer
  }

  #route({ method, path, query, body }: PeerCall): PeerAnswer {
    const form = new URLSearchParams(body)
    const [, , first = '', second = '', third = '', fourth = ''] = path.split('/')
    const session = this.#sessions.get(third)
    if (path === '/v1/checkout/sessions' && method === 'POST') return this.#create(form)
    if (second === 'sessions' && !session) return invalid('resource_missing', 'session', 404)
    if (session && method === 'GET') return { status: 200, body: this.#shown(session, query) }
    if (session && fourth === 'expire') {
      if (session.status !== 'open') return invalid('not_open')
      session.status = 'expired'
      return { status: 200, body: this.#shown(session, query) }
    }
    if (first === 'charges') return { status: 200, body: this.#charges(query.get('payment_intent')) }
    if (first === 'refunds' && method === 'POST') return this.#refund(form)
    const list = this.#refunds.filter(one => one.payment_intent === query.get('payment_intent'))
    if (path === '/v1/refunds') return { status: 200, body: listOf(path, list) }
    const refund = this.#refunds.find(({ id }) => id === second)
    return refund ? { status: 200, body: refund } : invalid('resource_missing', 'id', 404)
  }

  #create(params: URLSearchParams): PeerAnswer {
    const lives = Number(params.get('expires_at')) - Date.now() / 1000
    if (lives < 30 * 60 || lives > 24 * 60 * 60) return invalid('parameter_invalid', 'expires_at')
    if (!locales.includes(params.get('locale') ?? 'auto')) return invalid('parameter_invalid', 'locale')
    if (params.get('mode') !== 'payment') return invalid('parameter_invalid', 'mode')
    const session: Session = { id: newId('cs_test'), status: 'open', params, intent: null }
    this.#sessions.set(session.id, session)
    return { status: 200, body: this.#shown(session, new URLSearchParams()) }
  }

  #shown({ id, status, params, intent }: Session, query: URLSearchParams): object {
    const isExpanded = [...query.values()].some(value => value.startsWith('payment_intent'))
    return {
      id,
      object: 'checkout.session',
      status,
      payment_status: intent?.status === 'succeeded' ? 'paid' : 'unpaid',
      amount_total: Number(params.get('line_items[0][price_data][unit_amount]')),
      currency: params.get('line_items[0][price_data][currency]'),
      client_reference_id: params.get('client_reference_id'),
      url: status === 'open' ? `${this.origin}/c/pay/${id}` : null,
      payment_intent: intent && (isExpanded ? this.#shownIntent(intent) : intent.id),
    }
  }

  #shownIntent(intent: Intent): object {
    const given = this.#refunds.filter(one => one.payment_intent === intent.id && one.status !== 'failed')
    return {
      id: intent.id,
      object: 'payment_intent',
      status: intent.status,
      currency: 'sar',
      amount_received: intent.received,
      last_payment_error: intent.error,
      latest_charge: { id: 'ch_1', amount_refunded: given.reduce((sum, { amount }) => sum + amount, 0) },
    }
  }

  #charges(intentId: string | null): object {
    const intent = [...this.#sessions.values()].find(one => one.intent?.id === intentId)?.intent
    const failed = Array.from({ length: intent?.failedCharges ?? 0 }, () => ({
      object: 'charge',
      status: 'failed',
    }))
    return listOf('/v1/charges', failed)
  }

  #refund(form: URLSearchParams): PeerAnswer {
    const intentId = form.get('payment_intent') ?? ''
    const intent = [...this.#sessions.values()].find(one => one.intent?.id === intentId)?.intent
    const amount = Number(form.get('amount'))
    if (!intent) return invalid('resource_missing', 'payment_intent')
    if (this.refundError !== null) return invalid(this.refundError)
    const given = this.#refunds.filter(one => one.payment_intent === intentId && one.status !== 'failed')
    if (given.reduce((sum, one) => sum + one.amount, amount) > intent.received)
      return invalid('charge_already_refunded')
    return { status: 200, body: this.#give(intentId, amount, { key: form.get('metadata[key]') ?? '' }) }
  }

  #give(intentId: string, amount: number, metadata: Record<string, string>): Refund {
    const refund: Refund = {
      id: newId('re'),
      object: 'refund',
      payment_intent: intentId,
      amount,
      status: this.refundStatus,
      ...(this.refundStatus === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
      metadata,
    }
    this.#refunds.push(refund)
    return refund
  }

  #intent(session: Session): Intent {
    return (
      session.intent ?? {
        id: newId('pi'),
        status: 'requires_payment_method',
        received: 0,
        error: null,
        failedCharges: 0,
      }
    )
  }
}

function listOf(url: string, data: object[]): object {
  return { object: 'list', url, has_more: false, data }
}
