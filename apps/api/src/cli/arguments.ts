import { InvalidArgumentError } from 'commander'

/** A whole number of at most seven digits. */
export function wholeNumber(text: string): number {
  if (!/^\d{1,7}$/.test(text))
    throw new InvalidArgumentError('It has to be a whole number of at most seven digits.')
  return Number(text)
}

/** A date with or without a time, in ISO 8601. */
export function moment(text: string): Date {
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) throw new InvalidArgumentError('It has to be a date, as 2027-01-31.')
  return date
}

/** A day of the calendar, without a time. */
export function day(text: string): string {
  const date = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text)
    throw new InvalidArgumentError('It has to be a day, as 2027-01-31.')
  return text
}

/** The same as `moment`, not yet passed. */
export function momentToCome(text: string): Date {
  const date = moment(text)
  if (date <= new Date()) throw new InvalidArgumentError('It has to be a date to come, as 2027-01-31.')
  return date
}
