import { Type } from 'typebox'
import { faultKinds } from '../../../db/schema/index.ts'
import { Choice, Data, Id, Moment, Nullable, body, named, visible } from '../../contract.ts'

/** How much a report says, and how many a person makes within a day. */
export const limits = { text: 2_000, quote: 300, perDay: 20 }

export const FaultBody = body(
  'FaultBody',
  {
    kind: Choice(faultKinds),
    text: Type.Optional(Type.String({ maxLength: limits.text })),
    position_seconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400 })),
    quote: Type.Optional(Type.String({ minLength: 1, maxLength: limits.quote, pattern: visible })),
  },
  { kind: 'wrong', text: 'الناتج في المثال الثاني 12 لا 21.', position_seconds: 240 },
)
export const LessonFaults = Data(
  Type.Array(
    named('LessonFault', {
      id: Id,
      kind: Choice(faultKinds),
      position_seconds: Nullable(Type.Integer()),
      quote: Nullable(Type.String({ description: 'Words of the lesson’s text.' })),
      reported_at: Moment,
      report_count: Type.Integer({ description: 'How many people reported it.' }),
      texts: Type.Array(Type.String(), { description: 'What they say of it, without their names.' }),
    }),
  ),
)
