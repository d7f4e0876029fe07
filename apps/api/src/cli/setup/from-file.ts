import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { ContentErrors, ImportError } from '../../import/content-errors.ts'
import { Source } from '../../import/source.ts'
import { keyOf, setupFields, type SetupAnswers, type SetupField } from './fields.ts'

/** What was given to setup does not hold; nothing was stored. */
export class SetupError extends Error {
  override name = 'SetupError'
}

/**
 * Reads answers from a YAML file. What the file leaves out stays as it is stored.
 * @throws SetupError naming everything that is wrong, by line
 */
export function answersFromFile(path: string, stored: SetupAnswers): SetupAnswers {
  const errors = new ContentErrors()
  const source = new Source(basename(path), readText(path), errors)
  const answers = { ...stored }
  if (errors.found.length === 0) readInto(answers, source)
  try {
    errors.throwIfAny()
  } catch (error) {
    if (error instanceof ImportError) throw new SetupError(`${error.message}\n\nNothing was stored.`)
    throw error
  }
  return answers
}

function readInto(answers: SetupAnswers, source: Source): void {
  const given = source.value ?? {}
  if (!isObject(given)) return source.error([], 'must hold site, contact and seller')
  refuseUnknown(given, [], source)
  for (const field of setupFields) readField(field, given, source, answers)
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new SetupError(`There is no file ${path}.`)
  }
}

function readField(field: SetupField, given: object, source: Source, answers: SetupAnswers): void {
  const value = field.path.reduce<unknown>(
    (inside, name) => (isObject(inside) ? inside[name] : undefined),
    given,
  )
  const key = keyOf(field)
  if (value === undefined) {
    if (!answers[key] && field.isOptional !== true) source.error(field.path, 'is missing')
    return
  }
  const text = typeof value === 'number' ? String(value) : value
  if (text === null || text === '') {
    if (field.isOptional) answers[key] = ''
    else source.error(field.path, 'must not be empty')
  } else if (typeof text !== 'string') source.error(field.path, 'must be a text')
  else {
    try {
      answers[key] = field.read(text)
    } catch (error) {
      source.error(field.path, (error as Error).message)
    }
  }
}

/** A misspelt name would otherwise be passed over in silence. */
function refuseUnknown(inside: object, path: readonly string[], source: Source): void {
  for (const [name, value] of Object.entries(inside)) {
    const here = [...path, name]
    const isKnown = setupFields.some(field => here.every((step, index) => field.path[index] === step))
    if (!isKnown) source.error(here, 'is not known here')
    else if (isObject(value)) refuseUnknown(value, here, source)
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
