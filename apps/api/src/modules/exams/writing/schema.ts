import { Type, type Static } from 'typebox'
import { keyWaivers, questionKinds } from '../../../db/schema/index.ts'
import { Rendered } from '../../../rich-text/schema.ts'
import { Choice, Data, Id, Moment, Nullable, body, bothTexts, idOf, named, strict } from '../../contract.ts'
import { languages } from '../questions/formats/texts.ts'
import { EssayForm } from '../questions/essay-schema.ts'
import { WrittenQuestion } from '../questions/written-schema.ts'

const Key = Type.String({ maxLength: 60, pattern: '^[a-z0-9]+(?:[-_][a-z0-9]+)*$' })
const Points = Type.Number({ exclusiveMinimum: 0, maximum: 100, description: 'With two decimals at most.' })
const Long = bothTexts(20_000)
export const Line = bothTexts(2000)
const list = <T extends Parameters<typeof Type.Array>[0]>(item: T) =>
  Type.Optional(Type.Array(item, { maxItems: 50 }))

/** What is asked, and what is right; what a kind has no place for is left out. */
export const askedParts = {
  body: Long,
  explanation: Long,
  options: list(
    strict({
      key: Key,
      text: Line,
      correct: Type.Optional(Type.Boolean()),
      feedback: Type.Optional(Line),
    }),
  ),
  prompts: list(strict({ key: Key, text: Line, match: Type.String({ maxLength: 60 }) })),
  order: list(Key),
  rubric: list(strict({ key: Key, text: Line, points: Points })),
  essay: Type.Optional(EssayForm),
  answer: Type.Optional(Type.Union([Type.Boolean(), Type.Number({ minimum: -1e15, maximum: 1e15 })])),
  tolerance: Type.Optional(Type.Number({ minimum: 0, maximum: 1e15 })),
  tolerance_percent: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
  accepted: list(Type.String({ maxLength: 500 })),
  exact: Type.Optional(Type.Boolean()),
  all_or_nothing: Type.Optional(Type.Boolean()),
}
/** What is typed. */
const content = {
  points: Points,
  ...askedParts,
  tags: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 20 }),
  lesson_id: Type.Optional(
    Nullable(
      idOf(
        'The lesson of its course that teaches what it asks: learners who missed it get a link to it. Left out, nothing changes.',
      ),
    ),
  ),
}
const State = Type.String({ maxLength: 64, description: 'Changes with everything of the question.' })

export const NewQuestionBody = body(
  'NewExamQuestionBody',
  { kind: Choice(questionKinds), ...content },
  {
    kind: 'single_choice',
    points: 2,
    body: { ar: 'أي دالة تجمع بشرط؟', en: 'Which function sums by a condition?' },
    explanation: { ar: 'لأن SUMIF تجمع بشرط.', en: 'SUMIF sums by a condition.' },
    options: [
      { key: 'a', text: { ar: 'SUMIF', en: 'SUMIF' }, correct: true },
      { key: 'b', text: { ar: 'COUNT', en: 'COUNT' } },
    ],
    tags: ['functions'],
  },
)
export const QuestionBody = body(
  'ExamQuestionBody',
  { state: State, ...content },
  {
    state: '5f2c8e1a9b7d4036',
    points: 2,
    body: { ar: 'كم يساوي 25 % من 150؟', en: 'What is 25% of 150?' },
    explanation: { ar: 'لأن 150 × 0.25 = 37.5.', en: '150 × 0.25 = 37.5.' },
    answer: 37.5,
    tolerance: 0.5,
    tags: [],
  },
)
export type GivenQuestion = Omit<Static<typeof NewQuestionBody>, 'kind'>
export type NewQuestion = Static<typeof NewQuestionBody>

export const QuestionToWrite = Data(
  named('ExamQuestionToWrite', {
    id: Id,
    exam: Type.Object({ id: Id, title: Type.String() }),
    course: Type.Object({ id: Id, title: Type.String(), languages: Type.Array(Choice(languages)) }),
    key: Type.String(),
    version: Type.Integer(),
    state: State,
    written: WrittenQuestion,
    tags: Type.Array(Type.String()),
    lesson_id: Nullable(Id),
    retired_at: Nullable(Moment),
    waived: Nullable(Choice(keyWaivers)),
    attempts: Type.Integer({ description: 'That were given this version, and keep it.' }),
  }),
)

export const RenderBody = body(
  'TextsToRender',
  {
    course_id: Type.Optional(idOf('The course whose images they may show.')),
    texts: Type.Array(Type.String({ maxLength: 20_000 }), { maxItems: 20, description: 'Markdown.' }),
    lines: Type.Array(Type.String({ maxLength: 2000 }), {
      maxItems: 200,
      description: 'Of options: plain words with code, formulas and images.',
    }),
  },
  { texts: ['المساحة $a^2$'], lines: ['$a^2$'] },
)
export const RenderedTexts = Data(named('RenderedTexts', { rendered: Rendered }))
