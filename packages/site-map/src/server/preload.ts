import { callKey } from '../call-key.ts'
import type { Layout, Page } from '../page.ts'
import type { PageMatch } from '../pages.ts'
import { type Preload, type PublicPage, publicPages, unlistedPreloads } from './public-pages.ts'

/** A call that a page is served with, its values filled in. */
export interface PreloadedCall extends Pick<Preload, 'subject' | 'decides'> {
  /** The address below `/client-api/v1`, and the key of the app's query. */
  key: string
}

const contact: Preload = { call: '/settings', query: { key: 'contact' } }
/** What a page is served with because of its layout: the source specification loads the contact settings outside the auth area. */
const layoutPreloads: Record<Layout, readonly Preload[]> = { default: [contact], bare: [contact], auth: [] }

/** Values of a page's query that are longer are no real search. */
const longestQuery = 1024

/** What the host alone needs of a page; undefined for pages that search engines may not list. */
export function publicPageOf(page: Page): PublicPage | undefined {
  return page.app === 'learner' && page.path in publicPages
    ? publicPages[page.path as keyof typeof publicPages]
    : undefined
}

function ownPreloads(page: Page): readonly Preload[] {
  const unlisted = page.app === 'learner' ? unlistedPreloads[page.path] : undefined
  return publicPageOf(page)?.preload ?? unlisted ?? []
}

/**
 * The calls whose answers a page is served with.
 * @param search the query of the page with its `?`
 */
export function preloadsOf({ page, params }: PageMatch, search: string): PreloadedCall[] {
  const given = new URLSearchParams(search.length > longestQuery ? '' : search)
  return [...ownPreloads(page), ...layoutPreloads[page.layout]].map(
    ({ call, path, query, fromSearch = [], ...rest }) => ({
      ...rest,
      key: callKey(call, {
        path: { ...params, ...path },
        query: {
          ...query,
          ...Object.fromEntries(fromSearch.map(name => [name, given.get(name) ?? undefined])),
        },
      }),
    }),
  )
}
