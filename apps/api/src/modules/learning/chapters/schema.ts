import { Type, type Static } from 'typebox'
import { Choice, Data, Id, Nullable, body, named, strict } from '../../contract.ts'
import { languages } from '../../exams/questions/formats/texts.ts'

/** More than a video of some hours is divided into. */
export const mostChapters = 100
export const longestChapterTitle = 200
/** As many as there can be, in two languages. */
export const largestChapters = 192 * 1024

/** The last whole second of a video at which a chapter can begin; null where its length is unknown. @param tenths that it lasts */
export function lastSecond(tenths: number | null): number | null {
  return tenths ? Math.ceil(tenths / 10) - 1 : null
}

const State = Type.String({ maxLength: 64, description: 'Changes with every chapter.' })
export const Second = Type.Integer({
  minimum: 0,
  maximum: 86_400,
  description: 'The second of the video at which it begins.',
})
const Title = Type.Optional(Type.String({ maxLength: longestChapterTitle }))

export const ChaptersBody = body(
  'ChaptersToWriteBody',
  {
    state: State,
    chapters: Type.Array(strict({ second: Second, title: strict({ ar: Title, en: Title }) }), {
      maxItems: mostChapters,
      description: 'In their order, each later than the one before.',
    }),
  },
  {
    state: '5f2c8e1a9b7d4036',
    chapters: [
      { title: { ar: 'مقدمة', en: 'Introduction' }, second: 0 },
      { title: { ar: 'مثال', en: 'An example' }, second: 95 },
    ],
  },
)
export type GivenChapters = Static<typeof ChaptersBody>

export const ChaptersToWrite = Data(
  named('ChaptersToWrite', {
    lesson: Type.Object({
      id: Id,
      title: Type.String(),
      last_second: Nullable(
        Type.Integer({ description: 'The last at which a chapter can begin; null where it is unknown.' }),
      ),
    }),
    course: Type.Object({ id: Id, title: Type.String(), languages: Type.Array(Choice(languages)) }),
    state: State,
    chapters: Type.Array(
      Type.Object({
        second: Type.Integer(),
        title: Type.Object({ ar: Type.Optional(Type.String()), en: Type.Optional(Type.String()) }),
      }),
    ),
  }),
)
