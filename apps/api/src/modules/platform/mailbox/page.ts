import { escapeHtml } from '../../../escape-html.ts'
import type { StoredMessage } from '../../../gateways/mail/mailbox.ts'

function row(message: StoredMessage): string {
  return `<article><header><strong><bdi>${escapeHtml(message.subject)}</bdi></strong> <small>${message.channel} · <bdi>${escapeHtml(message.to)}</bdi> · <time>${message.at}</time></small></header>
<details><summary>Show</summary><iframe src="/mailbox/messages/${message.id}" title="${escapeHtml(message.subject)}" loading="lazy"></iframe><pre dir="auto">${escapeHtml(message.text)}</pre></details></article>`
}

/** The developers' page: every e-mail, newest first, in HTML and in plain text. */
export function renderMailbox(messages: StoredMessage[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mailbox (${messages.length})</title>
<style>:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif } body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem } article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 10px; padding: .75rem 1rem; margin-block: .75rem } header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between } iframe { inline-size: 100%; block-size: 34rem; border: 0; background: #fff; border-radius: 8px } pre { white-space: pre-wrap; overflow-wrap: anywhere }</style></head>
<body><h1>Mailbox</h1><p>What a server with SMTP settings would have sent. Reload to see more.</p>${messages.length === 0 ? '<p>Nothing was sent yet.</p>' : messages.map(row).join('\n')}</body></html>`
}
