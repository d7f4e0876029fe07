import type { FastifyRequest } from 'fastify'
import { escapeHtml } from '../../../escape-html.ts'
import { sentence, type Locale } from '../../../locale.ts'
import type { Sentence } from '../mail/wording.ts'

/** A page that an e-mail's link opens, signed in or not. */
export interface MailPage {
  title: Sentence
  /** Its paragraphs, with their values. */
  lines: readonly Sentence[]
  values?: Record<string, string>
  /** The button that does it, by a POST to the same address: whatever follows the links of an e-mail changes nothing. */
  act?: Sentence
  link?: { label: Sentence; href: string }
}

/** An answer of such a page. */
export interface MailPageAnswer {
  status: number
  page: MailPage
}

/** What the link of an e-mail opens: `read` shows what the button would do, `act` does it. */
export interface MailPageCalls {
  path: string
  read(token: string, locale: Locale): Promise<MailPageAnswer>
  act(token: string, locale: Locale, request: FastifyRequest): Promise<MailPageAnswer>
}

const brand = /*i18n*/ { id: 'mail.brand', message: 'Masar' }
const sheet = `:root { color-scheme: light dark; font: 1rem/1.8 'Readex Pro', 'Segoe UI', Tahoma, 'Noto Sans Arabic', Arial, sans-serif }
body { max-inline-size: 34rem; margin: 3rem auto; padding-inline: 1.25rem }
header { font-weight: 700; font-size: 1.4rem }
h1 { font-size: 1.5rem; line-height: 1.5 }
button, .act { display: inline-block; min-block-size: 2.75rem; padding: .6rem 1.5rem; border: 0; border-radius: .6rem; font: inherit; font-weight: 600; color: #fff; background: #0b6e7d; text-decoration: none; cursor: pointer }
:focus-visible { outline: 3px solid; outline-offset: 3px }`

/** Renders it in one language, without scripts and without anything fetched. */
export function renderMailPage({ title, lines, values, act, link }: MailPage, locale: Locale): string {
  const words = (text: Sentence) => escapeHtml(sentence(locale, text, values))
  return `<!doctype html><html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${words(title)}</title><style>${sheet}</style></head>
<body><header>${escapeHtml(sentence(locale, brand))}</header><main><h1>${words(title)}</h1>
${lines.map(line => `<p>${words(line)}</p>`).join('\n')}
${act ? `<form method="post"><button>${words(act)}</button></form>` : ''}
${link ? `<p><a class="act" href="${escapeHtml(link.href)}">${words(link.label)}</a></p>` : ''}</main></body></html>`
}
