/** The parts of the password rule, in the order in which a person mends them. */
export type PasswordRule = 'length' | 'uppercase' | 'special' | 'characters'

/** Characters of a password, at least and at most. */
export const passwordLength = { least: 8, most: 128 } as const

/** Characters that one of must be in a password. */
export const passwordSpecials = '@$!%*?&'

/**
 * Which parts of the rule a password keeps: 8 to 128 characters, one capital, one of `@$!%*?&`, and nothing but ASCII letters, ASCII digits
 * and those. An empty one keeps none: the last part would be kept by saying nothing.
 */
export function passwordRules(password: string): { rule: PasswordRule; isKept: boolean }[] {
  return [
    {
      rule: 'length',
      isKept: password.length >= passwordLength.least && password.length <= passwordLength.most,
    },
    { rule: 'uppercase', isKept: /[A-Z]/.test(password) },
    { rule: 'special', isKept: /[@$!%*?&]/.test(password) },
    { rule: 'characters', isKept: /^[A-Za-z\d@$!%*?&]+$/.test(password) },
  ]
}

/** Whether it has Arabic letters or digits: the keyboard was left in Arabic. */
export function hasArabic(password: string): boolean {
  return /\p{Script=Arabic}|[\u0660-\u0669]/u.test(password)
}
