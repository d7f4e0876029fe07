import { direction, type Locale } from '@masar/site-map'
import { say, sentences } from '../messages.ts'
import { html, type Markup } from './html.ts'

/** From, in per cent of the width where a line begins; down, in pixels; how wide, in per cent; how high, in pixels. */
type Block = readonly [from: number, down: number, wide: number, high: number]

/** A head with the site's name, a title, and a few lines and cards of what comes. */
const blocks: readonly Block[] = [
  [4, 20, 14, 24],
  [88, 20, 8, 24],
  [4, 112, 34, 28],
  [4, 168, 92, 14],
  [4, 194, 70, 14],
  [4, 248, 28, 132],
  [36, 248, 28, 132],
  [68, 248, 28, 132],
]

/**
 * What stands in the place of a page that is rendered in the browser until it is: without it a slow network shows nothing at all. It fades in only
 * where that takes long (`.starting` of packages/ui), and the app takes it away. Drawn by attributes alone, which the page's policy allows.
 */
export function startingView(locale: Locale): Markup {
  const isRtl = direction(locale) === 'rtl'
  const rects = blocks.map(([from, down, wide, high]) => {
    const x = isRtl ? 100 - from - wide : from
    return html`<rect x="${x}%" y="${down}" width="${wide}%" height="${high}" rx="6"/>`
  })
  return html`<svg class="starting" data-needs-script role="img" aria-label="${say(locale, sentences.loading)}" width="100%" height="400"><g fill="currentColor" fill-opacity="0.09"><rect y="64" width="100%" height="1"/>${rects}</g></svg>`
}
