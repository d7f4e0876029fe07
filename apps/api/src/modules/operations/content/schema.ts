import { Type } from 'typebox'
import { Data, Id, Moment, body, named, strict, visible } from '../../contract.ts'

/** The contact details as the footer and the contact page read them, in the reader's language. */
export const ContactValue = named('ContactDetails', {
  email: Type.String(),
  phone: Type.String(),
  whatsapp: Type.String(),
  company_name: Type.String(),
  address: Type.String(),
  hours: Type.String(),
  social: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
  charges_vat: Type.Boolean({
    description: 'Whether prices include VAT: false where the seller is not registered for it.',
  }),
})
export const SettingsQuery = strict({ key: Type.Unsafe<'contact'>(Type.String({ enum: ['contact'] })) })
export const SettingsList = Data(Type.Array(Type.Object({ key: Type.String(), value: ContactValue })))

export const FaqList = Data(
  Type.Array(
    named(
      'Faq',
      { id: Id, question: Type.String(), answer: Type.String({ description: 'Markdown.' }) },
      {
        examples: [
          { id: 1, question: 'هل الشهادة معتمدة؟', answer: 'لكل شهادة رمز يتحقق منه أي أحد في صفحتها.' },
        ],
      },
    ),
  ),
)

export const PageParams = strict({ slug: Type.String({ pattern: '^[a-z_-]{1,40}$' }) })
export const Page = Data(
  named('SitePage', {
    slug: Type.String(),
    title: Type.String(),
    description: Type.String(),
    body: Type.String({ description: 'Markdown.' }),
    updated_at: Moment,
  }),
)

const said = { pattern: visible }
export const ContactMessage = body(
  'ContactMessage',
  {
    name: Type.String({ minLength: 1, maxLength: 100, ...said }),
    email: Type.String({ minLength: 1, maxLength: 254, format: 'email' }),
    subject: Type.String({ minLength: 1, maxLength: 150, ...said }),
    message: Type.String({ minLength: 10, maxLength: 5000, ...said }),
  },
  {
    name: 'نورة الحربي',
    email: 'noura@example.com',
    subject: 'سؤال عن الشهادة',
    message: 'هل تظهر الشهادة باسمي بالعربية والإنجليزية؟',
  },
)
export const ContactReceipt = Data(Type.Object({ id: Id }))
