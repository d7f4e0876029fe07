import { Type, type Static } from 'typebox'
import { lessonKinds, questionKinds } from '../../../../db/schema/index.ts'
import { Choice, Data, Id, Nullable, body, idOf, named, strict } from '../../../contract.ts'
import { languages } from '../../../exams/questions/formats/texts.ts'
import { WrittenQuestion } from '../../../exams/questions/written-schema.ts'
import { Line, askedParts } from '../../../exams/writing/schema.ts'

/** A person would have to judge an essay. */
const quizKinds = questionKinds.filter(kind => kind !== 'essay')
const Course = Type.Object({ id: Id, title: Type.String() })
/** Fifty questions in two languages, with their explanations and hints. */
export const largestQuiz = 1024 * 1024
const State = Type.String({ maxLength: 64, description: 'Changes with everything that stands here.' })
const IsRule = Type.Boolean({
  description: 'Each question right once completes the lesson, and nothing else does.',
})
const AtSecond = Nullable(
  Type.Integer({
    minimum: 0,
    maximum: 86_400,
    description: 'The second of the lesson’s video at which it is asked; null: below the lesson.',
  }),
)
const { rubric: _, ...quizParts } = askedParts

export const QuizToWriteBody = body(
  'QuizToWriteBody',
  {
    state: State,
    is_rule: IsRule,
    questions: Type.Array(
      strict({
        id: Nullable(idOf('Null for one that is new; one that was taken out is asked again.')),
        kind: Choice(quizKinds),
        ...quizParts,
        hints: Type.Array(Line, { maxItems: 5, description: 'One after another, each says more.' }),
        at_second: AtSecond,
      }),
      { maxItems: 50 },
    ),
  },
  {
    state: '5f2c8e1a9b7d4036',
    is_rule: false,
    questions: [
      {
        id: null,
        kind: 'true_false',
        body: { ar: 'تبدأ الصيغة بعلامة =.', en: 'A formula begins with =.' },
        explanation: { ar: 'نعم.', en: 'Yes.' },
        answer: true,
        hints: [],
        at_second: null,
      },
    ],
  },
)
export type GivenQuiz = Static<typeof QuizToWriteBody>
export type GivenQuizQuestion = GivenQuiz['questions'][number]

const QuizQuestionToWrite = named('QuizQuestionToWrite', {
  id: Id,
  written: WrittenQuestion,
  hints: Type.Array(Type.Object({ ar: Type.Optional(Type.String()), en: Type.Optional(Type.String()) })),
  at_second: AtSecond,
  learners: Type.Integer({ description: 'Who have answered it: what they were shown is kept.' }),
})

export const QuizToWrite = Data(
  named('QuizToWrite', {
    lesson: Type.Object({
      id: Id,
      title: Type.String(),
      kind: Choice(lessonKinds),
      video_seconds: Nullable(
        Type.Integer({ description: 'How long its video is; null where it has none, or nobody knows.' }),
      ),
    }),
    course: Type.Object({ id: Id, title: Type.String(), languages: Type.Array(Choice(languages)) }),
    state: State,
    is_rule: IsRule,
    questions: Type.Array(QuizQuestionToWrite),
    removed: Type.Array(QuizQuestionToWrite, {
      description:
        'Those that were taken out, the last one first: one that is written again by its id is asked again.',
    }),
  }),
)

export const TaughtQuizzes = Data(
  named('TaughtQuizzes', {
    course: Course,
    sections: Type.Array(
      Type.Object({
        id: Id,
        title: Type.String(),
        lessons: Type.Array(
          named('TaughtQuizLesson', {
            id: Id,
            title: Type.String(),
            kind: Choice(lessonKinds),
            questions: Type.Integer(),
            is_rule: IsRule,
            chapters: Nullable(Type.Integer({ description: 'Of its video; null where it shows none.' })),
          }),
        ),
      }),
    ),
  }),
)
