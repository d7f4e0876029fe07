import { Type } from 'typebox'
import { questionKinds } from '../../../db/schema/index.ts'
import { Rendered } from '../../../rich-text/schema.ts'
import { Choice, named } from '../../contract.ts'
import { EssayForm } from './essay-schema.ts'

const Texts = Type.Object({ ar: Type.Optional(Type.String()), en: Type.Optional(Type.String()) })

/** A question with all that is right, in every language that it is written in; what a kind has no place for is absent. */
export const WrittenQuestion = named('WrittenQuestion', {
  kind: Choice(questionKinds),
  points: Type.Number(),
  body: Texts,
  explanation: Texts,
  options: Type.Optional(
    Type.Array(
      Type.Object({
        key: Type.String(),
        text: Texts,
        correct: Type.Optional(Type.Boolean()),
        feedback: Type.Optional(Texts),
      }),
    ),
  ),
  prompts: Type.Optional(
    Type.Array(
      Type.Object({
        key: Type.String(),
        text: Texts,
        match: Type.String({ description: 'The key of the option that belongs to it.' }),
      }),
    ),
  ),
  order: Type.Optional(
    Type.Array(Type.String(), { description: 'Of ordering: the keys of the options in their right order.' }),
  ),
  rubric: Type.Optional(Type.Array(Type.Object({ key: Type.String(), text: Texts, points: Type.Number() }))),
  essay: Type.Optional(EssayForm),
  answer: Type.Optional(Type.Union([Type.Boolean(), Type.Number()])),
  tolerance: Type.Optional(Type.Number()),
  tolerance_percent: Type.Optional(Type.Number()),
  accepted: Type.Optional(Type.Array(Type.String())),
  exact: Type.Optional(Type.Boolean()),
  all_or_nothing: Type.Optional(Type.Boolean()),
  rendered: Rendered,
})
