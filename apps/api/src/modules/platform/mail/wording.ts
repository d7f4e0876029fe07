/** A sentence of the catalogue, by its id, with its English. */
export interface Sentence {
  id: string
  message: string
}
/** What an e-mail says. */
export interface Wording {
  subject: Sentence
  body: readonly Sentence[]
  /** The button: a page of the site. */
  action?: { label: Sentence; path: string }
}

export const notYou = /*i18n*/ {
  id: 'mail.not_you',
  message: 'If this was not you, set a new password at once and sign out everywhere.',
}

export const ignore = /*i18n*/ {
  id: 'mail.ignore',
  message:
    'If you did not ask for this, you can ignore this e-mail. Never share the code; Masar will not ask for it.',
}
export const tenMinutes = /*i18n*/ {
  id: 'mail.ten_minutes',
  message: 'The code works for ten minutes and only once.',
}
export const signIn = /*i18n*/ { id: 'mail.action.sign_in', message: 'Sign in' }

export const resetAction = {
  label: /*i18n*/ { id: 'mail.action.reset', message: 'Set a new password' },
  path: '/auth/forget-password',
}

export const contactAction = {
  label: /*i18n*/ { id: 'mail.action.contact', message: 'Write to us' },
  path: '/contact-us',
}
