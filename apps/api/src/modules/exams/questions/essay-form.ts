import { Type } from 'typebox'
import { Value } from 'typebox/value'
import {
  essayFileKinds,
  essayFormats,
  type EssayFileKind,
  type EssayForm as StoredForm,
} from '../../../db/schema/index.ts'
import { Choice, named, strict } from '../../contract.ts'

export const mostFiles = 10
export const mostMegabytes = 25
export const mostWords = 5000
export const usualFiles = { kinds: [...essayFileKinds], most: 3, megabytes: 10 }

const Words = Type.Optional(Type.Integer({ minimum: 1, maximum: mostWords }))

/** What the answer to an essay may be. */
export const EssayForm = named(
  'EssayForm',
  {
    format: Choice(essayFormats),
    files: Type.Optional(
      strict({
        kinds: Type.Array(Choice(essayFileKinds), { minItems: 1, maxItems: 4, uniqueItems: true }),
        most: Type.Integer({ minimum: 1, maximum: mostFiles }),
        megabytes: Type.Integer({ minimum: 1, maximum: mostMegabytes, description: 'Of each file.' }),
      }),
    ),
    words: Type.Optional(
      Type.Object(
        { least: Words, most: Words },
        {
          additionalProperties: false,
          description: 'Advice: what is shorter or longer is taken all the same.',
        },
      ),
    ),
  },
  { additionalProperties: false },
)

/** A form in the one way it is stored: kinds in their order, nothing empty, and plain text alone not at all. */
export function tidiedForm(given: StoredForm | undefined): StoredForm | undefined {
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
export function formProblem(form: StoredForm | undefined): 'files' | 'words' | undefined {
  if (form === undefined) return undefined
  const { format, files, words = {} } = form
  if (format === 'files' && files === undefined) return 'files'
  return words.least !== undefined && words.most !== undefined && words.least > words.most
    ? 'words'
    : undefined
}

/** A form that may come from another system's file. */
export function isEssayForm(value: unknown): value is StoredForm {
  return Value.Check(EssayForm, value) && formProblem(value) === undefined
}
