import { Type } from 'typebox'
import { Nullable } from '../modules/contract.ts'
import { examPasswordLength } from '../modules/exams/password/schema.ts'

const ExamPassword = Type.String({
  minLength: examPasswordLength.least,
  maxLength: examPasswordLength.most,
  pattern: '^\\S(.*\\S)?$',
  description: 'must be 4 to 64 characters in quotes',
})
const Instant = Type.String({ format: 'date-time' })

/** When the exam of a package can be taken, and with what. */
export const examAccess = {
  opens_at: Type.Optional(Nullable(Instant)),
  closes_at: Type.Optional(Nullable(Instant)),
  password: Type.Optional(Nullable(ExamPassword)),
  has_password: Type.Optional(Type.Boolean()),
}
