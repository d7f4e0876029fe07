import { fold } from '@masar/text'
import { dictionary } from '@zxcvbn-ts/language-common'
import type { FieldError } from '../../../errors.ts'

export const passwordLength = { least: 8, most: 128 } as const

/**
 * The product's password rule to the letter (8 to 128 of letters, digits and `@$!%*?&`, one capital, one of the special ones),
 * and what the rule alone would let pass: passwords that everybody guesses first, and the person's own name or address.
 * @returns every error, in the order in which a person would mend them
 */
export function passwordErrors(password: string, person: PasswordOwner = {}): FieldError[] {
  const errors: FieldError[] = []
  if (password.length < passwordLength.least) errors.push({ code: 'too_short', limit: passwordLength.least })
  if (password.length > passwordLength.most) errors.push({ code: 'too_long', limit: passwordLength.most })
  if (!/[A-Z]/.test(password)) errors.push({ code: 'password_uppercase' })
  if (!/[@$!%*?&]/.test(password)) errors.push({ code: 'password_special' })
  if (!/^[A-Za-z\d@$!%*?&]*$/.test(password)) errors.push({ code: 'password_characters' })
  if (errors.length > 0) return errors
  if (isCommonPassword(password)) errors.push({ code: 'password_common' })
  if (isPersonal(password, person)) errors.push({ code: 'password_personal' })
  return errors
}

const letterOf: Record<string, string> = {
  '@': 'a',
  $: 's',
  '!': 'i',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
}
/** Names of the product and its places: the first guesses on this very site. */
const siteWords = [
  'masar',
  'masaar',
  'massar',
  'learning',
  'learn',
  'course',
  'courses',
  'student',
  'teacher',
  'instructor',
  'company',
  'academy',
  'school',
  'saudi',
  'saudia',
  'riyadh',
  'jeddah',
  'makkah',
  'mecca',
  'madinah',
  'dammam',
  'ksa',
  'vision',
  'mohammed',
  'mohammad',
  'muhammad',
  'ahmed',
  'ahmad',
  'abdullah',
  'abdulaziz',
  'khalid',
  'fahad',
  'faisal',
  'sultan',
  'fatima',
  'fatimah',
  'aisha',
  'noura',
  'sarah',
  'maryam',
  'alhilal',
  'hilal',
  'ittihad',
  'nassr',
  'ahli',
  'allah',
  'bismillah',
  'alhamdulillah',
  'inshallah',
  'habibi',
  'habibti',
]

let words: Set<string> | undefined

/** The bare words of 49,000 passwords found in breaches, and the site's own; made when first needed. */
function commonWords(): Set<string> {
  if (words) return words
  words = new Set(
    [...siteWords, ...dictionary['passwords-common'].map(bare)].filter(word => word.length >= 3),
  )
  return words
}

const isNoLetter = (sign: string): boolean => sign < 'a' || sign > 'z'
const isEnding = (sign: string): boolean => /[\d!?&*%]/.test(sign)

// Loops, since a pattern for a run at the end is tried again at each of its characters.
function withoutStart(text: string, isOuter: (sign: string) => boolean): string {
  let from = 0
  while (from < text.length && isOuter(text.charAt(from))) from += 1
  return text.slice(from)
}

function withoutEnd(text: string, isOuter: (sign: string) => boolean): string {
  let to = text.length
  while (to > 0 && isOuter(text.charAt(to - 1))) to -= 1
  return text.slice(0, to)
}

/** Digits and signs around a word and letters written as digits make no password of it. */
function bare(password: string): string {
  return withoutStart(withoutEnd(password.toLowerCase(), isNoLetter), isNoLetter)
}

/** Whether a guesser's usual twists (capitals, `@` for a, a year, a sign at the end) of one common word give the password. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  const spelt = [...lower].map(letter => letterOf[letter] ?? letter).join('')
  const known = commonWords()
  const isTwisted = (core: string) =>
    lower.length - core.length <= 6 &&
    (core.length >= 3 || core.length === 0) &&
    (core === '' || known.has(core) || /^(.)\1*$/.test(core) || isRun(core))
  const cores = [bare(lower), bare(spelt), ...trimmed(lower).map(bareOfSpelt)]
  return cores.some(isTwisted) || isCounting(lower)
}

/** A row of digits as on the keyboard, with a few other characters about it. */
function isCounting(lower: string): boolean {
  const digits = lower.replace(/\D/g, '')
  return (
    lower.length - digits.length <= 4 &&
    ['01234567890123456789', '98765432109876543210'].some(
      row => row.includes(digits) || /^(\d{1,3})\1+$/.test(digits),
    )
  )
}

/** The password without the digits and signs at its ends, with inner ones read as letters. */
function trimmed(lower: string): string[] {
  return [
    withoutEnd(lower, isNoLetter),
    withoutStart(lower, isNoLetter),
    bare(lower),
    withoutEnd(lower, isEnding),
  ]
}

function bareOfSpelt(text: string): string {
  return [...text]
    .map(letter => letterOf[letter] ?? letter)
    .join('')
    .replace(/[^a-z]/g, '')
}

const runs = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', 'qazwsxedcrfvtgbyhnujmikolp']
function isRun(core: string): boolean {
  return (
    core.length >= 3 && runs.some(run => run.includes(core) || [...run].toReversed().join('').includes(core))
  )
}

/** Whose password it is: what is known of them by many. */
export interface PasswordOwner {
  email?: string | null | undefined
  /** In either script: a password has Latin letters alone. */
  names?: readonly (string | null)[]
}

function isPersonal(password: string, { email, names = [] }: PasswordOwner): boolean {
  const lower = password.toLowerCase()
  const parts = [email?.split('@')[0], ...names.flatMap(name => fold(name ?? '').split(' '))]
  return parts.some(part => part !== undefined && part.length >= 4 && lower.includes(part.toLowerCase()))
}
