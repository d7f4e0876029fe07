import { AppError } from '../../../errors.ts'
import type { ReportedState } from './outcome.ts'

/** Of a reported state as JSON: SCORM 2004 lets what it goes on from have 64,000 characters; its answers and comments take the rest. */
const longestState = 512 * 1024
const deepest = 12

/**
 * What a package reports, made storable: without what no text of a database holds. Its values are its own and are not checked for more, since what is
 * not as the standard says is what the package may want to read again.
 * @throws AppError `malformed`, `too_large`
 */
export function stateOf(text: string): ReportedState {
  if (text.length > longestState) throw new AppError('too_large')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new AppError('malformed')
  }
  const state = storable(value)
  if (typeof state !== 'object' || state === null || Array.isArray(state)) throw new AppError('malformed')
  return state as ReportedState
}

/** A JSON value as a database can hold it. @throws AppError `malformed` for one that is nested deeper than anything is */
export function storable(value: unknown, depth = 0): unknown {
  if (depth > deepest) throw new AppError('malformed')
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map(item => storable(item, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [storable(key, depth), storable(item, depth + 1)]),
  )
}
