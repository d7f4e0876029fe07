import { Type, type Static } from 'typebox'
import { assignmentOutcomes, batchStates } from '../../../db/schema/index.ts'
import {
  Choice,
  Cursor,
  CursorPage,
  Data,
  Id,
  Moment,
  Money,
  Nullable,
  body,
  named,
  strict,
} from '../../contract.ts'
import { ExceptIds } from '../choosing.ts'
import { chosenFilters } from '../employees/schema.ts'
import { periodFields } from '../period.ts'

const Limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 }))
const Day = Type.String({ format: 'date' })
const Ids = (maxItems: number) => Type.Optional(Type.Array(Id, { maxItems, uniqueItems: true }))

export const wantedFields = {
  course_ids: Ids(100),
  path_ids: Ids(20),
  employee_ids: Ids(4000),
  group_ids: Ids(100),
  department_ids: Type.Optional(
    Type.Array(Id, { maxItems: 100, uniqueItems: true, description: 'With all departments below them.' }),
  ),
  everyone: Type.Optional(
    Type.Boolean({ description: 'Everybody whom the caller sees, and who has not left.' }),
  ),
  filters: Type.Optional(
    Type.Object(chosenFilters, {
      additionalProperties: false,
      description: 'All employees who match when it is called, as the list of employees shows them.',
    }),
  ),
  people_list_id: Type.Optional(Type.Integer({ ...Id, description: 'All whom an uploaded list has found.' })),
}
export const WantedAssignments = body('WantedAssignments', wantedFields, {
  course_ids: [7],
  department_ids: [5],
})
export const dueFields = {
  due_on: Type.Optional(Nullable(Type.String({ format: 'date', description: 'A fixed day.' }))),
  due_days: Type.Optional(
    Nullable(
      Type.Integer({
        minimum: 1,
        maximum: 730,
        description:
          'So many days after each person joins, or after today for who joined earlier; at the weekend or on a holiday, the next working day.',
      }),
    ),
  ),
  counts_working_days: Type.Optional(
    Type.Boolean({
      description: 'Whether the days are working days: the first is the next one that is worked.',
    }),
  ),
}
export const AssignmentOrder = body(
  'AssignmentOrder',
  { ...wantedFields, ...dueFields },
  { course_ids: [7], department_ids: [5], due_on: '2026-12-31' },
)
export type AssignmentOrder = Static<typeof AssignmentOrder>

const Course = Type.Object({ id: Id, title: Type.String() })
const Outcome = Choice(assignmentOutcomes)
const Item = named('AssignmentItem', {
  employee: Type.Object({ id: Id, name: Type.String() }),
  course: Course,
  outcome: Nullable(Outcome),
})
const counts = Object.fromEntries(assignmentOutcomes.map(outcome => [outcome, Type.Integer()]))

export const AssignmentPreview = Data(
  named('AssignmentPreview', {
    people: Type.Integer(),
    courses: Type.Integer(),
    total: Type.Integer({ description: 'People times courses.' }),
    outcomes: Type.Object(counts),
    with_own: Type.Integer({ description: 'Who has the course by themselves: no seat is taken.' }),
    seats: Type.Array(
      Type.Object({
        course: Course,
        needed: Type.Integer(),
        free: Type.Integer(),
        missing: Type.Integer({ description: 'To be bought before all can be assigned.' }),
        cost: Money,
      }),
      { description: 'Of each course that takes seats.' },
    ),
    cost: Type.Integer({
      description:
        'Of all seats that are missing, at today’s prices, before any coupon: minor units (halalas), VAT included.',
    }),
  }),
)
/** What a preview is asked to name: what would be left out by its reason, or who has a course by themselves. */
export const previewedKinds = [
  'no_seat',
  'already_assigned',
  'course_withdrawn',
  'deactivated',
  'own',
] as const
export const PreviewedQuery = strict({
  /** Without it, all that is left out. */
  kind: Type.Optional(Choice(previewedKinds)),
  cursor: Cursor,
  limit: Limit,
})
export type PreviewedQuery = Static<typeof PreviewedQuery>
export const BatchConflictQuery = strict({
  outcome: Type.Optional(
    Choice(['no_seat', 'already_assigned', 'course_withdrawn', 'deactivated', 'left'] as const),
  ),
  cursor: Cursor,
  limit: Limit,
})
export type BatchConflictQuery = Static<typeof BatchConflictQuery>
export const WaitingQuery = strict({ cursor: Cursor, limit: Limit })
export type WaitingQuery = Static<typeof WaitingQuery>
export const ConflictList = CursorPage(Item)

const Batch = named('AssignmentBatch', {
  id: Id,
  state: Choice(batchStates),
  total: Type.Integer(),
  done: Type.Integer(),
  due_on: Nullable(Day),
  due_days: Nullable(Type.Integer()),
  counts_working_days: Type.Boolean(),
  created_by: Nullable(Type.String()),
  created_at: Moment,
  finished_at: Nullable(Moment),
  can_undo: Type.Boolean(),
})
export const batchSorts = ['newest', 'size'] as const
export const BatchQuery = strict({
  q: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'The name of the person who started it, or the title of one of its courses.',
    }),
  ),
  sort: Type.Optional(Choice(batchSorts)),
  cursor: Cursor,
  limit: Limit,
})
export type BatchQuery = Static<typeof BatchQuery>
export const BatchList = CursorPage(Batch)
export const BatchPage = Data(
  named('AssignmentBatchDetails', {
    ...Batch.properties,
    outcomes: Type.Object(counts),
  }),
)
export const Created = Data(Type.Object({ id: Id }))

