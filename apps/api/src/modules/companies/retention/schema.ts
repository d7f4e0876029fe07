import { Type, type Static } from 'typebox'
import { body, Data, named, Nullable, strict } from '../../contract.ts'
import { retentionChoices } from './rules.ts'

const Day = Type.String({ format: 'date' })
const Years = Type.Unsafe<(typeof retentionChoices)[number]>(Type.Integer({ enum: [...retentionChoices] }))
const Days = Type.Integer({ minimum: 1 })

export const Retention = Data(
  named('CompanyRetention', {
    years: Nullable(
      Type.Integer({
        description:
          'After how many years leavers are named no more; null where they are as long as the company is here.',
      }),
    ),
    planned: Nullable(
      Type.Object({
        years: Type.Integer(),
        from: Type.String({ format: 'date', description: 'The company’s day from which it holds.' }),
      }),
    ),
    choices: Type.Array(Type.Integer()),
    notice_days: Type.Integer({ description: 'How many days pass at least before a shorter time holds.' }),
    kept_days: Type.Object(
      { exports: Days, imports: Days, lists: Days, acts: Days, inspections: Days },
      {
        description:
          'How long what is kept for a time is kept: files made of lists, lists for inviting, lists of people, acts on many, and at most the links for inspectors.',
      },
    ),
  }),
)

export const RetentionBody = body('RetentionBody', { years: Nullable(Years) }, { years: 5 })
export const PreviewQuery = strict({
  years: Type.Optional(
    Type.Unsafe<(typeof retentionChoices)[number]>({
      ...Years,
      description: 'Without it: as long as the company is here.',
    }),
  ),
})
export type RetentionBody = Static<typeof RetentionBody>

export const RetentionPreview = Data(
  named('RetentionPreview', {
    from: Day,
    is_later: Type.Boolean({
      description: 'Whether it is announced first, and can be taken back until then.',
    }),
    people: Type.Integer({ description: 'How many records lose their name on that day.' }),
  }),
)
