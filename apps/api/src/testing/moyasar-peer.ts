import { randomUUID } from 'node:crypto'
import type { PaymentSettings } from '../payment-settings.ts'
import { ProviderPeer, type PeerAnswer, type PeerCall, type PeerMessage } from './provider-peer.ts'

/** As docs.moyasar.com shows one, with what is not read here left out. */
interface Payment {
  id: string
  status: string
  amount: number
  fee: number
  currency: string
  refunded: number
  refunded_at: string | null
  captured: number
  voided_at: string | null
  description: string
  amount_format: string
  invoice_id: string
  ip: string
  created_at: string
  updated_at: string
  metadata: null
  source: {
    type: string
    company: string
    name: string
    number: string
    message: string
    response_code: string
  }
}

interface Invoice {
  id: string
  status: string
  amount: number
  currency: string
  description: string
  amount_format: string
  url: string
  callback_url: string | null
  success_url: string | null
  back_url: string | null
  expired_at: string | null
  created_at: string
  updated_at: string
  logo_url: null
  metadata: Record<string, string> | null
  payments: Payment[]
}

const key = 'sk_test_MasarStandIn0000000000'
export const webhookToken = 'a7f0c3d19be84526a1c5'
const invalid = (message: string, errors: object | null = null, status = 400): PeerAnswer => ({
  status,
  body: { type: 'invalid_request_error', message, errors },
})
const riyals = (amount: number) => `${(amount / 100).toFixed(2)} SAR`

/** Moyasar's API as far as invoices and refunds go, in the shapes that docs.moyasar.com shows. */
export class MoyasarPeer extends ProviderPeer {
  readonly name = 'moyasar'
  readonly #invoices = new Map<string, Invoice>()
  readonly #refunds: { payment: string; amount: number }[] = []

  settings(): PaymentSettings {
    const moyasar = { secretKey: key, webhookToken, apiBase: `${this.origin}/v1`, timeoutMs: 1000 }
    return { active: 'moyasar', stripe: null, moyasar }
  }

  pay(id: string, amount?: number): void {
    const invoice = this.invoice(id)
    this.#try(invoice, { status: 'paid', amount: amount ?? invoice.amount }, 'APPROVED', '00')
    invoice.status = 'paid'
  }

  decline(id: string, isPoor = false): void {
    const invoice = this.invoice(id)
    const words = isPoor ? ['INSUFFICIENT FUNDS', '51'] : ['DECLINED', '05']
    this.#try(invoice, { status: 'failed', amount: invoice.amount }, words[0] ?? '', words[1] ?? '')
    invoice.status = 'failed'
  }

  expire(id: string): void {
    this.invoice(id).status = 'expired'
  }

  isOpen(id: string): boolean {
    return ['initiated', 'failed'].includes(this.invoice(id).status)
  }

  refundByHand(id: string, amount: number): void {
    const paid = this.invoice(id).payments.find(({ status }) => status !== 'failed')
    if (paid) this.#give(paid, amount)
  }

  refunds(id: string): number[] {
    const ids = this.invoice(id).payments.map(payment => payment.id)
    return this.#refunds.filter(({ payment }) => ids.includes(payment)).map(({ amount }) => amount)
  }

