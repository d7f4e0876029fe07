import type { Readable } from 'node:stream'
import { Type, type Static } from 'typebox'
import {
  Choice,
  Cursor,
  CursorPage,
  Data,
  Id,
  Moment,
  Nullable,
  body,
  named,
  strict,
} from '../../contract.ts'
import { Ids } from '../many.ts'
import { requirementStatuses, standingFilters } from './status.ts'

const Day = Type.String({ format: 'date' })
const AsOf = Type.Optional(
  Type.String({
    format: 'date',
    description:
      'By when things happened, among what was recorded by the end of this day in the company’s zone; today, if left out.',
  }),
)
const OneOf = Type.Optional(Nullable(Id))
const Named = Type.Object({ id: Id, name: Type.String() })

const terms = {
  department_id: Type.Optional(
    Nullable(Type.Integer({ ...Id, description: 'With all departments below it.' })),
  ),
  group_id: Type.Optional(
    Nullable(Type.Integer({ ...Id, description: 'A group or a department; neither: everybody.' })),
  ),
  first_due_on: Type.Optional(Nullable(Type.String({ format: 'date', description: 'A fixed day.' }))),
  first_due_days: Type.Optional(
    Nullable(
      Type.Integer({
        minimum: 0,
        maximum: 730,
        description:
          'So many days after each person joins, or after the requirement was made for who joined earlier; at the weekend or on a holiday, the next working day. This or a fixed day.',
      }),
    ),
  ),
  counts_working_days: Type.Optional(
    Type.Boolean({
      description: 'Whether the days are working days: the first is the next one that is worked.',
    }),
  ),
  renewal_months: Type.Optional(
    Nullable(
      Type.Integer({ minimum: 1, maximum: 120, description: 'A completion holds so long; null: for good.' }),
    ),
  ),
  grace_days: Type.Integer({ minimum: 0, maximum: 365, description: 'After the due day.' }),
}
export const RequirementOrder = body(
  'RequirementOrder',
  {
    course_id: OneOf,
    path_id: Type.Optional(Nullable(Type.Integer({ ...Id, description: 'A path or a course, not both.' }))),
    ...terms,
  },
  { course_id: 7, department_id: 5, first_due_days: 30, renewal_months: 12, grace_days: 14 },
)
export type RequirementOrder = Static<typeof RequirementOrder>
export const RequirementChange = body('RequirementChange', terms, {
  first_due_days: 45,
  renewal_months: 12,
  grace_days: 14,
})
export type RequirementChange = Static<typeof RequirementChange>

export const AsOfQuery = strict({ as_of: AsOf })

const Whom = Type.Object({
  id: Nullable(Type.Integer({ description: 'Null where it was deleted since the requirement ended.' })),
  name: Type.String(),
})
const counts = Type.Object({
  people: Type.Integer(),
  met: Type.Integer(),
  expiring: Type.Integer({ description: 'Of those met: within 30 days of their end.' }),
  waived: Type.Integer(),
  due: Type.Integer(),
  grace: Type.Integer(),
  late: Type.Integer(),
  expired: Type.Integer(),
})
export const RequirementList = Data(
  Type.Object({
    as_of: Day,
    requirements: Type.Array(
      named(
        'Requirement',
        {
          id: Id,
          course: Nullable(Named),
          path: Nullable(Named),
          department: Nullable(Whom),
          group: Nullable(Whom),
          first_due_on: Nullable(Day),
          first_due_days: Nullable(Type.Integer()),
          counts_working_days: Type.Boolean(),
          renewal_months: Nullable(Type.Integer()),
          grace_days: Type.Integer(),
          created_at: Moment,
          counts,
        },
        {
          examples: [
            {
              id: 3,
              course: { id: 7, name: 'السلامة في المستودع' },
              path: null,
              department: { id: 5, name: 'المبيعات' },
              group: null,
              first_due_on: null,
              first_due_days: 30,
              counts_working_days: false,
              renewal_months: 12,
              grace_days: 14,
              created_at: '2026-01-04T09:00:00Z',
              counts: { people: 42, met: 35, expiring: 2, waived: 1, due: 3, grace: 1, late: 1, expired: 1 },
            },
          ],
        },
      ),
    ),
  }),
)

export const matrixSorts = ['name', 'department', 'status'] as const
export type MatrixSort = (typeof matrixSorts)[number]

