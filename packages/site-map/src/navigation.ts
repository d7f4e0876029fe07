import { addressOf } from './apps.ts'
import type { NavigationIcon, NavigationPlace, Page, Sentence, Viewer } from './page.ts'
import { pages } from './tables.ts'

/** A link around the pages, as it is shown. */
export interface NavigationLink {
  /** Without locale, as links take it. */
  to: string
  label: Sentence
  icon: NavigationIcon | undefined
  page: Page
}

/** The links that a person sees at one place, in their order. */
export function navigationOf(place: NavigationPlace, viewer: Viewer): NavigationLink[] {
  return pages
    .flatMap(page => page.navigation.map(entry => ({ page, entry })))
    .filter(({ entry }) => entry.place === place && (entry.viewers?.includes(viewer) ?? true))
    .sort((a, b) => a.entry.order - b.entry.order)
    .map(({ page, entry }) => ({
      to: addressOf(page),
      label: entry.label ?? page.title,
      icon: entry.icon,
      page,
    }))
}
