import { timingSafeEqual } from 'node:crypto'
import { jobKind } from '../../../modules/platform/queue/job-kind.ts'
import type { Secrets } from '../../../secrets.ts'
import { WebhookRefused, type MessageHeaders, type PaymentEvent } from '../payment-provider.ts'

/** Sends one message to the shop, again and again until it is taken. */
export const sendWebhook = jobKind<{ payment: string; event: string }>('sandbox_webhook', {
  leaseSeconds: 30,
  retrySeconds: 2,
})
/** Approves what the card that answers late has paid. */
export const approveLater = jobKind<{ payment: string }>('sandbox_approve_later')

const header = 'sandbox-signature'
const toleranceSeconds = 300

/** The headers of a signed message. @param body as it is sent, byte by byte */
export function signedHeaders(secrets: Secrets, body: string, now = Date.now()): Record<string, string> {
  const time = String(Math.floor(now / 1000))
  return { 'content-type': 'application/json', [header]: `t=${time},v1=${signatureOf(secrets, time, body)}` }
}

/** @throws WebhookRefused for another signature, a time more than five minutes off, or another form */
export function verifyWebhook(secrets: Secrets, body: Buffer, headers: MessageHeaders): PaymentEvent {
  const text = body.toString('utf8')
  const [, time = '', given = ''] = /^t=(\d{1,12}),v1=([\w-]{43})$/.exec(String(headers[header])) ?? []
  const wanted = Buffer.from(signatureOf(secrets, time, text))
  const got = Buffer.from(given)
  if (got.length !== wanted.length || !timingSafeEqual(got, wanted)) throw new WebhookRefused('signature')
  if (Math.abs(Date.now() / 1000 - Number(time)) > toleranceSeconds) throw new WebhookRefused('time')
  const event = JSON.parse(text) as { id?: unknown; payment?: unknown }
  if (typeof event.id !== 'string' || typeof event.payment !== 'string') throw new WebhookRefused('form')
  return { id: event.id, payment: event.payment }
}

/** Posts a message to the shop. @throws Error when it was not taken */
export async function postWebhook(
  secrets: Secrets,
  publicUrl: string,
  { payment, event }: { payment: string; event: string },
): Promise<void> {
  const body = JSON.stringify({ id: event, type: 'payment.updated', payment })
  const answer = await fetch(`${publicUrl}/client-api/v1/webhooks/sandbox`, {
    method: 'POST',
    body,
    headers: signedHeaders(secrets, body),
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`The shop answered a sandbox message with ${answer.status}.`)
}

function signatureOf(secrets: Secrets, time: string, body: string): string {
  return secrets.mac('sandbox webhook', time, body)
}
