import { Type, type Static } from 'typebox'
import { body, Choice, Cursor, CursorPage, Id, Nullable, named, strict } from '../../../contract.ts'
import { Format } from '../../exports/schema.ts'
import { periodFields } from '../../period.ts'
import { by, measures, overview, peopleFinding, rowFinding } from '../schema.ts'

/** Days within which whoever learned is active; `quiet` are those who did not. */
export const activityDays = [7, 30, 90] as const
export type ActivityDays = (typeof activityDays)[number]

const filters = {
  ...periodFields,
  department: Type.Optional(Type.Integer({ ...Id, description: 'With all departments below it.' })),
  group: Type.Optional(Id),
}
const activityGroupings = ['course', 'department', 'month'] as const
/** What the rows of the file can be. */
export const activityRows = ['person', ...activityGroupings] as const
export const ActivityQuery = strict({ ...filters, by: by(activityGroupings) })
export type ActivityQuery = Static<typeof ActivityQuery>

export const quietDays = Type.Optional(
  Type.Unsafe<ActivityDays>({
    type: 'integer',
    enum: [...activityDays],
    description: 'Those alone who have not learned in so many days, today included; without it, everybody.',
  }),
)
export const ActivityPeopleQuery = strict({
  ...filters,
  quiet_days: quietDays,
  ...peopleFinding('activity'),
  cursor: Cursor,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
})
export type ActivityPeopleQuery = Static<typeof ActivityPeopleQuery>

export const ActivityReport = overview('ActivityReport', measures.time, measures.time, {
  people: Type.Integer({ description: 'Who have joined and not left.' }),
  active: Type.Array(
    Type.Object({
      days: Type.Integer({ description: 'In so many days, today included.' }),
      people: Type.Integer({ description: 'Who learned what the company assigned or pays for.' }),
    }),
    { description: 'As of now, whatever the period.' },
  ),
})
export const ActivityPeople = CursorPage(
  named(
    'ActivityPerson',
    {
      id: Id,
      name: Type.String(),
      number: Nullable(Type.String()),
      department: Nullable(Type.String()),
      last_on: Nullable(
        Type.String({ format: 'date', description: 'The last day on which they learned; null for never.' }),
      ),
      days: Type.Integer({
        description: 'On which they learned in the period; without one, in the last 30 days.',
      }),
      seconds: Type.Number({ description: 'That they learned in those days.' }),
    },
    {
      examples: [
        {
          id: 204,
          name: 'سارة العتيبي',
          number: 'E-1042',
          department: 'المبيعات',
          last_on: '2026-11-20',
          days: 9,
          seconds: 18_420,
        },
      ],
    },
  ),
)

export const ActivityExportBody = body(
  'ActivityExportBody',
  {
    by: Type.Optional({ ...Choice(activityRows), description: 'What the rows are; people without it.' }),
    ...filters,
    quiet_days: quietDays,
    ...rowFinding,
    format: Format,
  },
  { department: 5, quiet_days: 30, format: 'csv' },
)
export type ActivityExportBody = Static<typeof ActivityExportBody>
