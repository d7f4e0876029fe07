import { type Locale, locales, withLocale } from '@masar/site-map'
import { escapeHtml } from '../document/html.ts'

/** The protocol allows 50,000 addresses a file; every page has one in each language. */
export const mostPages = 24_000

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** How many files a sitemap of so many pages takes. @param most pages in one file */
export function partCount(pageCount: number, most = mostPages): number {
  return Math.max(1, Math.ceil(pageCount / most))
}

/**
 * One file of the sitemap: its share of the pages, in both languages, each naming its twin.
 * @param paths all pages, without locale
 * @param part counted from 1
 * @returns null for a part that is not there
 */
export function sitemapPart(
  paths: readonly string[],
  part: number,
  publicUrl: string,
  most = mostPages,
): string | null {
  if (part < 1 || part > partCount(paths.length, most)) return null
  const entries = paths
    .slice((part - 1) * most, part * most)
    .flatMap(path => locales.map(locale => entry(path, locale, publicUrl)))
  return `${declaration}\n<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

/** The index that names all files of a sitemap. @param count how many there are */
export function sitemapIndex(count: number, publicUrl: string): string {
  const files = Array.from(
    { length: count },
    (_, index) => `<sitemap><loc>${escapeHtml(`${publicUrl}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
  )
  return `${declaration}\n<sitemapindex xmlns="${schema}">\n${files.join('\n')}\n</sitemapindex>\n`
}

function entry(path: string, locale: Locale, publicUrl: string): string {
  const address = (name: Locale) => escapeHtml(publicUrl + withLocale(path, name))
  const twins = locales
    .map(name => `<xhtml:link rel="alternate" hreflang="${name}" href="${address(name)}"/>`)
    .join('')
  return `<url><loc>${address(locale)}</loc>${twins}</url>`
}
