import { domainToASCII } from 'node:url'
import { isMailAddress } from './email.ts'

/** A domain as addresses are stored: lower case, other scripts as punycode; null for what is none. An @ before it is what people copy along. */
export function readDomain(text: string): string | null {
  const domain = domainToASCII(text.trim().replace(/^@/, '')).toLowerCase()
  return isMailAddress(`a@${domain}`) ? domain : null
}

/** The domain of a stored e-mail address. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1)
}
