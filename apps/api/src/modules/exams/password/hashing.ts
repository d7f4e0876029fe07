import { foldDigits } from '@masar/text'
import { AppError } from '../../../errors.ts'
import { hashPassword, passwordFits } from '../../accounts/auth/passwords.ts'
import { examPasswordLength } from './schema.ts'

/** Read out to a class: digits of either script are the same, and spaces around it don't count. */
function folded(password: string): string {
  return foldDigits(password.normalize('NFKC')).trim()
}

/** @throws AppError `validation` where too little of it counts: spaces alone would be a password that no one can type */
export async function hashExamPassword(password: string): Promise<string> {
  if (folded(password).length < examPasswordLength.least)
    throw new AppError('validation', {
      fields: { password: [{ code: 'too_short', limit: examPasswordLength.least }] },
    })
  return hashPassword(folded(password))
}

export function examPasswordFits(stored: string, password: string): Promise<boolean> {
  return passwordFits(stored, folded(password))
}
