import type { PageMatch } from '@masar/site-map'

/** A call of client-api whose public answer is served inside the page. */
export interface InitialQuery {
  /** Path below `/client-api/v1`, as the app would ask for it. */
  key: string
  /** What the page is about: its texts are the page's title. */
  subject?: 'course' | 'instructor' | 'page'
  /** Its 404 is the page's 404. */
  decides?: true
}

const longestQuery = 1024

/** The initial data of each page, by pattern. Nothing personal: these calls have no session. */
const table: Record<string, (match: PageMatch, search: string) => InitialQuery[]> = {
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

/** The calls whose answers a page is served with; the footer's contact settings come with every page that has a footer. */
export function initialQueriesOf(match: PageMatch, search: string): InitialQuery[] {
  const own = match.page.app === 'learner' ? (table[match.page.path]?.(match, search) ?? []) : []
  return match.page.layout === 'auth' ? own : [...own, { key: '/settings?key=contact' }]
}
