import { Type } from 'typebox'
import { questionKinds } from '../../../db/schema/index.ts'
import { Choice, Data, Id, Nullable, body, named, strict } from '../../contract.ts'
import { Rendered } from '../../../rich-text/schema.ts'
import { AnswerValue, AttemptQuestion } from '../schema.ts'

export const PracticeQuestions = Data(Type.Array(AttemptQuestion))
export const PracticeParams = strict({ id: Id, kind: Choice(questionKinds) })
export const PracticeBody = body(
  'PracticeBody',
  { value: Nullable(AnswerValue) },
  { value: { option: 'o2' } },
)

export const verdict = {
  is_right: Nullable(Type.Boolean({ description: 'Null where only a person could say.' })),
  share: Nullable(Type.Number({ description: 'How much of it is right, from 0 to 1.' })),
  rendered: Rendered,
}
export const PracticeVerdict = Data(named('PracticeVerdict', { ...verdict, explanation: Type.String() }))
