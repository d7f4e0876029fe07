import { hash } from 'node:crypto'
import { access } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Locale } from '@masar/site-map'
import { html, Markup } from '../document/html.ts'
import type { Drawing, FirstData } from '../document/document.ts'

/** Draws a page as a visitor first sees it; the app's own server build. */
export type DrawPage = (page: { locale: Locale; url: string; firstData: FirstData[] }) => Promise<string>

/** Public pages whose first view is drawn here; the app draws the others itself. */
const drawn = new Set([
  '/',
  '/courses',
  '/Course/$id',
  '/Instructor',
  '/Instructor/$id',
  '/about_us',
  '/contact-us',
  '/faq',
  '/privacy-policy',
  '/terms',
])

/** Whether a page is drawn for this request: a signed-in person's page is theirs alone, so their browser draws it. */
export function isDrawn(path: string, cookie: string | undefined): boolean {
  return drawn.has(path) && !/(?:^|;\s*)token=[^;]/.test(cookie ?? '')
}

/** The drawing function that the learner app's build left, if it left one. */
export async function readDrawing(file: string): Promise<DrawPage | undefined> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  return isThere ? ((await import(pathToFileURL(file).href)) as { render: DrawPage }).render : undefined
}

const keptFor = 15_000
const mostKept = 200

/** Keeps drawn pages for seconds: many people come by the same few. What changed meanwhile is drawn anew, since the app takes over the drawing with the data beside it. */
export function keepDrawn(draw: DrawPage, now: () => number = Date.now): DrawPage {
  const kept = new Map<string, { until: number; markup: Promise<string> }>()
  return page => {
    const key = `${page.url} ${hash('sha1', JSON.stringify(page.firstData))}`
    const known = kept.get(key)
    if (known && known.until > now()) return known.markup
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '')
    const markup = draw(page)
    kept.set(key, { until: now() + keptFor, markup })
    // A page that could not be drawn is tried again at its next request.
    markup.catch(() => kept.delete(key))
    return markup
  }
}

/**
 * Drawn HTML as the page's policy allows it: its style attributes become rules of one style element that bears the nonce.
 * The HTML comes from React, which has escaped what was inserted.
 */
export function underPolicy(drawing: string, nonce: string): Drawing {
  const rules = new Map<string, number>()
  const text = drawing.replace(/ style="([^"]*)"/g, (_whole, style: string) => {
    const number = rules.get(style) ?? rules.set(style, rules.size).size - 1
    return ` data-drawn="${number}"`
  })
  const css = [...rules].map(([style, number]) => `[data-drawn="${number}"]{${unescape(style)}}`).join('')
  return {
    style:
      css === ''
        ? null
        : html`<style nonce="${nonce}">
            ${new Markup(css)}
          </style>`,
    content: new Markup(text),
  }
}

/** Entities back to signs; nothing that could end a style element is let through. */
function unescape(style: string): string {
  return style
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/[<>]|&lt;|&gt;/g, '')
}