  invoices(): Invoice[] {
    return [...this.#invoices.values()]
  }

  invoice(id: string): Invoice {
    const invoice = this.#invoices.get(id)
    if (!invoice) throw new Error(`No invoice ${id}.`)
    return invoice
  }

  message(id: string, event: string): PeerMessage {
    return this.messageOf(event, this.#invoices.get(id)?.payments.at(-1) ?? { invoice_id: id })
  }

  messageOf(type: string, data: object, token = webhookToken): PeerMessage {
    const body = JSON.stringify({
      id: randomUUID(),
      type,
      created_at: new Date().toISOString(),
      secret_token: token,
      account_name: null,
      live: false,
      data,
    })
    return { body, headers: { 'content-type': 'application/json' } }
  }

  protected handle({ method, path, query, headers, body }: PeerCall): PeerAnswer {
    if (headers.authorization !== `Basic ${Buffer.from(`${key}:`).toString('base64')}`)
      return {
        status: 401,
        body: { type: 'authentication_error', message: 'Invalid authorization credentials' },
      }
    const [, , kind, id = '', act] = path.split('/')
    if (kind === 'payments') return this.#payments(id, act, body)
    if (method === 'POST') return this.#create(JSON.parse(body) as Partial<Invoice>)
    if (id === '') return this.#list(query.get('metadata[key]'))
    const invoice = this.#invoices.get(id)
    if (!invoice) return { status: 404, body: { type: 'record_not_found', message: 'Invoice not found' } }
    if (act === 'cancel') {
      if (!this.isOpen(id)) return invalid('Invoice can not be canceled')
      invoice.status = 'canceled'
    }
    return { status: 200, body: invoice }
  }

  #payments(id: string, act: string | undefined, body: string): PeerAnswer {
    const payment = this.invoices()
      .flatMap(({ payments }) => payments)
      .find(one => one.id === id)
    if (!payment) return { status: 404, body: { type: 'record_not_found', message: 'Payment not found' } }
    if (act === undefined) return { status: 200, body: payment }
    const { amount } = JSON.parse(body) as { amount: number }
    if (this.refundError !== null) return invalid(this.refundError)
    if (!['paid', 'captured', 'refunded'].includes(payment.status))
      return invalid("Payment can't be refunded")
    if (amount > payment.amount - payment.refunded)
      return invalid('Validation Failed', { amount: ['must be less than or equal to the paid amount'] })
    this.#give(payment, amount)
    return { status: 200, body: payment }
  }

  #give(payment: Payment, amount: number): void {
    payment.refunded += amount
    payment.refunded_at = new Date().toISOString()
    payment.status = 'refunded'
    this.#refunds.push({ payment: payment.id, amount })
  }

  #list(wanted: string | null): PeerAnswer {
    const invoices = this.invoices().filter(({ metadata }) => metadata?.['key'] === wanted)
    return {
      status: 200,
      body: {
        // A list shows invoices without their payments.
        invoices: invoices.map(invoice => ({ ...invoice, payments: undefined })),
        meta: {
          current_page: 1,
          next_page: null,
          prev_page: null,
          total_pages: 1,
          total_count: invoices.length,
        },
      },
    }
  }

  #create(given: Partial<Invoice>): PeerAnswer {
    const { amount = 0, currency = 'SAR', description } = given
    if (!Number.isInteger(amount) || amount < 100 || !description)
      return invalid('Validation Failed', { amount: ['must be greater than or equal to 100'] })
    const now = new Date().toISOString()
    const id = randomUUID()
    const invoice: Invoice = {
      callback_url: null,
      success_url: null,
      back_url: null,
      expired_at: null,
      metadata: null,
      ...given,
      id,
      status: 'initiated',
      amount,
      currency,
      description,
      amount_format: riyals(amount),
      url: `${this.origin}/invoices/${id}?lang=en`,
      created_at: now,
      updated_at: now,
      logo_url: null,
      payments: [],
    }
    this.#invoices.set(id, invoice)
    return { status: 201, body: invoice }
  }

  #try(invoice: Invoice, made: { status: string; amount: number }, message: string, code: string): void {
    const now = new Date().toISOString()
    invoice.payments.push({
      ...made,
      id: randomUUID(),
      fee: 0,
      currency: invoice.currency,
      refunded: 0,
      refunded_at: null,
      captured: 0,
      voided_at: null,
      description: invoice.description,
      amount_format: riyals(made.amount),
      invoice_id: invoice.id,
      ip: '127.0.0.1',
      created_at: now,
      updated_at: now,
      metadata: null,
      source: {
        type: 'creditcard',
        company: 'mada',
        name: 'Sara Ali',
        number: 'XXXX-XXXX-XXXX-1010',
        message,
        response_code: code,
      },
    })
  }
}
