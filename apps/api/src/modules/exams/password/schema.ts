import { Type } from 'typebox'
import { Data, Nullable, body, named } from '../../contract.ts'

/** Told in a room, typed on a phone: short ones are allowed, guesses are few. */
export const examPasswordLength = { least: 4, most: 64 } as const

/** What a learner types before the start; an attempt that is open asks for none. */
export const GivenPassword = Type.Optional(
  Nullable(
    Type.String({ maxLength: examPasswordLength.most, description: 'Where the exam asks for a password.' }),
  ),
)

export const ExamPasswordBody = body(
  'ExamPasswordBody',
  {
    /** Null: none is asked any more. */
    password: Nullable(
      Type.String({ minLength: examPasswordLength.least, maxLength: examPasswordLength.most }),
    ),
  },
  { password: 'hall-4' },
)
export const ExamPasswordSetting = Data(named('ExamPasswordSetting', { has_password: Type.Boolean() }))
