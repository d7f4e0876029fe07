/** The part of the query that the way in carries along. */
export interface NextSearch {
  next?: string
}

/** Reads it from a query, forgivingly; whether it is safe to go there is asked when going. */
export function nextOf(search: Record<string, unknown>): NextSearch {
  return textOf(search, 'next')
}

/** Search parameters of the sign-in page after a return from a provider: Google, or their company's, with how that ended. */
export interface ReturnSearch {
  google?: string
  /** `1` where it signed them in, else why not. */
  sign_on?: string
}

/** The search parameters of the sign-in page: where the person was going, and whether they come back from a provider. */
export function signInOf(search: Record<string, unknown>): NextSearch & ReturnSearch {
  return { ...textOf(search, 'google'), ...textOf(search, 'sign_on'), ...nextOf(search) }
}

/** The search parameters of a message page: the kind of message, and the next link. */
export function messageOf(search: Record<string, unknown>): NextSearch & { about?: string } {
  return { ...textOf(search, 'about'), ...nextOf(search) }
}

/** The token of an invitation's link. */
export function invitationOf(search: Record<string, unknown>): { invitation?: string } {
  return textOf(search, 'invitation')
}

/** The search parameters of a learner's registration: the invitation that it accepts, and the target path. */
export function registrationOf(search: Record<string, unknown>): NextSearch & { invitation?: string } {
  return { ...invitationOf(search), ...nextOf(search) }
}

/** A query's text by its name, or nothing. */
function textOf<K extends string>(search: Record<string, unknown>, name: K): Partial<Record<K, string>> {
  return (typeof search[name] === 'string' ? { [name]: search[name] } : {}) as Partial<Record<K, string>>
}
