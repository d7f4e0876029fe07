import { createHash, timingSafeEqual } from 'node:crypto'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { WebhookRefused, type PaymentEvent } from '../payment-provider.ts'

const Text = Type.String({ minLength: 1, maxLength: 200 })
const Message = Type.Object({ id: Text, type: Text, secret_token: Type.String() })
const AboutInvoice = Type.Object({ data: Type.Object({ invoice_id: Text }) })

/** The failed one is spelt both ways, in the guide and by the service. */
const known = new Set(
  ['paid', 'failed', 'faild', 'refunded', 'voided', 'authorized', 'captured', 'verified', 'abandoned']
    .concat('canceled', 'expired')
    .map(name => `payment_${name}`),
)

/**
 * Moyasar signs nothing: a shared token within the body is all the proof there is, so that a message says no more than of which invoice to ask.
 * @returns null for events of other kinds, and of payments without an invoice
 * @throws WebhookRefused for another token or form
 */
export function readMessage(token: string, body: Buffer): PaymentEvent | null {
  const message = parse(body)
  if (!Value.Check(Message, message)) throw new WebhookRefused('form')
  // Of equal length, whatever was sent.
  if (!timingSafeEqual(digest(message.secret_token), digest(token))) throw new WebhookRefused('token')
  if (!known.has(message.type) || !Value.Check(AboutInvoice, message)) return null
  return { id: message.id, payment: message.data.invoice_id }
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new WebhookRefused('form')
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
