import { foldDigits } from '@masar/text'
import { hashPassword, passwordFits } from '../../accounts/auth/passwords.ts'

/** Read out to a class: digits of either script are the same, and spaces around it don't count. */
function folded(password: string): string {
  return foldDigits(password.normalize('NFKC')).trim()
}

export function hashExamPassword(password: string): Promise<string> {
  return hashPassword(folded(password))
}

export function examPasswordFits(stored: string, password: string): Promise<boolean> {
  return passwordFits(stored, folded(password))
}
