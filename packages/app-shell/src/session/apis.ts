import {
  type ClientApi,
  type ClientOptions,
  type CompanyApi,
  createClientApi,
  createCompanyApi,
} from '@masar/api-sdk'
import { localeOfPath, localeTags, withLocale } from '@masar/site-map'
import { currentSocketId } from '../live/live-store.ts'
import { areaOf } from './area.ts'
import { markSessionEnded } from './ended.ts'
import { unlessEnding } from './own-ending.ts'
import { clearAfterUnauthorized, tokensOf } from './session.ts'
import { announceSession, refreshSession, sessionStore } from './session-store.ts'

/** The key of Masar's own applications; it names the caller and is no secret. */
const apiKey = 'masar-web'

let client: ClientApi | undefined
let company: CompanyApi | undefined

/** The client of client-api; made when first asked for, so that loading a module touches no document. */
export function clientApi(): ClientApi {
  return (client ??= createClientApi(options()))
}

/** The client of company-api. */
export function companyApi(): CompanyApi {
  return (company ??= createCompanyApi(options()))
}

/** Milliseconds after which a person sees that the API does not answer. */
const timeout = 15_000

function options(): ClientOptions {
  return {
    host: location.origin,
    apiKey,
    timeout,
    locale: () => localeTags[localeOfPath(location.pathname)],
    token: () => sessionStore.getState().token,
    socketId: currentSocketId,
    otp: () => sessionStore.getState().otp,
    onUnauthorized: () => unlessEnding(leaveRefused),
  }
}

function leaveRefused(): void {
  // Signed out meanwhile, in another tab perhaps, the person knows.
  const wasSignedIn = tokensOf(document).length > 0
  if (!clearAfterUnauthorized(document, areaOf(location))) return
  if (wasSignedIn) markSessionEnded()
  refreshSession()
  announceSession()
  location.assign(withLocale('/', localeOfPath(location.pathname)))
}
