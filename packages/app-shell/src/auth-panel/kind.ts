import type { AppName } from '@masar/site-map'

/** What a panel speaks of: learning, teaching, a company's team, or the safety of the account. */
export type PanelKind = 'learn' | 'teach' | 'team' | 'safe'

/** Pages where one proves who one is. */
const proving = [
  '/auth/otp',
  '/auth/otp-instructor',
  '/auth/second-factor',
  '/auth/forget-password',
  '/auth/enter-password',
]

/** The panel of a page of the auth area. */
export function panelKindOf(app: AppName, path: string | undefined): PanelKind {
  if (path !== undefined && proving.includes(path)) return 'safe'
  if (path === '/auth/instructor-account') return 'teach'
  return app === 'company' ? 'team' : 'learn'
}
