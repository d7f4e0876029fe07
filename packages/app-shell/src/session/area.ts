import { appOf, stripLocale } from '@masar/site-map'

/**
 * Where a session acts: the learner app, the company portal, or the operators' console. Each has a session of its own in a browser, so
 * that a person who has several can use them side by side.
 */
export type Area = 'learner' | 'company' | 'console'

/** The areas whose session is in two cookies of its own, beside the account's. */
export const sideCookies = {
  company: { token: 'company_token', user: 'company_user' },
  console: { token: 'console_token', user: 'console_user' },
} as const

/** The area of an address. @param place with or without locale prefix; the query decides between the apps */
export function areaOf(place: { pathname: string; search: string }): Area {
  if (appOf(place) === 'company') return 'company'
  return /^\/console(?:\/|$)/.test(stripLocale(place.pathname)) ? 'console' : 'learner'
}
