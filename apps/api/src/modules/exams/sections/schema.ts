import { Type } from 'typebox'
import { Nullable, body, named } from '../../contract.ts'

const facts = {
  title: Type.String(),
  instructions: Type.String({ description: 'Plain text; empty where there are none.' }),
  time_limit_seconds: Type.Integer({ description: 'Extra time granted to this person included.' }),
  question_count: Type.Integer(),
}
export const ExamSection = named('ExamSection', facts)
export const SectionUnderWay = named('SectionUnderWay', {
  ...facts,
  position: Type.Integer({ description: 'From 1.' }),
  count: Type.Integer(),
  next: Nullable(ExamSection),
})
export const NextSectionBody = body(
  'NextSectionBody',
  {
    holder: Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' }),
    section: Type.Integer({
      minimum: 1,
      maximum: 1000,
      description: 'The one to leave: where the attempt is past it already, nothing happens.',
    }),
  },
  { holder: 'tab-5f2c8e1a9b7d4036', section: 1 },
)
