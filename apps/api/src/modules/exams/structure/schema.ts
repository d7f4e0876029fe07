import { Type, type Static } from 'typebox'
import { questionKinds } from '../../../db/schema/index.ts'
import { Choice, Data, Id, Nullable, body, bothTexts, idOf, named, strict } from '../../contract.ts'
import { languages } from '../questions/formats/texts.ts'

const Key = Type.String({ maxLength: 60, pattern: '^[a-z0-9]+(?:[-_][a-z0-9]+)*$' })
const Points = Type.Number({ exclusiveMinimum: 0, maximum: 100, description: 'With two decimals at most.' })

const section = {
  key: Key,
  title: bothTexts(200),
  instructions: bothTexts(4000),
  time_limit_seconds: Type.Integer({ minimum: 60, maximum: 86_400 }),
}
const pool = {
  id: Nullable(idOf('Null for one that is new.')),
  name: bothTexts(200),
  draws: Type.Integer({
    minimum: 1,
    maximum: 1000,
    description: 'How many of its questions an attempt is given.',
  }),
  points: Points,
}
const SectionKey = Nullable(
  Type.String({ maxLength: 60, description: 'Of the section that asks it; null in an exam without.' }),
)
/** An exam asks no more, pools included. */
export const mostQuestions = 2000
/** Places of more questions than an exam may have, so that this is what is said. */
export const largestStructure = 512 * 1024
const State = Type.String({ maxLength: 64, description: 'Changes with everything that stands here.' })

export const ExamStructureBody = body(
  'ExamStructureBody',
  {
    state: State,
    sections: Type.Array(strict(section), { maxItems: 20 }),
    /** Each asks one question of everybody, or draws from a pool. */
    places: Type.Array(
      strict({
        section: SectionKey,
        pool: Nullable(strict(pool)),
        questions: Type.Array(strict({ id: Id, points: Points }), {
          minItems: 1,
          maxItems: 2 * mostQuestions,
        }),
      }),
      { maxItems: 2 * mostQuestions, description: 'Up to 2,000 questions in all.' },
    ),
  },
  {
    state: '5f2c8e1a9b7d4036',
    sections: [],
    places: [{ section: null, pool: null, questions: [{ id: 41, points: 2 }] }],
  },
)
export type GivenStructure = Static<typeof ExamStructureBody>
export type GivenPlace = GivenStructure['places'][number]
export type GivenSection = GivenStructure['sections'][number]

export const ExamStructure = Data(
  named('ExamStructure', {
    exam: Type.Object({ id: Id, title: Type.String() }),
    course: Type.Object({ id: Id, title: Type.String(), languages: Type.Array(Choice(languages)) }),
    state: State,
    sections: Type.Array(named('ExamStructureSection', section)),
    places: Type.Array(
      named('ExamStructurePlace', {
        section: SectionKey,
        pool: Nullable(named('ExamStructurePool', pool)),
        questions: Type.Array(Type.Object({ id: Id, points: Type.Number() })),
      }),
      { description: 'In the order in which they are asked, section by section.' },
    ),
    questions: Type.Array(
      named('ExamStructureQuestion', {
        id: Id,
        key: Type.String(),
        kind: Choice(questionKinds),
        body: Type.String({ description: 'Markdown.' }),
        tags: Type.Array(Type.String()),
      }),
    ),
    running: Type.Integer({ description: 'Attempts under way.' }),
  }),
)
