import { escapeHtml } from '../../../escape-html.ts'
import { sentence, usualReader } from '../../../locale.ts'
import { readableMoney } from '../../../readable.ts'
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
  return `<a class="back" href="${escapeHtml(returnUrl)}">${say(words.back)}</a>`
}

function money({ amount, currency, locale }: SandboxPayment): string {
  return readableMoney(amount, usualReader(locale), currency)
}

/** The colours of the apps' tokens, and their shapes; the browser's theme is all that is known here. */
const style = `:root { color-scheme: light dark; --paper: light-dark(oklch(.985 .005 85), oklch(.2 .02 215)); --surface: light-dark(oklch(.998 .002 85), oklch(.245 .023 215)); --line: light-dark(oklch(.9 .01 85), oklch(.345 .025 215)); --ink: light-dark(oklch(.28 .04 215), oklch(.95 .008 200)); --soft: light-dark(oklch(.47 .03 215), oklch(.77 .018 205)); --primary: light-dark(oklch(.53 .1 195), oklch(.79 .1 190)); --primary-soft: light-dark(oklch(.95 .022 195), oklch(.31 .045 200)); --on-tone: light-dark(oklch(.995 .003 195), oklch(.19 .03 215)); --note: light-dark(oklch(.96 .035 85), oklch(.32 .045 75)); font: 1.0625rem/1.6 'Readex Pro', 'Noto Sans Arabic', 'Segoe UI', Tahoma, sans-serif }
:lang(ar) { line-height: 1.8 }
body { margin: 0; padding: 1.5rem 1rem; background: var(--paper); color: var(--ink) }
main { max-inline-size: 34rem; margin-inline: auto; border: 1px solid var(--line); border-radius: 12px; padding: clamp(1rem, 4vi, 1.5rem); background: var(--surface); overflow-wrap: anywhere }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.3 } h2 { font-size: 1.125rem } p { margin: .25rem 0 0 } fieldset { border: 0; padding: 0; margin: 1.25rem 0 0; min-inline-size: 0 } legend { padding: 0; font-weight: 600; margin-block-end: .5rem }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem }
label { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 .75rem; align-items: center; min-block-size: 44px; box-sizing: border-box; padding: .4rem .75rem; border: 1px solid var(--line); border-radius: 8px; cursor: pointer }
label:has(:checked) { border-color: var(--primary); background: var(--primary-soft) }
label input { grid-row: span 2; inline-size: 1.25rem; block-size: 1.25rem; margin: 0; accent-color: var(--primary) }
label bdi { justify-self: start; font-variant-numeric: tabular-nums } label span { color: var(--soft); font-size: .9375rem; grid-column: 2 }
.note { margin: 0 0 1rem; padding: .6rem .9rem; border-radius: 8px; background: var(--note) }
button, .back { display: block; inline-size: 100%; box-sizing: border-box; min-block-size: 48px; margin-block-start: .75rem; border: 1px solid var(--primary); border-radius: 8px; padding: .5rem 1rem; font: inherit; font-weight: 600; text-align: center; text-decoration: none; background: var(--primary); color: var(--on-tone); cursor: pointer } button.quiet { background: transparent; color: var(--primary) } fieldset + button { margin-block-start: 1.25rem }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px }`
