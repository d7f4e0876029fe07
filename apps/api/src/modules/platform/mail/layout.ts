import type { CompanyColor } from '@masar/text'
import { escapeHtml } from '../../../escape-html.ts'
import type { Locale } from '../../../locale.ts'
import { sentence } from '../../../locale.ts'
import type { EmailContent } from './templates.ts'

const brand = /*i18n*/ { id: 'mail.brand', message: 'Masar' }
const footer = /*i18n*/ {
  id: 'mail.footer',
  message: 'Masar sent you this message about your account. It is sent automatically; replies are not read.',
}
const otherwise = /*i18n*/ {
  id: 'mail.otherwise',
  message: 'If the button does not work, open this link:',
}

const unsubscribing = /*i18n*/ { id: 'mail.unsubscribing', message: 'To unsubscribe from these e-mails:' }
const unsubscribeLink = /*i18n*/ { id: 'mail.unsubscribe_link', message: 'Unsubscribe from these e-mails' }

/** The footer of an email. */
interface Footer {
  /** Legal name and address of who sends. */
  sender: readonly string[]
  /** Where these e-mails end without a sign-in, for those that are optional. */
  unsubscribe?: string | undefined
}
type Action = NonNullable<EmailContent['action']>
const noFooter: Footer = { sender: [] }

// Mail clients know tables and inline styles. Colours for dark mode come in a style sheet, which the clients that have one read
// (`data-ogsc` is Outlook's way); the others turn the colours round themselves, which these pairs survive.
const fonts = "'Readex Pro', 'Segoe UI', Tahoma, 'Noto Sans Arabic', Arial, sans-serif"
const sheet = `
  :root { color-scheme: light dark; supported-color-schemes: light dark }
  @media (prefers-color-scheme: dark) { .page { background: #10171a !important } .card { background: #1a2428 !important; border-color: #2c3a40 !important } .text { color: #e6eef0 !important } .faint { color: #9fb2b8 !important } .link { color: #6fd0cc !important } .code { background: #10171a !important; color: #ffffff !important; border-color: #3d5058 !important } }
  [data-ogsc] .text { color: #e6eef0 !important } [data-ogsc] .faint { color: #9fb2b8 !important } [data-ogsc] .link { color: #6fd0cc !important } [data-ogsb] .card { background: #1a2428 !important }
  @media (max-width: 520px) { .pad { padding: 24px 20px !important } }`

/** The grounds of buttons and the line above an e-mail; white text is read on each of them. */
const grounds: Record<CompanyColor, string> = {
  masar: '#0b6e7d',
  blue: '#1666aa',
  violet: '#6b4cae',
  plum: '#913f82',
  rose: '#aa2e4e',
  copper: '#944e21',
  olive: '#626927',
  green: '#2b7440',
}

function codeBlock(code: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="center" style="margin: 8px auto 20px"><tr><td class="code" dir="ltr" align="center" style="padding: 14px 16px 14px 24px; font: bold 30px/1.2 'SF Mono', Consolas, Menlo, monospace; letter-spacing: 8px; color: #0d2b33; background: #eef5f6; border: 1px solid #cfe0e3; border-radius: 10px">${escapeHtml(code)}</td></tr></table>`
}

function actionBlock({ color = 'masar' }: EmailContent, action: Action, locale: Locale): string {
  const url = escapeHtml(action.url)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin: 8px 0 16px"><tr><td bgcolor="${grounds[color]}" style="border-radius: 10px"><a href="${url}" style="display: inline-block; padding: 13px 26px; font: 600 16px/1.4 ${fonts}; color: #ffffff; text-decoration: none">${escapeHtml(action.label)}</a></td></tr></table><p class="faint" style="margin: 0 0 16px; font: 13px/1.7 ${fonts}; color: #5b6f75">${escapeHtml(sentence(locale, otherwise))}<br><span dir="ltr" style="word-break: break-all">${url}</span></p>`
}

function linkList(links: EmailContent['links']): string {
  const rows = links.map(
    ({ label, url, text }) =>
      `<li style="margin: 0 0 12px"><a class="link" dir="auto" href="${escapeHtml(url)}" style="font: 600 16px/1.7 ${fonts}; color: #0b6e7d">${escapeHtml(label)}</a>${text === undefined ? '' : quotation(text)}</li>`,
  )
  return rows.length === 0
    ? ''
    : `<ul class="text" style="margin: 0 0 20px; padding-inline-start: 20px">${rows.join('')}</ul>`
}

/** @param dir of what a person wrote: their language may not be the e-mail’s */
function paragraph(text: string, dir?: 'auto'): string {
  return `<p class="text"${dir ? ` dir="${dir}"` : ''} style="margin: 0 0 16px; font: 16px/1.8 ${fonts}; color: #17323a">${escapeHtml(text)}</p>`
}

/** Shown beside the subject in a list of e-mails, and nowhere else; what fills it up keeps the words that follow out of the list. */
function preheaderBlock(text: string): string {
  return `<div style="display: none; max-height: 0; max-width: 0; overflow: hidden; opacity: 0; mso-hide: all">${escapeHtml(text)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`
}