export const standingQuery = {
  q: Type.Optional(Type.String({ maxLength: 100 })),
  status: Type.Optional(Choice(standingFilters)),
  requirement: Type.Optional(Id),
  department: Type.Optional(Type.Integer({ ...Id, description: 'With all departments below it.' })),
  group: Type.Optional(Id),
  as_of: AsOf,
  sort: Type.Optional(Choice(matrixSorts)),
}
export const MatrixQuery = strict({
  ...standingQuery,
  cursor: Cursor,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
})
export type MatrixQuery = Static<typeof MatrixQuery>

export const EvidenceOrder = body('RequirementEvidenceOrder', standingQuery, {
  status: 'met',
  department: 5,
  as_of: '2026-11-30',
})
export const CsvFile = {
  description: 'The file.',
  content: {
    'text/csv; charset=utf-8': { schema: Type.Unsafe<Readable>(Type.String({ format: 'binary' })) },
  },
}

const standing = {
  status: Choice(requirementStatuses),
  is_expiring: Type.Boolean(),
  completed_on: Nullable(Day),
  valid_until: Nullable(Day),
  due_on: Nullable(Day),
}
export const Matrix = CursorPage(
  named('RequirementPerson', {
    id: Id,
    name: Type.String(),
    number: Nullable(Type.String()),
    department: Nullable(Type.String()),
    standings: Type.Array(named('RequirementStanding', { requirement_id: Id, ...standing }), {
      description: 'With each requirement that is made of the person.',
    }),
  }),
)

export const RecordParams = Type.Object({ id: Id, employeeId: Id }, { additionalProperties: false })
export const RequirementRecord = Data(
  named('RequirementRecord', {
    ...standing,
    due_moved_by: Nullable(
      Type.String({
        description: 'The holiday by which the counted due day moved to the one that is named.',
      }),
    ),
    completions: Type.Array(
      Type.Object({
        course: Named,
        completed_on: Day,
        certificate: Nullable(
          Type.String({
            description:
              'The code of the certificate; null where there is none, and where the person took the course by themselves and does not share their certificates.',
          }),
        ),
      }),
    ),
    waivers: Type.Array(
      named('Waiver', {
        id: Id,
        reason: Type.String(),
        evidence: Nullable(Type.String()),
        file_name: Nullable(Type.String({ description: 'Of the file that shows it.' })),
        given_on: Day,
        given_by: Nullable(Type.String()),
        expires_on: Nullable(Day),
        ended_on: Nullable(Day),
        ended_by: Nullable(Type.String()),
      }),
    ),
  }),
)

export const WaiverOrder = body(
  'WaiverOrder',
  {
    reason: Type.String({ minLength: 1, maxLength: 500 }),
    evidence: Type.Optional(
      Nullable(
        Type.String({
          minLength: 1,
          maxLength: 2000,
          description: 'What shows it: the number of a document, where it is kept.',
        }),
      ),
    ),
    expires_on: Type.Optional(
      Nullable(Type.String({ format: 'date', description: 'The last day; null: for good.' })),
    ),
  },
  { reason: 'في إجازة طويلة.', expires_on: '2027-03-01' },
)
export type WaiverOrder = Static<typeof WaiverOrder>
export const Made = Data(Type.Object({ id: Id }))

/** Why somebody was not reminded of what is required of them. */
export const notReminded = ['not_found', 'not_joined', 'nothing_owed', 'reminded_already'] as const
export const ReminderOrder = body(
  'RequirementReminderOrder',
  {
    ids: Ids,
    requirement_id: Type.Optional(
      Type.Integer({ ...Id, description: 'Of this one alone; without it, of what was due first.' }),
    ),
  },
  { ids: [204, 205], requirement_id: 8 },
)
export const Reminded = Data(
  named(
    'RequirementReminders',
    {
      done: Type.Array(Id, { description: 'The people who were reminded.' }),
      refused: Type.Array(Type.Object({ id: Id, code: Choice(notReminded) }), {
        description:
          'Each of the others, with the reason: `nothing_owed` where it is met, waived or not required of them, `reminded_already` within the last day.',
      }),
    },
    { examples: [{ done: [204], refused: [{ id: 205, code: 'nothing_owed' }] }] },
  ),
)
