import { Type } from 'typebox'
import { Choice, Data, Id, Moment, Nullable, body, named, strict } from '../../contract.ts'
import { certificateStates } from './certificates.ts'
import { checkedStates, mostCodes } from './checking-codes.ts'

export const CertificateParams = strict({ code: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) })

const fields = {
  code: Type.String(),
  holder_name: Type.String({ description: 'As it was on the day, or as it was corrected since.' }),
  course: Type.Object({ id: Id, title: Type.String({ description: 'As it was called on the day.' }) }),
  instructor_name: Nullable(
    Type.String({ description: 'Who signs it, as they were called; null once they have left.' }),
  ),
  grade: Nullable(
    Type.Integer({ description: 'Percent, in the final exam; null where the course has none.' }),
  ),
  state: Choice(certificateStates),
  issued_at: Moment,
  valid_until: Nullable(Moment),
  withdrawn_at: Nullable(Moment),
}

export const CertificateAnswer = Data(named('Certificate', fields))

export const OwnCertificates = Data(
  Type.Array(
    named('OwnCertificate', {
      ...fields,
      withdrawn_reason: Nullable(Type.String()),
      correct_name: Nullable(
        Type.String({
          description:
            'The name of the account, where its holder may put it on this certificate by themselves.',
        }),
      ),
    }),
  ),
)

export const OwnNameBody = body('OwnCertificateName', {
  holder_name: Type.String({
    minLength: 1,
    maxLength: 400,
    description: 'The `correct_name` that its holder was shown.',
  }),
})

const Reason = Type.String({ minLength: 3, maxLength: 500, pattern: '\\S' })

export const WithdrawalBody = body('CertificateWithdrawal', { reason: Reason })
export const NameBody = body('CertificateName', {
  holder_name: Type.String({ minLength: 1, maxLength: 400 }),
  reason: Reason,
})

export const CodesBody = body('CertificateCodes', {
  codes: Type.Array(Type.String({ minLength: 1, maxLength: 300 }), { minItems: 1, maxItems: mostCodes }),
})
export const CheckedCodes = Data(
  Type.Array(
    named('CheckedCertificate', {
      given: Type.String(),
      code: Nullable(Type.String({ description: 'Null where what was given is none.' })),
      state: Choice(checkedStates),
      holder_name: Nullable(Type.String()),
      course: Nullable(Type.String()),
      issued_at: Nullable(Moment),
      valid_until: Nullable(Moment),
      withdrawn_at: Nullable(Moment),
    }),
  ),
)

const Bytes = Type.Unsafe<Buffer>(Type.String({ format: 'binary' }))

/** An answer that is a file of this type. */
export const file = (type: string) => ({ content: { [type]: { schema: Bytes } } })
