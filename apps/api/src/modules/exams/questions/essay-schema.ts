import { Type } from 'typebox'
import { essayFileKinds, essayFormats } from '../../../db/schema/question-kinds.ts'
import { Choice, named, strict } from '../../contract.ts'
import { mostFiles, mostMegabytes, mostWords } from './essay-form.ts'

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
