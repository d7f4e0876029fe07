import { unwrap } from '@masar/api-sdk'
import { hasCompany, localeOfPath, withLocale } from '@masar/site-map'
import { clientApi, companyApi } from './apis.ts'
import { forgetSessionEnded } from './ended.ts'
import { endingSession, sessionBegun } from './own-ending.ts'
import {
  changeSession,
  clearSession,
  type SignedIn,
  type SignedInChange,
  tokensOf,
  writeSession,
} from './session.ts'
import { announceSession, refreshSession, sessionStore } from './session-store.ts'

/** The portal's query parameter switches sign-out and deletion to company-api (source specification, section 2). */
function usesCompanyApi(): boolean {
  return hasCompany(location.search)
}

/** Keeps a sign-in until 30 days after its last use, and tells the other tabs. */
export function keepSignIn(answer: SignedIn): void {
  writeSession(document, answer, location.protocol === 'https:')
  forgetSessionEnded()
  refreshSession()
  sessionBegun()
  announceSession()
}

/** Keeps what the header shows in step with a change of one's own account. */
export function keepChange(change: SignedInChange): void {
  changeSession(document, change, location.protocol === 'https:')
  refreshSession()
}

/** Leaves nothing of a person in this browser: the cookies, and what this tab keeps, such as drafts. */
function forget(): void {
  clearSession(document)
  sessionStorage.clear()
}

/** Clears the cookies, tells the service, and reloads at `/`. An API that does not answer blocks no one. */
export async function signOut(): Promise<void> {
  const isCompany = usesCompanyApi() || sessionStore.getState().info?.kind === 'company'
  const tokens = tokensOf(document)
  forget()
  const goodbyes = tokens.map(async token => {
    const headers = { Authorization: `Bearer ${token}` }
    await (isCompany
      ? unwrap(companyApi().POST('/auth/logout', { headers }))
      : unwrap(clientApi().POST('/auth/logout', { headers })))
  })
  await Promise.all(goodbyes).catch((error: unknown) =>
    console.warn('sign-out did not reach the service', error),
  )
  announceSession(true)
  location.assign('/')
}

/** Milliseconds between the deletion of an account and the reload. */
const deletionReload = 1000

/**
 * Deletes the account for good; a second later the page reloads, as the page that says farewell.
 * @param contributions what becomes of the reviews and discussion posts of a person
 * @throws ApiError when the service refuses
 */
export async function deleteAccount(contributions: 'keep' | 'delete' = 'keep'): Promise<void> {
  const isCompany = usesCompanyApi()
  const params = { query: { contributions } }
  await endingSession<unknown>(() =>
    isCompany
      ? unwrap(companyApi().DELETE('/auth/delete-account', { params }))
      : unwrap(clientApi().DELETE('/auth/delete-account', { params })),
  )
  const farewell = `/auth/message?${isCompany ? 'company&' : ''}about=deleted`
  forget()
  refreshSession()
  announceSession(true)
  setTimeout(() => {
    history.replaceState(null, '', withLocale(farewell, localeOfPath(location.pathname)))
    location.reload()
  }, deletionReload)
}

/** The root of the page's own language. */
export function localisedRoot(): string {
  return withLocale('/', localeOfPath(location.pathname))
}
