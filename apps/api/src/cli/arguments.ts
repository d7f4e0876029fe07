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

/** The same, not yet passed. */
export function momentToCome(text: string): Date {
  const date = moment(text)
  if (date <= new Date()) throw new InvalidArgumentError('It has to be a date to come, as 2027-01-31.')
  return date
}
