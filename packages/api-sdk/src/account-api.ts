import type { Client } from 'openapi-fetch'
import type { Alike } from './alike.ts'
import type { ClientApi } from './client-api.ts'
import type { CompanyApi } from './company-api.ts'

/** The calls that both APIs share, whichever kind of account it is. */
type AccountPath =
  | '/auth/login'
  | '/auth/second-factor'
  | '/auth/second-factor/options'
  | '/auth/second-factors'
  | '/auth/second-factors/totp'
  | '/auth/second-factors/totp/confirm'
  | '/auth/second-factors/passkeys'
  | '/auth/second-factors/passkeys/options'
  | '/auth/second-factors/passkeys/{id}'
  | '/auth/second-factors/recovery-codes'
  | '/auth/otp'
  | '/auth/otp-state'
  | '/auth/otp-resend'
  | '/auth/forget-password'
  | '/auth/reset-code'
  | '/auth/enter-password'
  | '/auth/fresh'
  | '/auth/fresh-code'
  | '/auth/fresh-otp'
  | '/auth/password'
  | '/auth/email'
  | '/auth/email/confirm'
  | '/auth/phone'
  | '/auth/phone/confirm'
  | '/auth/google-state'
  | '/auth/google/session'
  | '/auth/sign-on-state'
  | '/auth/sign-on/session'
  | '/auth/avatar'
  | '/auth/portrait'
  | '/auth/google'
  | '/auth/sessions'
  | '/auth/sessions/{id}'
  | '/auth/data'
  | '/auth/data-page'

/** The calls of an account that client-api and company-api have alike. */
export type AccountApi = Client<Alike<AccountPath>>

/** Narrows either client to those calls, for screens that serve both kinds of accounts. */
export function accountApi(api: ClientApi | CompanyApi): AccountApi {
  return api as AccountApi
}
