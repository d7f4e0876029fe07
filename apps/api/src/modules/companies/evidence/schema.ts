import type { Readable } from 'node:stream'
import { Type, type Static } from 'typebox'
import { nameForms } from '../../../db/schema/index.ts'
import { requirementStatuses } from '../requirements/status.ts'
import {
  Choice,
  CursorPage,
  Data,
  Id,
  Moment,
  Nullable,
  body,
  named,
  strict,
  visible,
} from '../../contract.ts'
import { finding } from '../../finding.ts'
import { contentTypes } from '../files/table-file.ts'
import { keptDays } from '../retention/rules.ts'

const Day = Type.String({ format: 'date' })
/** Whose evidence: a site is a department with all below it. */
const scope = {
  department: Type.Optional(Type.Integer({ ...Id, description: 'With all departments below it.' })),
  group: Type.Optional(Id),
  as_of: Type.Optional(
    Type.String({ format: 'date', description: 'By the end of this day; today, if left out.' }),
  ),
}
const packForms = ['pdf', 'zip'] as const
export const EvidencePackOrder = body(
  'EvidencePackOrder',
  {
    ...scope,
    form: Type.Optional(Choice(packForms)),
  },
  { department: 5, as_of: '2026-11-30', form: 'pdf' },
)
export type EvidenceScope = Omit<Static<typeof EvidencePackOrder>, 'form'>

const counts = Type.Object({
  met: Type.Integer(),
  waived: Type.Integer(),
  due: Type.Integer(),
  grace: Type.Integer(),
  late: Type.Integer(),
  expired: Type.Integer(),
})

export const EvidenceCode = strict({ code: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) })

const cover = {
  company: Type.String(),
  title: Type.String({ description: 'Of the course or learning path.' }),
  department: Nullable(Type.String()),
  group: Nullable(Type.String()),
  as_of: Day,
  made_at: Moment,
  time_zone: Type.String({ description: 'In which the company’s days end.' }),
  counts,
}
export const EvidenceCheck = Data(
  named('EvidenceCheck', {
    ...cover,
    data_hash: Type.String({
      description: 'SHA-256, hex, of `evidence.json`, which is attached to the PDF.',
    }),
    file_hash: Type.String({ description: 'SHA-256, hex, of the PDF.' }),
    volume: Nullable(
      Type.Object(
        { number: Type.Integer(), of: Type.Integer() },
        { description: 'Which of the documents of its pack this is; null where it is the only one.' },
      ),
    ),
  }),
)

/** Why a link shows nothing any more, or never did. */
export const inspectionGoneReasons = ['expired', 'withdrawn', 'unknown'] as const
export const inspectionStates = ['open', 'expired', 'withdrawn'] as const

const InspectionLink = named('InspectionLink', {
  id: Id,
  requirement_id: Id,
  title: cover.title,
  department: cover.department,
  group: cover.group,
  as_of: Day,
  reason: Type.String(),
  names: Choice(nameForms),
  state: Choice(inspectionStates),
  data_hash: Type.String(),
  made_by: Nullable(Type.String()),
  created_at: Moment,
  expires_at: Moment,
  opened: Type.Integer({ description: 'How often it was opened.' }),
  last_opened_at: Nullable(Moment),
})
export const InspectionLinks = Data(Type.Array(InspectionLink))
export const InspectionLinkOrder = body(
  'InspectionLinkOrder',
  {
    requirement_id: Id,
    ...scope,
    names: Choice(nameForms),
    reason: Type.String({
      minLength: 1,
      maxLength: 300,
      pattern: visible,
      description: 'The inspector reads it.',
    }),
    days: Type.Integer({ minimum: 1, maximum: keptDays.inspections, description: 'For how long it opens.' }),
  },
  { requirement_id: 3, department: 5, names: 'initials', reason: 'تفتيش وزارة الموارد البشرية', days: 7 },
)
export type InspectionLinkOrder = Static<typeof InspectionLinkOrder>
export const MadeInspectionLink = Data(
  Type.Object({ id: Id, link: Type.String({ description: 'Shown this once.' }) }),
)

const token = {
  inspection_link: Type.String({ minLength: 1, maxLength: 64, description: 'The token of the link.' }),
}
const exampleToken = 'aW5zcGVjdGlvbi1vZi10aGUtYnJhbmNo'
export const InspectionToken = strict(token, { inspection_link: exampleToken })
const Bilingual = Type.Object({ ar: Type.Optional(Type.String()), en: Type.Optional(Type.String()) })
const facts = named('EvidenceFacts', {
  version: Type.Literal(1),
  company: Type.Object({
    name: Bilingual,
    registration_number: Type.String(),
    time_zone: Type.Optional(Type.String()),
  }),
  requirement: Type.Object({
    title: Bilingual,
    is_path: Type.Boolean(),
    renewal_months: Nullable(Type.Integer()),
    grace_days: Type.Integer(),
  }),
  scope: Type.Object({ department: Nullable(Bilingual), group: Nullable(Bilingual) }),
  as_of: Day,
  made_at: Moment,
  names: Choice(nameForms),
  counts,
})
export const Inspection = Data(
  named('Inspection', {
    snapshot: facts,
    data_hash: Type.String({
      description:
        'SHA-256, hex, of the file that `getInspectionFile` gives as `json`: `snapshot` with all its people under `people`, as JSON with its keys sorted and no spaces.',
    }),
    reason: Type.String(),
    made_by: Nullable(Type.String()),
    expires_at: Moment,
  }),
)

export const InspectedPeopleQuery = strict(
  { ...token, ...finding, status: Type.Optional(Choice(requirementStatuses)) },
  { inspection_link: exampleToken, status: 'late', limit: 25 },
)
export type InspectedPeopleQuery = Omit<Static<typeof InspectedPeopleQuery>, 'inspection_link'>
export const InspectedPeople = CursorPage(
  named('InspectedPerson', {
    place: Type.Integer({ description: 'In the list, from 1.' }),
    name: Type.String(),
    number: Nullable(Type.String()),
    department: Nullable(Bilingual),
    status: Choice(requirementStatuses),
    completed_on: Nullable(Day),
    valid_until: Nullable(Day),
    due_on: Nullable(Day),
    certificates: Type.Array(Type.String()),
    waiver: Nullable(
      Type.Object({
        reason: Type.String(),
        evidence: Nullable(Type.String()),
        from: Day,
        until: Nullable(Day),
        by: Nullable(Type.String()),
      }),
    ),
  }),
)

/** The data of which the hash is, and a table for readers. */
const inspectionForms = ['json', 'csv'] as const
export type InspectionForm = (typeof inspectionForms)[number]
export const InspectionFileOrder = strict(
  { ...token, form: Choice(inspectionForms) },
  { inspection_link: exampleToken, form: 'json' },
)
const Bytes = Type.Unsafe<Readable>(Type.String({ format: 'binary' }))
export const InspectionFile = {
  description: 'The file.',
  content: { 'application/json': { schema: Bytes }, [contentTypes.csv]: { schema: Bytes } },
}
