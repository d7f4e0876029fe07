import { companyColors } from '@masar/text'
import { Type, type Static } from 'typebox'
import {
  Choice,
  CursorPage,
  Data,
  Id,
  Moment,
  Nullable,
  body,
  largestInteger,
  named,
  strict,
} from '../../contract.ts'

const Texts = strict({ ar: Type.Optional(Type.String()), en: Type.Optional(Type.String()) })

export const CompanySettings = Data(
  named('CompanySettings', {
    id: Id,
    names: Texts,
    addresses: Texts,
    registration_number: Type.String(),
    vat_number: Nullable(Type.String()),
    logo: Nullable(Type.String()),
    color: Choice(companyColors),
    is_logo_on_certificates: Type.Boolean({
      description: 'Whether certificates of courses that the company gave its people bear its logo.',
    }),
    time_zone: Type.String({ description: 'In which its days begin and end, a name of the tz database.' }),
    version: Type.Integer({ description: 'Of the details; a change names the one that it was made from.' }),
  }),
)

const typed = (maxLength: number) =>
  strict({
    ar: Type.Optional(Type.String({ maxLength })),
    en: Type.Optional(Type.String({ maxLength })),
  })
export const CompanySettingsBody = body(
  'CompanySettingsBody',
  {
    version: Type.Integer({ minimum: 1, maximum: largestInteger }),
    names: Type.Optional(typed(200)),
    addresses: Type.Optional(typed(300)),
    registration_number: Type.Optional(Type.String({ minLength: 1, maxLength: 30 })),
    color: Type.Optional(Choice(companyColors)),
    time_zone: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    vat_number: Type.Optional(Type.String({ maxLength: 30, description: 'Empty: the company has none.' })),
  },
  {
    version: 4,
    names: { ar: 'شركة النخلة للتجارة', en: 'Nakhla Trading' },
    color: 'blue',
    time_zone: 'Asia/Riyadh',
  },
)
export type CompanySettingsBody = Static<typeof CompanySettingsBody>

export const Logo = Data(
  Type.Object({ logo: Type.String({ description: 'Its address; changes with the picture.' }) }),
)

export const CompanyAppearance = Data(
  named('CompanyAppearance', {
    color: Choice(companyColors),
    time_zone: Type.String({ description: 'In which the company’s days end.' }),
  }),
)

export const CertificateLogoBody = body(
  'CertificateLogoBody',
  { is_shown: Type.Boolean() },
  { is_shown: true },
)

export const CompanyEvents = CursorPage(
  named('CompanyEvent', {
    id: Id,
    at: Moment,
    action: Type.String({ description: 'As in the audit log: `member.change_role`.' }),
    actor: Nullable(Type.String({ description: 'Their name; null for the operators of the machine.' })),
    subject: Nullable(Type.String({ description: 'Whom or what it concerned: a name, an e-mail address.' })),
    role: Nullable(Type.String({ description: 'The role that was given or ended.' })),
    people: Nullable(
      Type.Integer({ description: 'How many records of former employees name nobody any more by it.' }),
    ),
    changed: Type.Array(Type.String(), { description: 'Names of the fields.' }),
  }),
)
