import { Type, type Static } from 'typebox'
import { employeeStates } from '../../../db/schema/index.ts'
import { Choice, Cursor, CursorPage, Data, Id, Moment, Nullable, named, strict } from '../../contract.ts'

export const employeeSorts = ['name', 'newest', 'progress', 'overdue'] as const

export const Employee = named('Employee', {
  id: Id,
  name: Type.String(),
  email: Type.String(),
  number: Nullable(Type.String()),
  job: Nullable(Type.String()),
  department: Nullable(Type.Object({ id: Id, name: Type.String() })),
  state: Choice(employeeStates),
  joined_on: Nullable(Type.String({ format: 'date' })),
  assigned: Type.Integer(),
  completed: Type.Integer(),
  overdue: Type.Integer(),
  percent: Nullable(Type.Integer({ description: 'Mean progress over what is assigned.' })),
})
export const EmployeeQuery = strict({
  q: Type.Optional(Type.String({ maxLength: 100 })),
  state: Type.Optional(Choice(employeeStates)),
  department: Type.Optional(Id),
  sort: Type.Optional(Choice(employeeSorts)),
  cursor: Cursor,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
})
export type EmployeeQuery = Static<typeof EmployeeQuery>
export const EmployeeList = CursorPage(Employee)
export const Departments = Data(
  Type.Array(named('Department', { id: Id, name: Type.String(), employee_count: Type.Integer() })),
)

export const EmployeePage = Data(
  named('EmployeeDetails', {
    ...Employee.properties,
    created_at: Moment,
    assignments: Type.Array(
      named('Assignment', {
        id: Id,
        course: Type.Object({ id: Id, title: Type.String(), category_slug: Type.String() }),
        due_on: Nullable(Type.String({ format: 'date' })),
        state: Choice(['assigned', 'in_progress', 'completed', 'withdrawn'] as const),
        is_overdue: Type.Boolean(),
        percent: Type.Integer(),
        score: Nullable(Type.Integer()),
        assigned_at: Moment,
        completed_at: Nullable(Moment),
      }),
    ),
  }),
)

export const Dashboard = Data(
  named('Dashboard', {
    company: Type.Object({ id: Id, name: Type.String() }),
    employees: Type.Object({ active: Type.Integer(), invited: Type.Integer(), deactivated: Type.Integer() }),
    assignments: Type.Object({
      total: Type.Integer(),
      completed: Type.Integer(),
      in_progress: Type.Integer(),
      not_started: Type.Integer(),
      overdue: Type.Integer(),
    }),
    seats: Nullable(
      Type.Object(
        { bought: Type.Integer(), used: Type.Integer() },
        { description: 'Of the whole company; null for a manager of a branch.' },
      ),
    ),
    mean_score: Nullable(Type.Integer()),
    departments: Type.Array(
      Type.Object({
        id: Id,
        name: Type.String(),
        employees: Type.Integer(),
        percent: Nullable(Type.Integer()),
      }),
    ),
    attention: Type.Array(
      Type.Object({
        employee_id: Id,
        name: Type.String(),
        course: Type.String(),
        due_on: Type.String({ format: 'date' }),
        percent: Type.Integer(),
      }),
    ),
    courses: Type.Array(
      Type.Object({
        id: Id,
        title: Type.String(),
        category_slug: Type.String(),
        assigned: Type.Integer(),
        completed: Type.Integer(),
        percent: Type.Integer(),
      }),
    ),
    as_of: Moment,
  }),
)
