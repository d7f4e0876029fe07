import { Type, type Static } from 'typebox'
import { employeeStates } from '../../../db/schema/index.ts'
import { certificateStates } from '../../learning/certificates/certificates.ts'
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
  visible,
} from '../../contract.ts'
import { ExceptIds } from '../choosing.ts'
import { requirementStatuses, standingFilters } from '../requirements/status.ts'

/** The columns by which people can be put in order; with `-` before it, from the other end. */
const sortColumns = [
  'name',
  'number',
  'job',
  'department',
  'manager',
  'state',
  'joined',
  'progress',
  'overdue',
] as const
type SortColumn = (typeof sortColumns)[number]
export type EmployeeSort = SortColumn | `-${SortColumn}` | 'newest'
export const employeeSorts: EmployeeSort[] = [
  'newest',
  ...sortColumns.flatMap((column): EmployeeSort[] => [column, `-${column}`]),
]
/** A state, or `present`: invited or active, which is everybody who has not left. */
const stateFilters = [...employeeStates, 'present'] as const
export const progressFilters = ['none', 'unfinished', 'finished', 'overdue'] as const

const Named = Type.Object({ id: Id, name: Type.String() })
const Titled = Type.Object({ id: Id, title: Type.String() })

export const Employee = named(
  'Employee',
  {
    id: Id,
    name: Type.String(),
    avatar: Nullable(Type.String()),
    email: Nullable(Type.String({ description: 'Null where the record names nobody any more.' })),
    number: Nullable(Type.String()),
    job: Nullable(Type.String()),
    department: Nullable(Named),
    manager: Nullable(Named),
    state: Choice(employeeStates),
    is_anonymised: Type.Boolean({
      description: 'Whether they left so long ago that the company keeps the record without the person.',
    }),
    joined_on: Nullable(Type.String({ format: 'date' })),
    assigned: Type.Integer(),
    completed: Type.Integer(),
    overdue: Type.Integer(),
    percent: Nullable(Type.Integer({ description: 'Mean progress over what is assigned.' })),
  },
  {
    examples: [
      {
        id: 204,
        name: 'سارة العتيبي',
        avatar: null,
        email: 'sara@nakhla.example',
        number: 'E-1042',
        job: 'محاسبة',
        department: { id: 5, name: 'المبيعات' },
        manager: null,
        state: 'active',
        is_anonymised: false,
        joined_on: '2025-02-16',
        assigned: 4,
        completed: 3,
        overdue: 0,
        percent: 82,
      },
    ],
  },
)

/** Which employees: what a list shows, and whom an act on all that match concerns. */
export const employeeFilters = {
  q: Type.Optional(Type.String({ maxLength: 100 })),
  state: Type.Optional(
    Type.Unsafe<(typeof stateFilters)[number]>({
      ...Choice(stateFilters),
      description: '`present`: everybody who has not left, as departments and groups count their people.',
    }),
  ),
  department: Type.Optional(Type.Integer({ ...Id, description: 'With all departments below it.' })),
  group: Type.Optional(Id),
  manager: Type.Optional(Type.Integer({ ...Id, description: 'The direct reports of this employee.' })),
  progress: Type.Optional(Choice(progressFilters)),
  /** People who have this status today with any of the company’s requirements. */
  compliance: Type.Optional(Choice(standingFilters)),
}
/** Whom a choice of all that match concerns. */
export const chosenFilters = { ...employeeFilters, except_ids: ExceptIds }
/** How many people a call names one by one. */
export const mostNamed = 4000
const Filters = strict(chosenFilters)
export type EmployeeFilters = Static<typeof Filters>

/** In which order people stand. */
export const EmployeeOrder = Type.Optional(
  Type.Unsafe<EmployeeSort>({
    ...Choice(employeeSorts),
    description:
      'By a column, and of like ones by name; `progress` has the least far first, of them those to whom nothing is assigned, `overdue` those with most overdue. With `-` before it, from the other end; who has no number, job, department, manager or joining day stands last in either.',
  }),
)
export const EmployeeQuery = strict({
  ...employeeFilters,
  ids: Type.Optional(
    Type.String({
      pattern: '^[1-9]\\d{0,14}(,[1-9]\\d{0,14}){0,99}$',
      description: 'These alone, of those that match: up to a hundred, with commas between them.',
    }),
  ),
  sort: EmployeeOrder,
  cursor: Cursor,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
})
export type EmployeeQuery = Static<typeof EmployeeQuery>
export const EmployeeList = CursorPage(Employee)

const EmployeeCertificate = named('EmployeeCertificate', {
  code: Type.String(),
  course: Type.Object({ id: Id, title: Type.String() }),
  state: Choice(certificateStates),
  issued_at: Moment,
  valid_until: Nullable(Moment),
})
const SharedCourse = named('SharedCourse', {
  course: Type.Object({ id: Id, title: Type.String() }),
  percent: Type.Integer(),
  completed_on: Nullable(Type.String({ format: 'date' })),
  exam: Nullable(
    Type.Object(
      { passed: Type.Boolean(), percent: Type.Number() },
      { description: 'As far as its results are out.' },
    ),
  ),
})

