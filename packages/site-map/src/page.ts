import type { AppName } from './apps.ts'
import type { IdRule } from './ids.ts'

/** A sentence by its stable id; the English stands here, the Arabic in the catalogue. */
export interface Sentence {
  id: string
  message: string
}

/**
 * Who may open a page. `guest`: signed out only; `auth`: signed in, else `/auth/login` and back; `auth-company`:
 * signed in as a company, else `/not-allowed-error`.
 */
export type Guard = 'open' | 'guest' | 'auth' | 'auth-company'
export type Layout = 'default' | 'auth'

/** One path of one app. The same path in two apps is two pages: `/` is the home page here and the dashboard there. */
export interface Page {
  /** Router pattern, without locale: `/Course/$id`; `$` alone takes the rest of the path. */
  path: string
  app: AppName
  guard: Guard
  layout: Layout
  title: Sentence
  /** What a search engine shows; only public pages have one. */
  description?: Sentence
  /** Whether search engines may list it. */
  indexed: boolean
  /** The rule its `$id` or `$code` obeys. */
  id?: IdRule
}
