import type { Sentence } from './page.ts'

/** What the platform is called. */
export const site: Sentence = /*i18n*/ { id: 'site.name', message: 'Masar' }

/** The title of the browser's tab: the page, then the platform. */
export function tabTitle(title: string, siteName: string): string {
  return `${title} · ${siteName}`
}
