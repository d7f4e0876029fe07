import { Type } from 'typebox'
import { Data, Id, Nullable, body, named } from '../../contract.ts'
import { Rendered } from '../../../rich-text/schema.ts'
import { verdict } from '../../exams/practice/schema.ts'
import { AnswerValue, AttemptQuestion } from '../../exams/schema.ts'

const Hints = Type.Array(Type.String(), { description: 'Those that were asked for, the first one first.' })
const standing = {
  tries: Type.Integer(),
  is_solved: Type.Boolean({ description: 'It was right once.' }),
}

const QuizQuestion = named('QuizQuestion', {
  ...AttemptQuestion.properties,
  at_second: Nullable(Type.Integer({ description: 'The second of the video at which it is asked.' })),
  hints: Hints,
  hints_left: Type.Integer(),
  ...standing,
})
export const Quiz = Data(Type.Array(QuizQuestion))

export const QuizTryBody = body('QuizTryBody', { value: Nullable(AnswerValue) }, { value: { option: 'o2' } })
export const QuizVerdict = Data(
  named('QuizVerdict', {
    ...verdict,
    ...standing,
    feedback: Type.Array(Type.String(), { description: 'On the options that were chosen.' }),
    explanation: Type.String({ description: 'Empty until it is right.' }),
    lesson_id: Id,
    is_lesson_completed: Type.Boolean(),
    course_percent: Type.Integer(),
  }),
)
export const QuizHints = Data(
  named('QuizHints', { hints: Hints, hints_left: Type.Integer(), rendered: Rendered }),
)
