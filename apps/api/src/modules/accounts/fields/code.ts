import { randomInt } from 'node:crypto'
import { foldDigits, stripBidi } from '@masar/text'
import { AppError } from '../../../errors.ts'

/** Six digits, each code as likely as any other. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/**
 * Reads a code as people paste it: any digits, spaces, dashes and marks between them.
 * @throws AppError `validation` for what is no code, which costs no try
 */
export function readCode(text: string): string {
  const code = stripBidi(foldDigits(text)).replace(/[\s\u200B\uFEFF-]/g, '')
  if (!/^\d{6}$/.test(code)) throw new AppError('validation', { fields: { code: [{ code: 'code' }] } })
  return code
}
