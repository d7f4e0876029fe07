import {
  essayFileKinds,
  essayFormats,
  type EssayFileKind,
  type EssayForm,
} from '../../../db/schema/question-kinds.ts'

export const mostFiles = 10
export const mostMegabytes = 25
export const mostWords = 5000
export const usualFiles = { kinds: [...essayFileKinds], most: 3, megabytes: 10 }

/** A form in the one way it is stored: kinds in their order, nothing empty, and plain text alone not at all. */
export function tidiedForm(given: EssayForm | undefined): EssayForm | undefined {
  if (given === undefined) return undefined
  const { format, files, words = {} } = given
  const bounds = {
    ...(words.least !== undefined && { least: words.least }),
    ...(words.most !== undefined && { most: words.most }),
  }
  const hasBounds = format !== 'files' && Object.keys(bounds).length > 0
  if (format === 'text' && files === undefined && !hasBounds) return undefined
  return {
    format,
    ...(files && { files: { ...files, kinds: sortedKinds(files.kinds) } }),
    ...(hasBounds && { words: bounds }),
  }
}

export function sortedKinds(kinds: readonly EssayFileKind[]): EssayFileKind[] {
  return essayFileKinds.filter(kind => kinds.includes(kind))
}

/** What of a form cannot be: an answer in files that takes none, or more words asked for than are allowed. */
export function formProblem(form: EssayForm | undefined): 'files' | 'words' | undefined {
  if (form === undefined) return undefined
  const { format, files, words = {} } = form
  if (format === 'files' && files === undefined) return 'files'
  return words.least !== undefined && words.most !== undefined && words.least > words.most
    ? 'words'
    : undefined
}

/**
 * A form that may come from another system's file: what the schema `EssayForm` takes, without its library, which a thread that reads files
 * would load for this alone.
 */
export function isEssayForm(value: unknown): value is EssayForm {
  if (!isObjectOf(value, ['format', 'files', 'words'])) return false
  const { format, files, words } = value
  return (
    essayFormats.some(known => known === format) &&
    (files === undefined || isFiles(files)) &&
    (words === undefined || isWords(words)) &&
    formProblem(value as unknown as EssayForm) === undefined
  )
}

function isFiles(value: unknown): boolean {
  if (!isObjectOf(value, ['kinds', 'most', 'megabytes'])) return false
  const { kinds, most, megabytes } = value
  return (
    Array.isArray(kinds) &&
    kinds.length > 0 &&
    new Set(kinds).size === kinds.length &&
    kinds.every(kind => essayFileKinds.some(known => known === kind)) &&
    isCount(most, mostFiles) &&
    isCount(megabytes, mostMegabytes)
  )
}

const isWords = (value: unknown) =>
  isObjectOf(value, ['least', 'most']) &&
  Object.values(value).every(count => count === undefined || isCount(count, mostWords))

const isCount = (value: unknown, most: number) =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most

const isObjectOf = (value: unknown, names: readonly string[]): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).every(name => names.includes(name))
