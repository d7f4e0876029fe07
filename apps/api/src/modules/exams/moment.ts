import { AppError } from '../../errors.ts'
import { isMoment } from '../cursor.ts'

/** The format accepts what no calendar has (second 60, year 0). */
export function momentOf(text: string, field = 'made_at'): Date {
  const date = new Date(text)
  if (!isMoment(date)) throw new AppError('malformed', { fields: { [field]: [{ code: 'format' }] } })
  return date
}
