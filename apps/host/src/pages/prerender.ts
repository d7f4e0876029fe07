import { hash } from 'node:crypto'
import { access } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Locale, Page } from '@masar/site-map'
import { publicPageOf } from '@masar/site-map/server'
import { html, Markup } from '../document/html.ts'
import type { PrerenderedMarkup, InitialData } from '../document/document.ts'

/** Prerenders a page as a visitor sees it; the app's server build. */
export type PrerenderPage = (page: {
  locale: Locale
  url: string
  initialData: InitialData[]
}) => Promise<string>

/** Whether a page is prerendered for this request: a signed-in person's page is personal, so it is rendered in the browser. */
export function isPrerendered(page: Page, cookie: string | undefined): boolean {
  return publicPageOf(page)?.prerendered === true && !/(?:^|;\s*)token=[^;]/.test(cookie ?? '')
}

/** The `render` function of the learner app's server build, if there is one. */
export async function loadPrerender(file: string): Promise<PrerenderPage | undefined> {
  const exists = await access(file).then(
    () => true,
    () => false,
  )
  return exists ? ((await import(pathToFileURL(file).href)) as { render: PrerenderPage }).render : undefined
}

const cachedForMs = 15_000
const maxCached = 200

/** Caches prerendered pages for seconds: many visitors open the same few. Changed data is prerendered again, since the app hydrates the markup with the data beside it. */
export function cachePrerendered(prerender: PrerenderPage, now: () => number = Date.now): PrerenderPage {
  const cache = new Map<string, { until: number; markup: Promise<string> }>()
  return page => {
    const key = `${page.url} ${hash('sha1', JSON.stringify(page.initialData))}`
    const known = cache.get(key)
    if (known && known.until > now()) return known.markup
    if (cache.size >= maxCached) cache.delete(cache.keys().next().value ?? '')
    const markup = prerender(page)
    cache.set(key, { until: now() + cachedForMs, markup })
    // After an error the page is prerendered again at its next request.
    markup.catch(() => cache.delete(key))
    return markup
  }
}

/**
 * Prerendered HTML as the page's policy allows it: its style attributes become rules of one style element with the nonce.
 * The HTML comes from React, which has escaped what was inserted.
 */
export function withStyleNonce(markup: string, nonce: string): PrerenderedMarkup {
  const rules = new Map<string, number>()
  const text = markup.replace(/ style="([^"]*)"/g, (_whole, style: string) => {
    const number = rules.get(style) ?? rules.set(style, rules.size).size - 1
    return ` data-rule="${number}"`
  })
  const css = [...rules].map(([style, number]) => `[data-rule="${number}"]{${unescape(style)}}`).join('')
  return {
    style: css === '' ? null : html`<style nonce="${nonce}">${new Markup(css)}</style>`,
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
