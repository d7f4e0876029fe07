import { escapeHtml } from '../../../escape-html.ts'
import { sentence, type Locale } from '../../../locale.ts'
import { orderMessage } from '../order-name.ts'
import { grouped, sandboxCards, type CardOutcome } from './cards.ts'
import type { SandboxPayment } from './provider.ts'

const words = {
  title: /*i18n*/ { id: 'sandbox.title', message: 'Test payment' },
  note: /*i18n*/ {
    id: 'sandbox.note',
    message: 'This is a test page: no money moves, and no card is charged.',
  },
  cards: /*i18n*/ { id: 'sandbox.cards', message: 'Test cards' },
  pay: /*i18n*/ { id: 'sandbox.pay', message: 'Pay {amount}' },
  cancel: /*i18n*/ { id: 'sandbox.cancel', message: 'Cancel and go back' },
  bank: /*i18n*/ { id: 'sandbox.bank', message: 'Your bank asks you to confirm' },
  confirm: /*i18n*/ { id: 'sandbox.confirm', message: 'Confirm' },
  refuse: /*i18n*/ { id: 'sandbox.refuse', message: 'Refuse' },
  silent: /*i18n*/ {
    id: 'sandbox.silent',
    message:
      'This card is charged, but the payment service stays silent. The order finds out by itself within a minute.',
  },
  over: /*i18n*/ { id: 'sandbox.over', message: 'This payment is over.' },
  back: /*i18n*/ { id: 'sandbox.back', message: 'Back to the order' },
} as const

const outcomes: Record<CardOutcome, { id: string; message: string }> = {
  approve: /*i18n*/ { id: 'sandbox.approve', message: 'is approved' },
  decline: /*i18n*/ { id: 'sandbox.decline', message: 'is declined' },
  insufficient_funds: /*i18n*/ { id: 'sandbox.insufficient_funds', message: 'has too little money' },
  three_d_secure: /*i18n*/ {
    id: 'sandbox.three_d_secure',
    message: 'asks for confirmation by the bank (3-D Secure)',
  },
  silent: /*i18n*/ { id: 'sandbox.never', message: 'is approved, but the service never answers' },
  twice: /*i18n*/ { id: 'sandbox.twice', message: 'is approved, and the service answers twice' },
  late: /*i18n*/ { id: 'sandbox.late', message: 'is approved after 20 seconds' },
  refund_fails: /*i18n*/ { id: 'sandbox.refund_fails', message: 'is approved, but takes no refund' },
}

/** Which page of a payment. */
export type SandboxStep = 'card' | 'bank' | 'silent' | 'over'

/** A page of the sandbox: plain HTML with one form, without scripts. */
export function renderSandbox(payment: SandboxPayment, step: SandboxStep, card = ''): string {
  const { locale, reference } = payment
  const say = (message: { id: string; message: string }, values?: Record<string, string>) =>
    escapeHtml(sentence(locale, message, values))
  const body = {
    card: () => cardForm(payment, say),
    bank: () => `<h2>${say(words.bank)}</h2><form method="post"><input type="hidden" name="card" value="${escapeHtml(card)}">
<button name="step" value="confirm">${say(words.confirm)}</button><button class="quiet" name="step" value="refuse">${say(words.refuse)}</button></form>`,
    silent: () => `<p role="status">${say(words.silent)}</p>${backLink(payment, say)}`,
    over: () => `<p role="status">${say(words.over)}</p>${backLink(payment, say)}`,
  }[step]()
  return `<!doctype html><html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${say(words.title)}</title><style>${style}</style></head>
<body><main><p class="note">${say(words.note)}</p><h1>${say(words.title)}</h1><p>${say(orderMessage, { reference })} · <strong><bdi>${money(payment)}</bdi></strong></p>${body}</main></body></html>`
}

type Say = (message: { id: string; message: string }, values?: Record<string, string>) => string

function cardForm(payment: SandboxPayment, say: Say): string {
  const list = Object.entries(sandboxCards).map(
    ([number, outcome]) =>
      `<li><label><input type="radio" name="card" value="${number}"${outcome === 'approve' ? ' checked' : ''}> <bdi dir="ltr">${grouped(number)}</bdi> <span>${say(outcomes[outcome])}</span></label></li>`,
  )
  return `<form method="post"><fieldset><legend>${say(words.cards)}</legend><ul>${list.join('')}</ul></fieldset>
<button name="step" value="pay">${say(words.pay, { amount: money(payment) })}</button><button class="quiet" name="step" value="cancel">${say(words.cancel)}</button></form>`
}

function backLink({ returnUrl }: SandboxPayment, say: Say): string {
  return `<p><a href="${escapeHtml(returnUrl)}">${say(words.back)}</a></p>`
}

function money({ amount, currency, locale }: SandboxPayment): string {
  const tags: Record<Locale, string> = { ar: 'ar-SA-u-nu-latn', en: 'en-SA-u-nu-latn' }
  return new Intl.NumberFormat(tags[locale], { style: 'currency', currency }).format(amount / 100)
}

const style = `:root { color-scheme: light dark; font: 16px/1.7 'Readex Pro', system-ui, sans-serif }
body { margin: 0; padding: 1.5rem 1rem; background: Canvas; color: CanvasText }
main { max-inline-size: 34rem; margin-inline: auto; border: 1px solid color-mix(in srgb, currentColor 22%, transparent); border-radius: 14px; padding: 1.5rem }
h1 { margin: 0 0 .25rem; font-size: 1.5rem } h2 { font-size: 1.125rem } fieldset { border: 0; padding: 0; margin: 1rem 0 } legend { font-weight: 600 } ul { list-style: none; margin: 0; padding: 0 }
li + li { border-block-start: 1px solid color-mix(in srgb, currentColor 12%, transparent) } label { display: flex; flex-wrap: wrap; gap: 0 .6rem; align-items: baseline; padding-block: .55rem; min-block-size: 44px; box-sizing: border-box } label span { flex-basis: 12rem; flex-grow: 1 }
.note { margin: 0 0 1rem; padding: .6rem .9rem; border-radius: 10px; background: color-mix(in srgb, #d9a400 22%, Canvas) }
button { display: block; inline-size: 100%; min-block-size: 48px; margin-block-start: .6rem; border: 1px solid #0b6e7d; border-radius: 10px; font: inherit; font-weight: 600; background: #0b6e7d; color: #fff; cursor: pointer } button.quiet { background: transparent; color: inherit }
:focus-visible { outline: 3px solid #d9a400; outline-offset: 2px }`
