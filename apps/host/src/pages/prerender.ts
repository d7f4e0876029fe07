import { access } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Locale, Page } from '@masar/site-map'
import { publicPageOf } from '@masar/site-map/server'
import { Markup } from '../document/html.ts'
import type { PrerenderedMarkup, InitialData } from '../document/document.ts'

/** Prerenders a page as a visitor sees it; the app's server build. */
export type PrerenderPage = (page: {
  locale: Locale
  url: string
  initialData: InitialData[]
}) => Promise<string>

/** Whether visitors get a page as HTML. */
export function isPrerendered(page: Page): boolean {
  return publicPageOf(page)?.prerendered === true
}

/** The `render` function of the learner app's server build, if there is one. */
export async function loadPrerender(file: string): Promise<PrerenderPage | undefined> {
  const exists = await access(file).then(
    () => true,
    () => false,
  )
  return exists ? ((await import(pathToFileURL(file).href)) as { render: PrerenderPage }).render : undefined
}

/**
 * Prerendered HTML as the page's policy allows it: its style attributes become rules of one style element.
 * The HTML comes from React, which has escaped what was inserted.
 */
export function withStyleRules(markup: string): PrerenderedMarkup {
  const rules = new Map<string, number>()
  const text = markup.replace(/ style="([^"]*)"/g, (_whole, style: string) => {
    const number = rules.get(style) ?? rules.set(style, rules.size).size - 1
    return ` data-rule="${number}"`
  })
  const css = [...rules].map(([style, number]) => `[data-rule="${number}"]{${unescape(style)}}`).join('')
  return {
    style: css === '' ? null : new Markup(css),
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
