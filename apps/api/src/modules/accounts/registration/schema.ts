import { Type, type Static } from 'typebox'
import { cityFields } from '../fields/city-fields.ts'
import { Data, Id, body, visible } from '../../contract.ts'
import { Invitation } from '../../companies/invitations/schema.ts'

const person = {
  name: Type.String({ minLength: 1, maxLength: 400 }),
  email: Type.String({ minLength: 1, maxLength: 254, format: 'email' }),
  phone: Type.String({ minLength: 1, maxLength: 250, description: 'In any notation; kept as E.164.' }),
  phone_country: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z]{2}$',
      description: 'ISO 3166 code, for numbers without a country code.',
    }),
  ),
  country_id: Id,
  ...cityFields,
  password: Type.String({ minLength: 1, maxLength: 128 }),
  terms: Type.Boolean({ description: 'Whether the terms of use were accepted; they have to be.' }),
}
const line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: visible })

export const StudentBody = body(
  'StudentBody',
  {
    ...person,
    job_name_id: Id,
    invitation: Type.Optional(Invitation),
  },
  {
    name: 'نورة الحربي',
    email: 'noura@example.com',
    phone: '0501234567',
    phone_country: 'SA',
    country_id: 194,
    city_id: 1,
    password: 'Falcon#72-lake',
    terms: true,
    job_name_id: 3,
  },
)
export type StudentBody = Static<typeof StudentBody>

export const InstructorBody = body(
  'InstructorBody',
  {
    ...person,
    job_name_id: Id,
    title: Type.String({
      minLength: 2,
      maxLength: 120,
      pattern: visible,
      description: 'What stands below the name: profession, place of work.',
    }),
    bio: Type.Optional(Type.String({ maxLength: 4000 })),
    expertise: Type.Optional(Type.Array(line(60), { maxItems: 12 })),
  },
  {
    title: 'د.',
    name: 'سامي القحطاني',
    email: 'sami@example.com',
    phone: '0501234567',
    phone_country: 'SA',
    country_id: 194,
    city_id: 1,
    password: 'Falcon#72-lake',
    terms: true,
    job_name_id: 3,
    bio: 'أدرّس تحليل البيانات منذ عشر سنوات.',
    expertise: ['تحليل البيانات'],
  },
)
export type InstructorBody = Static<typeof InstructorBody>

export const CompanyBody = body(
  'CompanyBody',
  {
    ...person,
    job_name_id: Id,
    legal_name: line(200),
    registration_number: Type.String({
      minLength: 4,
      maxLength: 30,
      description: 'Commercial registration; ten digits for a Saudi company.',
    }),
    vat_number: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 30,
        description: 'Fifteen digits, for a company that is registered for VAT in Saudi Arabia.',
      }),
    ),
    address: line(300),
  },
  {
    name: 'نورة الحربي',
    email: 'training@nakhla.example',
    phone: '0501234567',
    phone_country: 'SA',
    country_id: 194,
    city_id: 1,
    password: 'Falcon#72-lake',
    terms: true,
    job_name_id: 3,
    legal_name: 'شركة النخلة للتجارة',
    registration_number: '1010101010',
    vat_number: '300000000000003',
    address: 'طريق الملك فهد، الرياض',
  },
)
export type CompanyBody = Static<typeof CompanyBody>

export const Application = Data(
  Type.Object({
    state: Type.Literal('pending', {
      description: 'The address is proved; an operator decides on the application.',
    }),
  }),
)
