import { Type, type Static } from 'typebox'
import { courseLevels } from '../db/schema/index.ts'
import { PortraitEntry } from '../modules/accounts/portrait/schema.ts'
import { Choice, strict } from '../modules/contract.ts'

/** The shapes of the files beside the courses, as demo/README.md documents them. */

export const languages = ['ar', 'en'] as const
export type Language = (typeof languages)[number]

const described = (pattern: string, description: string) => Type.String({ pattern, description })
export const Text = described('\\S', 'must not be empty')
export const Slug = described('^[a-z0-9]+([-_][a-z0-9]+)*$', 'must be made of a-z, 0-9 and hyphens')
export const Email = described(
  '^[a-z0-9._+-]+@[a-z0-9-]+(\\.[a-z0-9-]+)+$',
  'must be an e-mail address in lower case',
)
export const RealDate = Type.String({ format: 'date' })
export const Percent = Type.Integer({ minimum: 0, maximum: 100 })
export const Both = strict({ ar: Text, en: Text })
const CountryCode = described('^[A-Z]{2}$', 'must be a country code such as SA')

export const held = [
  'countries',
  'job-names',
  'categories',
  'instructors',
  'students',
  'companies',
  'faq',
  'settings',
  'pages',
  'courses',
] as const
export type Held = (typeof held)[number]
export const CatalogueFile = strict({
  title: Both,
  holds: Type.Array(Choice(held), { minItems: 1, uniqueItems: true }),
})

export const Categories = Type.Array(strict({ slug: Slug, name: Both }))
export const JobNames = Type.Array(strict({ slug: Slug, name: Both }))
export const Countries = Type.Array(
  strict({
    code: CountryCode,
    name: Both,
    dial_code: described('^[1-9][0-9]{0,3}$', 'must be one to four digits in quotes'),
    cities: Type.Array(Both),
  }),
)
export const Instructors = Type.Array(
  strict({
    slug: Slug,
    email: Email,
    name: Both,
    title: Both,
    bio: Both,
    expertise: strict({ ar: Type.Array(Text, { minItems: 1 }), en: Type.Array(Text, { minItems: 1 }) }),
    country: CountryCode,
    city: Text,
    portrait: Type.Optional(PortraitEntry),
  }),
)
export const Students = Type.Array(
  strict({
    email: Email,
    name: Text,
    /** The same in the other script. */
    other_name: Type.Optional(Text),
    country: CountryCode,
    city: Text,
    job: Slug,
    portrait: Type.Optional(PortraitEntry),
    enrolments: Type.Optional(Type.Array(strict({ course: Slug, progress: Percent }))),
  }),
)
export const Employee = strict({
  name: Text,
  /** As their account has it in the other script. */
  other_name: Type.Optional(Text),
  email: Email,
  number: Type.Optional(Text),
  department: Type.Optional(Both),
  job: Slug,
  state: Choice(['active', 'invited', 'deactivated'] as const),
  joined: Type.Optional(RealDate),
  portrait: Type.Optional(PortraitEntry),
  assignments: Type.Array(
    strict({ course: Slug, due: Type.Optional(RealDate), progress: Percent, score: Type.Optional(Percent) }),
  ),
})
const Requirement = strict({
  course: Slug,
  /** By its English name; left out, it is demanded of everybody. */
  department: Type.Optional(Text),
  made: RealDate,
  first_due_days: Type.Integer({ minimum: 0, maximum: 730 }),
  renewal_months: Type.Optional(Type.Integer({ minimum: 1, maximum: 120 })),
  grace_days: Type.Integer({ minimum: 0, maximum: 365 }),
  waivers: Type.Optional(
    Type.Array(
      strict({
        employee: Email,
        given: RealDate,
        until: Type.Optional(RealDate),
        reason: Text,
        evidence: Type.Optional(Text),
      }),
    ),
  ),
})
export const Companies = Type.Array(
  strict({
    slug: Slug,
    email: Email,
    name: Both,
    legal_name: Both,
    registration_number: described('^[0-9]{10}$', 'must be ten digits in quotes'),
    vat_number: Type.Optional(
      described('^3[0-9]{13}3$', 'must be fifteen digits that start and end with 3, in quotes'),
    ),
    address: Both,
    employees: Type.Array(Employee),
    requirements: Type.Optional(Type.Array(Requirement)),
    shelf: Type.Optional(
      strict({
        categories: Type.Optional(Type.Array(Slug)),
        courses: Type.Optional(Type.Array(Slug)),
        levels: Type.Optional(Type.Array(Choice(courseLevels))),
        languages: Type.Optional(Type.Array(Choice(['ar', 'en'] as const))),
      }),
    ),
    budgets: Type.Optional(
      Type.Array(
        strict({
          department: described('\\S', 'must name a department of an employee, in English'),
          granted: Type.Integer({ minimum: 1, description: 'In halalas.' }),
          note: Text,
          spent: Type.Array(strict({ employee: Email, course: Slug })),
        }),
      ),
    ),
    licence: Type.Optional(
      strict({
        places: Type.Integer({ minimum: 1, maximum: 10_000 }),
        price: Type.Integer({
          minimum: 0,
          description: 'Of a place for the year, in halalas, VAT included.',
        }),
        learners: Type.Array(strict({ employee: Email, course: Slug })),
      }),
    ),
  }),
)
export const Faq = Type.Array(strict({ question: Both, answer: Both }))
const Phone = described('^\\+[1-9][0-9]{6,14}$', 'must be a phone number such as +966112345678, in quotes')
export const Settings = strict({
  company: strict({ name: Both }),
  contact: strict({
    email: Email,
    phone: Phone,
    whatsapp: Phone,
    address: Both,
    hours: Both,
    social: Type.Array(
      strict({
        name: Text,
        url: Type.String({ format: 'uri', pattern: '^https://', description: 'must start with https://' }),
      }),
    ),
  }),
})
export const pageSlugs = ['about_us', 'privacy-policy', 'terms'] as const
export const PageFront = strict({ title: Text, description: Text })

export const Price = described('^[0-9]{1,7}\\.[0-9]{2}$', 'must be an amount such as "149.00", in quotes')
export const levels = courseLevels

export type EmployeeEntry = Static<typeof Employee>
export type RequirementEntry = Static<typeof Requirement>
export type CompanyEntry = Static<typeof Companies>[number]
