import { Type } from 'typebox'
import { Choice, Data, Id, Moment, Nullable, body, named, strict, visible } from '../../contract.ts'
import { certificateStates } from './certificates.ts'
import { checkedStates, mostCodes } from './checking-codes.ts'

export const CertificateParams = strict({ code: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) })

const fields = {
  code: Type.String({ description: 'The present one, whichever it was asked for by.' }),
  holder_name: Type.String({
    description:
      'In the reader’s script where there is one: as it was on the day, or as it was corrected since.',
  }),
  holder_name_ar: Nullable(Type.String()),
  holder_name_en: Nullable(Type.String()),
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
  reissued_at: Nullable(
    Type.String({
      format: 'date-time',
      description: 'When it was last issued again, with a corrected name and the present code.',
    }),
  ),
}

export const CertificateAnswer = Data(
  named('Certificate', fields, {
    examples: [
      {
        code: 'MSR-7K2P-9QXD',
        holder_name: 'نورة الحربي',
        holder_name_ar: 'نورة الحربي',
        holder_name_en: 'Noura Alharbi',
        course: { id: 7, title: 'تحليل البيانات بالجداول' },
        instructor_name: 'سامي القحطاني',
        grade: 91,
        state: 'valid',
        issued_at: '2026-11-21T10:02:00Z',
        valid_until: null,
        withdrawn_at: null,
        reissued_at: null,
      },
    ],
  }),
)

export const OwnCertificates = Data(
  Type.Array(
    named('OwnCertificate', {
      ...fields,
      awaits_names: Type.Boolean({
        description: 'Whether the holder has yet to confirm the names of their account, which go on it then.',
      }),
      withdrawn_reason: Nullable(Type.String()),
      correct_name: Nullable(
        Type.String({
          description:
            'The name of the account, where its holder may put it on this certificate by themselves.',
        }),
      ),
      correct_other_name: Nullable(
        Type.String({ description: 'The same in the other script, which comes with it.' }),
      ),
    }),
  ),
)

/** The code of a certificate after it was issued again. */
export const Reissued = Data(named('ReissuedCertificate', { code: Type.String() }))

export const OwnNameBody = body(
  'OwnCertificateName',
  {
    holder_name: Type.String({
      minLength: 1,
      maxLength: 400,
      description: 'The `correct_name` that its holder was shown.',
    }),
  },
  { holder_name: 'نورة بنت محمد الحربي' },
)

const Reason = Type.String({ minLength: 3, maxLength: 500, pattern: visible })

export const WithdrawalBody = body(
  'CertificateWithdrawal',
  { reason: Reason },
  { reason: 'صدرت باسم شخص آخر.' },
)
export const NameBody = body(
  'CertificateName',
  {
    holder_name: Type.String({ minLength: 1, maxLength: 400, description: 'In either script.' }),
    other_holder_name: Type.Optional(
      Nullable(
        Type.String({
          minLength: 1,
          maxLength: 400,
          description: 'The same in the other script; null takes it off. What stands there stays without it.',
        }),
      ),
    ),
    reason: Reason,
  },
  { holder_name: 'نورة بنت محمد الحربي', other_holder_name: 'Noura Alharbi', reason: 'كُتب الاسم خطأً.' },
)

export const CodesBody = body(
  'CertificateCodes',
  {
    codes: Type.Array(Type.String({ minLength: 1, maxLength: 300 }), { minItems: 1, maxItems: mostCodes }),
  },
  { codes: ['MSR-7K2P-9QXD'] },
)
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
      reissued_as: Nullable(
        Type.String({
          description: 'The present code, where the certificate was issued again under another.',
        }),
      ),
    }),
  ),
)

const Bytes = Type.Unsafe<Buffer>(Type.String({ format: 'binary' }))

/** An answer that is a file of this type. */
export const file = (type: string) => ({ content: { [type]: { schema: Bytes } } })
