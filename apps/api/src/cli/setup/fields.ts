import { foldDigits, isIban } from '@masar/text'
import { isMailAddress, normalEmail } from '../../modules/accounts/fields/email.ts'
import { cleanLine, isNoPlainText } from '../../modules/accounts/fields/name.ts'
import { parsePhone } from '../../modules/accounts/fields/phone.ts'

/** One thing that setup asks. */
export interface SetupField {
  /** Its path in the file. */
  path: readonly string[]
  question: string
  isOptional?: true
  /** @throws Error whose message says what is expected: `must be …` */
  read(text: string): string
}

/** What was answered, by the dotted path of its field; an optional one may be empty. */
export type SetupAnswers = Record<string, string>

export const keyOf = (field: SetupField): string => field.path.join('.')

/** Tag 1 of an invoice's QR code holds a length of one byte, and ZATCA takes names of at most so many bytes. */
const mostNameBytes = 127

const line = (longest: number) => (text: string) => {
  const clean = cleanLine(text)
  if (clean.length > longest) throw new Error(`must have at most ${longest} characters`)
  if (!/\p{L}/u.test(clean) || isNoPlainText(clean))
    throw new Error('must be plain text, without links and markup')
  return clean
}

function readEmail(text: string): string {
  const email = normalEmail(text)
  if (!isMailAddress(email)) throw new Error('must be an e-mail address such as hello@masar.example')
  return email
}

function readPhone(text: string): string {
  const read = parsePhone(text, 'SA')
  if ('error' in read) throw new Error('must be a phone number such as +966112345678')
  return read.phone
}

function readLegalName(text: string): string {
  const name = line(mostNameBytes)(text)
  const bytes = Buffer.byteLength(name)
  if (bytes > mostNameBytes)
    throw new Error(
      `must have at most ${mostNameBytes} bytes in UTF-8 (an Arabic letter has two), not ${bytes}`,
    )
  return name
}

function readIban(text: string): string {
  const iban = foldDigits(text).replace(/[\s-]/g, '').toUpperCase()
  if (!isIban(iban))
    throw new Error('must be an IBAN whose check digits are right, such as SA03 8000 0000 6080 1016 7519')
  return iban
}

const digits = (pattern: RegExp, expected: string) => (text: string) => {
  const number = foldDigits(text).replace(/[\s-]/g, '')
  if (!pattern.test(number)) throw new Error(`must be ${expected}`)
  return number
}

/** In the order in which setup asks. */
export const setupFields: readonly SetupField[] = [
  { path: ['site', 'name', 'ar'], question: 'Name of the site in Arabic', read: line(60) },
  { path: ['site', 'name', 'en'], question: 'Name of the site in English', read: line(60) },
  { path: ['contact', 'email'], question: 'E-mail for visitors', read: readEmail },
  { path: ['contact', 'phone'], question: 'Phone for visitors', isOptional: true, read: readPhone },
  { path: ['contact', 'address', 'ar'], question: 'Address in Arabic', isOptional: true, read: line(300) },
  { path: ['contact', 'address', 'en'], question: 'Address in English', isOptional: true, read: line(300) },
  {
    path: ['seller', 'legal_name'],
    question: 'Legal name of the seller, as invoices bear it',
    read: readLegalName,
  },
  {
    path: ['seller', 'vat_number'],
    question: 'VAT number of the seller',
    isOptional: true,
    read: digits(/^3\d{13}3$/, 'fifteen digits, the first and the last a 3'),
  },
  {
    path: ['seller', 'registration_number'],
    question: 'Commercial registration number of the seller',
    isOptional: true,
    read: digits(/^\d{10}$/, 'ten digits'),
  },
  {
    path: ['seller', 'bank', 'iban'],
    question: 'IBAN of the seller, for bank transfers of companies',
    isOptional: true,
    read: readIban,
  },
  {
    path: ['seller', 'bank', 'name'],
    question: 'Name of the seller’s bank',
    isOptional: true,
    read: line(120),
  },
  {
    path: ['seller', 'bank', 'beneficiary'],
    question: 'Beneficiary of the account, as the bank knows it',
    isOptional: true,
    read: line(120),
  },
]

/**
 * Names what of the seller's account is missing where a part of it is given: companies transfer to a whole account or not at all.
 * @returns the dotted paths of the empty fields
 */
export function missingOfBank(answers: SetupAnswers): string[] {
  const keys = setupFields.map(keyOf).filter(key => key.startsWith('seller.bank.'))
  const empty = keys.filter(key => !answers[key])
  return empty.length === keys.length ? [] : empty
}