/** All that a company sees of one employee, and all that the employee is shown as seen. */
export const EmployeeDetails = named('EmployeeDetails', {
  ...Employee.properties,
  written_job: Nullable(Type.String({ description: 'The job as the company wrote it.' })),
  groups: Type.Array(Type.Object({ id: Id, name: Type.String(), is_by_rule: Type.Boolean() })),
  created_at: Moment,
  assignments: Type.Array(
    named('Assignment', {
      id: Id,
      course: Type.Object({ id: Id, title: Type.String(), category_slug: Type.String() }),
      due_on: Nullable(Type.String({ format: 'date' })),
      due_days: Nullable(
        Type.Integer({ description: 'The due day counted from joining, of those who have not joined yet.' }),
      ),
      counts_working_days: Type.Boolean(),
      state: Choice(['assigned', 'in_progress', 'completed', 'withdrawn'] as const),
      is_overdue: Type.Boolean(),
      is_late: Type.Boolean({ description: 'Completed after its due day, by the company’s clock.' }),
      percent: Type.Integer(),
      score: Nullable(Type.Integer()),
      assigned_at: Moment,
      completed_at: Nullable(Moment),
    }),
  ),
  learned: Type.Object(
    {
      seconds: Type.Number(),
      days: Type.Integer({ description: 'On which anything was learned.' }),
      last_on: Nullable(Type.String({ format: 'date' })),
    },
    { description: 'Active time, as the report of time counts it.' },
  ),
  exams: Type.Array(
    named('EmployeeExam', {
      exam: Titled,
      course: Titled,
      percent: Type.Number(),
      passed: Type.Boolean(),
      on: Type.String({ format: 'date', description: 'When it was last handed in.' }),
    }),
    { description: 'Results that are out, as the report of scores counts them.' },
  ),
  paths: Type.Array(
    named('EmployeePath', {
      id: Id,
      name: Type.String(),
      courses: Type.Integer(),
      completed: Type.Integer(),
      percent: Type.Integer({ description: 'Mean progress over its courses.' }),
    }),
    { description: 'What is assigned by learning paths.' },
  ),
  certificates: Type.Array(EmployeeCertificate, {
    description: 'Earned in what the company assigned, or by its yearly licence; the latest first.',
  }),
  requirements: Type.Array(
    named('EmployeeRequirement', {
      requirement_id: Id,
      name: Type.String({ description: 'Of its course or its learning path.' }),
      status: Choice(requirementStatuses),
      is_expiring: Type.Boolean(),
      completed_on: Nullable(Type.String({ format: 'date' })),
      valid_until: Nullable(Type.String({ format: 'date' })),
      due_on: Nullable(Type.String({ format: 'date' })),
      waiver: Nullable(
        Type.Object(
          {
            reason: Type.String(),
            given_on: Type.String({ format: 'date' }),
            expires_on: Nullable(
              Type.String({ format: 'date', description: 'The last day; null: for good.' }),
            ),
          },
          { description: 'The one that holds today.' },
        ),
      ),
    }),
    { description: 'What the company demands of the person, as of today; what presses first.' },
  ),
  begun: Type.Array(
    named('BegunCourse', {
      course: Type.Object({ id: Id, title: Type.String(), category_slug: Type.String() }),
      state: Choice(['in_progress', 'completed'] as const),
      percent: Type.Integer(),
      begun_at: Moment,
      completed_at: Nullable(Moment),
      open_until: Nullable(
        Type.String({ format: 'date', description: 'The last day; null where it has ended.' }),
      ),
    }),
    { description: 'What was begun by the company’s yearly licence, not what is assigned as well.' },
  ),
  shared: Type.Object(
    {
      certificates: Nullable(Type.Array(EmployeeCertificate)),
      own_courses: Nullable(Type.Array(SharedCourse)),
    },
    { description: 'What the employee agreed to share beyond what is assigned; null where they did not.' },
  ),
})
export const EmployeePage = Data(EmployeeDetails)

const line = (maxLength: number) => Nullable(Type.String({ minLength: 1, maxLength, pattern: visible }))

export const EmployeeChange = body(
  'EmployeeChange',
  {
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 400 })),
    number: Type.Optional(line(40)),
    job: Type.Optional(line(120)),
    department_id: Type.Optional(Nullable(Id)),
    manager_id: Type.Optional(Nullable(Id)),
    group_ids: Type.Optional(
      Type.Array(Id, {
        maxItems: 200,
        uniqueItems: true,
        description: 'The groups the person is in by hand, all of them anew; those by rule stay.',
      }),
    ),
  },
  { job: 'مديرة مبيعات', department_id: 5 },
)
export type EmployeeChange = Static<typeof EmployeeChange>

export const History = CursorPage(
  named('EmployeeEvent', {
    id: Id,
    at: Moment,
    action: Type.String({ description: 'As in `employee.change`.' }),
    actor: Nullable(Type.String({ description: 'Who did it; null where that person is no longer named.' })),
    changed: Type.Array(Type.String(), { description: 'The fields that it changed.' }),
    group: Nullable(
      Type.String({
        description: 'The group that it put the person into or took them out of; null for other acts.',
      }),
    ),
  }),
)