function factList(facts: EmailContent['facts']): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td class="faint" style="padding: 4px 0; padding-inline-end: 16px; font: 14px/1.7 ${fonts}; color: #5b6f75; vertical-align: top">${escapeHtml(label)}</td><td class="text" style="padding: 4px 0; font: 14px/1.7 ${fonts}; color: #17323a">${escapeHtml(value)}</td></tr>`,
  )
  return rows.length === 0
    ? ''
    : `<table cellpadding="0" cellspacing="0" border="0" style="margin: 0 0 16px">${rows.join('')}</table>`
}

/** What a person wrote, apart from what the site says: under a label, marked as a quotation. */
function quoteBlock({ label, text }: NonNullable<EmailContent['quote']>): string {
  return `${paragraph(label)}${quotation(text)}`
}

function quotation(text: string): string {
  const lines = text.split('\n\n').map(part => paragraph(part, 'auto').replaceAll('\n', '<br>'))
  return `<blockquote style="margin: 0 0 16px; padding: 0 16px; border-inline-start: 4px solid #0b6e7d">${lines.join('')}</blockquote>`
}

function footerLines(locale: Locale, { sender, unsubscribe }: Footer): string[] {
  return [
    sentence(locale, footer),
    ...sender,
    ...(unsubscribe === undefined ? [] : [`${sentence(locale, unsubscribing)} ${unsubscribe}`]),
  ]
}

function footerBlock(locale: Locale, { sender, unsubscribe }: Footer): string {
  const lines = [sentence(locale, footer), ...sender].map(escapeHtml)
  if (unsubscribe !== undefined)
    lines.push(
      `<a class="faint" href="${escapeHtml(unsubscribe)}" style="color: #5b6f75">${escapeHtml(sentence(locale, unsubscribeLink))}</a>`,
    )
  return lines.join('<br>')
}

/** The e-mail for clients that show HTML: tables and inline styles, the direction on every block, no picture and nothing fetched. */
export function htmlOf(content: EmailContent, locale: Locale, foot: Footer = noFooter): string {
  const dir = locale === 'ar' ? 'rtl' : 'ltr'
  const [first = '', ...rest] = content.paragraphs
  const line = content.color === undefined ? '' : ` border-top: 4px solid ${grounds[content.color]};`
  const body = [
    paragraph(first),
    content.code === undefined ? '' : codeBlock(content.code),
    linkList(content.links),
    factList(content.facts),
    ...rest.map(text => paragraph(text)),
    content.quote === undefined ? '' : quoteBlock(content.quote),
    content.action ? actionBlock(content, content.action, locale) : '',
  ].join('\n')
  return `<!doctype html>
<html lang="${locale}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title>
<style>${sheet}</style>
</head>
<body class="page" dir="${dir}" style="margin: 0; padding: 0; background: #f2f6f7">
${preheaderBlock(content.preheader)}
<table role="presentation" class="page" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f2f6f7" style="background: #f2f6f7">
<tr><td align="center" style="padding: 24px 12px">
<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width: 560px">
<tr><td class="text" dir="${dir}" style="padding: 0 8px 16px; font: 700 22px/1.4 ${fonts}; color: #0b6e7d">${escapeHtml(sentence(locale, brand))}</td></tr>
<tr><td class="card pad" dir="${dir}" bgcolor="#ffffff" style="padding: 32px; background: #ffffff; border: 1px solid #dde7e9;${line} border-radius: 14px">
<h1 class="text" style="margin: 0 0 16px; font: 700 20px/1.5 ${fonts}; color: #0d2b33">${escapeHtml(content.subject)}</h1>
${body}
</td></tr>
<tr><td class="faint" dir="${dir}" style="padding: 16px 8px; font: 13px/1.7 ${fonts}; color: #5b6f75">${footerBlock(locale, foot)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`
}

/** The same e-mail in plain text. */
export function textOf(content: EmailContent, locale: Locale, foot: Footer = noFooter): string {
  const { subject, code, facts, links, quote, action } = content
  const [first = '', ...rest] = content.paragraphs
  const parts = [
    subject,
    first,
    code,
    ...links.map(({ label, url, text }) =>
      [label, text?.replace(/^/gm, '> '), url].filter(line => line !== undefined).join('\n'),
    ),
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...rest,
    quote && `${quote.label}\n${quote.text.replace(/^/gm, '> ')}`,
    action && `${action.label}:\n${action.url}`,
    `-- \n${footerLines(locale, foot).join('\n')}`,
  ]
  return `${parts.filter(part => part !== undefined && part !== '').join('\n\n')}\n`
}

/**
 * A short message: one line, and for a code the line by which a phone offers it on this site alone (origin-bound one-time codes, WICG).
 * @param host of the site, without a port
 */
export function shortOf(content: EmailContent, host: string): string {
  const [first = ''] = content.paragraphs
  return content.code === undefined ? first : `${first} ${content.code}\n\n@${host} #${content.code}`
}