export const listStates = ['assigned', 'in_progress', 'completed', 'withdrawn', 'overdue'] as const
/** Which assignments: what a list shows, and what an act on all that match concerns. */
export const assignmentFilters = {
  q: Type.Optional(Type.String({ maxLength: 100 })),
  course: Type.Optional(Id),
  employee: Type.Optional(Id),
  department: Type.Optional(Type.Integer({ ...Id, description: 'With all departments below it.' })),
  group: Type.Optional(Id),
  path: Type.Optional(Id),
  batch: Type.Optional(Id),
  state: Type.Optional(Choice(listStates)),
  with_left: Type.Optional(
    Type.Boolean({
      description:
        'Also those of people who have left, as the report of completion counts them. Without it they are left out, as on the dashboard, except where one employee, one act or what was withdrawn is asked for.',
    }),
  ),
  /** By when it was assigned. */
  ...periodFields,
}
/** Which a choice of all that match concerns. */
export const chosenAssignmentFilters = { ...assignmentFilters, except_ids: ExceptIds }
const Filters = strict(chosenAssignmentFilters)
export type AssignmentFilters = Static<typeof Filters>
export const assignmentSorts = [
  'due',
  '-due',
  'newest',
  'oldest',
  'person',
  '-person',
  'course',
  '-course',
  'progress',
  '-progress',
] as const
export type AssignmentSort = (typeof assignmentSorts)[number]
export const AssignmentQuery = strict({
  ...assignmentFilters,
  sort: Type.Optional(
    Type.Unsafe<AssignmentSort>({
      ...Choice(assignmentSorts),
      description:
        'With `-` before it from its other end. What is due on no day comes last, and from the other end first.',
    }),
  ),
  cursor: Cursor,
  limit: Limit,
})
export type AssignmentQuery = Static<typeof AssignmentQuery>
export const AssignmentList = CursorPage(
  named(
    'AssignmentRow',
    {
      id: Id,
      employee: Type.Object({ id: Id, name: Type.String(), has_left: Type.Boolean() }),
      course: Type.Object({ id: Id, title: Type.String(), category_slug: Type.String() }),
      path: Nullable(Type.Object({ id: Id, name: Type.String() })),
      due_on: Nullable(Day),
      due_days: Nullable(Type.Integer()),
      counts_working_days: Type.Boolean(),
      state: Choice(['assigned', 'in_progress', 'completed', 'withdrawn'] as const),
      is_overdue: Type.Boolean(),
      is_late: Type.Boolean({ description: 'Completed after its due day, by the company’s clock.' }),
      percent: Type.Integer(),
      score: Nullable(Type.Integer()),
      assigned_at: Moment,
      completed_at: Nullable(Moment),
    },
    {
      examples: [
        {
          id: 901,
          employee: { id: 204, name: 'سارة العتيبي', has_left: false },
          course: { id: 7, title: 'تحليل البيانات بالجداول', category_slug: 'data' },
          path: null,
          due_on: '2026-12-31',
          due_days: null,
          counts_working_days: false,
          state: 'in_progress',
          is_overdue: false,
          is_late: false,
          percent: 45,
          score: null,
          assigned_at: '2026-11-01T08:00:00Z',
          completed_at: null,
        },
      ],
    },
  ),
)

const OneOf = Type.Optional(Nullable(Id))
export const StandingOrder = body(
  'StandingAssignmentOrder',
  {
    group_id: OneOf,
    department_id: Type.Optional(
      Nullable(Type.Integer({ ...Id, description: 'With all departments below it; or a group, not both.' })),
    ),
    course_id: OneOf,
    path_id: Type.Optional(Nullable(Type.Integer({ ...Id, description: 'A path or a course, not both.' }))),
    ...dueFields,
  },
  { group_id: 8, course_id: 7, due_days: 30 },
)
const Named = Nullable(Type.Object({ id: Id, name: Type.String() }))
export const StandingList = Data(
  Type.Array(
    named('StandingAssignment', {
      id: Id,
      group: Named,
      department: Named,
      course: Named,
      path: Named,
      due_on: Nullable(Day),
      due_days: Nullable(Type.Integer()),
      counts_working_days: Type.Boolean(),
      people: Type.Integer({ description: 'Who has it by this.' }),
      created_at: Moment,
    }),
  ),
)

const chosen = { ids: Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true }) }
export const ChosenAssignments = body('ChosenAssignments', chosen, { ids: [901, 902] })
export const DueChange = body(
  'AssignmentDueChange',
  { ...chosen, due_on: Nullable(Day) },
  { ids: [901, 902], due_on: '2027-01-15' },
)
export const Changed = Data(
  Type.Object({ changed: Type.Integer({ description: 'Those that were open, and that the member sees.' }) }),
)
