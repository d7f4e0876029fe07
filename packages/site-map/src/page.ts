import type { IdRule } from './ids.ts'

/** The apps, each with a build of its own. */
export const appNames = ['learner', 'company'] as const
export type AppName = (typeof appNames)[number]

/** A sentence by its stable id; the English stands here, the Arabic in the catalogue. */
export interface Sentence {
  id: string
  message: string
}

/**
 * Who may open a page. `guest`: signed out only; `auth`: signed in, else `/auth/login` and back; `auth-company`:
 * signed in as a company, else `/not-allowed-error`; `operator`: signed in as anybody, since the console itself asks for its own session.
 */
export type Guard = 'open' | 'guest' | 'auth' | 'auth-company' | 'operator'
/** What stands around a page. `default`: header and footer; `auth`: one card; `bare`: nothing, as around an exam. */
export type Layout = 'default' | 'auth' | 'bare'

/** Lists of links around the pages: a header and an account menu for each app, and the columns of the footer. */
export type NavigationPlace =
  | 'learner-header'
  | 'learner-menu'
  | 'portal-header'
  | 'portal-menu'
  | 'learn-footer'
  | 'portal-footer'
  | 'site-footer'
/**
 * Who sees a link: signed-out visitors, an account by its kind, or a member of a company's team, where the role matters.
 * `company-lead`: owner, administrator or auditor, who see the whole of it; `company`: a manager.
 */
export type Viewer = 'visitor' | 'student' | 'instructor' | 'company' | 'company-lead' | 'company-finance'
/** For links to who acts for a company and to its settings, which finance and managers do not see. */
export const companyLeads: readonly Viewer[] = ['company-lead']
/** For links to the people of a company: finance counts them, but does not see who learns what. */
export const allButFinance: readonly Viewer[] = [
  'visitor',
  'student',
  'instructor',
  'company',
  'company-lead',
]
/** Pictures of the links in account menus; the account menu knows the component of each. */
export type NavigationIcon =
  | 'award'
  | 'building'
  | 'chart'
  | 'graduation-cap'
  | 'heart'
  | 'receipt'
  | 'shield'
  | 'user'
  | 'users'

/** One link to a page from around the pages. */
export interface NavigationEntry {
  place: NavigationPlace
  /** Entries of one place are in ascending order; gaps leave room for others. */
  order: number
  /** What the link says, if it is not the page's title. */
  label?: Sentence
  /** Only in account menus. */
  icon?: NavigationIcon
  /** Who sees it; everybody who sees the place, if it says nothing. */
  viewers?: readonly Viewer[]
}

/** One path of one app. The same path in two apps is two pages: `/` is the home page here and the dashboard there. */
export interface Page {
  /** Router pattern, without locale: `/Course/$id`; `$` alone takes the rest of the path. */
  path: string
  app: AppName
  /** Whether its app answers the path without `company` in the query, too. The learner app answers all its pages so. */
  isOwn: boolean
  guard: Guard
  layout: Layout
  /** `full`: the page lays out its whole width itself, as the home page does with its bands. */
  width: 'column' | 'full'
  /** `none`: a footer would be in the way. Only the default layout has one. */
  footer: 'full' | 'none'
  title: Sentence
  /** Whether search engines may list it. */
  indexed: boolean
  /** The rule that its `$id` or `$code` obeys; null for a path without one. */
  id: IdRule | null
  /** Where links to it stand around the pages. */
  navigation: readonly NavigationEntry[]
}

/** What a table says of a page: its title, and whatever differs from the usual. */
export type PageEntry = Pick<Page, 'title'> & Partial<Omit<Page, 'path' | 'app' | 'title'>>
/** Pages by their paths. */
export type PageTable = Record<string, PageEntry>

/**
 * The pages of a table.
 * @param usual what holds for each of them unless its entry says otherwise
 */
export function pagesOf(usual: Pick<Page, 'app' | 'guard'> & Partial<Page>, table: PageTable): Page[] {
  return Object.entries(table).map(([path, entry]) => ({
    path,
    isOwn: usual.app === 'learner',
    layout: 'default',
    width: 'column',
    footer: 'full',
    indexed: false,
    id: null,
    navigation: [],
    ...usual,
    ...entry,
  }))
}
