import type { PageMatch } from '@masar/site-map'

/** A call of client-api whose public answer is served inside the page. */
export interface FirstRead {
  /** Path below `/client-api/v1`, as the app would ask for it. */
  key: string
  /** What the page is about: its texts are the page's title. */
  subject?: 'course' | 'instructor' | 'page'
  /** Its 404 is the page's: without it there is nothing at this address. */
  decides?: true
}

const longestQuery = 1024

/** What each page reads first, by pattern. Nothing personal: these calls bear no session. */
const table: Record<string, (match: PageMatch, search: string) => FirstRead[]> = {
  '/': () => [{ key: '/home' }],
  '/courses': (_match, search) => [
    { key: `/courses${search.length <= longestQuery ? search : ''}` },
    { key: '/categories' },
  ],
  '/Course/$id': ({ params }) => [{ key: `/courses/${params['id']}`, subject: 'course', decides: true }],
  '/Instructor': () => [{ key: '/teachers' }],
  '/Instructor/$id': ({ params }) => [
    { key: `/teachers/${params['id']}`, subject: 'instructor', decides: true },
  ],
  '/faq': () => [{ key: '/faqs' }],
  '/about_us': () => [{ key: '/pages/about_us', subject: 'page' }],
  '/privacy-policy': () => [{ key: '/pages/privacy-policy', subject: 'page' }],
  '/terms': () => [{ key: '/pages/terms', subject: 'page' }],
}

/** The calls a page is served with; the footer's contact settings come with every page that has a footer. */
export function firstReadsOf(match: PageMatch, search: string): FirstRead[] {
  const own = match.page.app === 'learner' ? (table[match.page.path]?.(match, search) ?? []) : []
  return match.page.layout === 'auth' ? own : [...own, { key: '/settings?key=contact' }]
}
