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

export const resetAction = {
  label: /*i18n*/ { id: 'mail.action.reset', message: 'Set a new password' },
  path: '/auth/forget-password',
}

export const contactAction = {
  label: /*i18n*/ { id: 'mail.action.contact', message: 'Write to us' },
  path: '/contact-us',
}
