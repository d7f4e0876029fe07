import { Type } from 'typebox'
import { Data, Id, Moment, Nullable, named } from '../../contract.ts'

export const Dashboard = Data(
  named('Dashboard', {
    company: Type.Object({ id: Id, name: Type.String(), logo: Nullable(Type.String()) }),
    employees: Type.Object({ active: Type.Integer(), invited: Type.Integer(), deactivated: Type.Integer() }),
    assignments: Type.Object({
      total: Type.Integer(),
      completed: Type.Integer(),
      in_progress: Type.Integer(),
      not_started: Type.Integer(),
      overdue: Type.Integer(),
    }),
    begun: Nullable(
      Type.Object(
        { total: Type.Integer(), completed: Type.Integer() },
        { description: 'By the yearly licence, not what is assigned; null for who may not see people.' },
      ),
    ),
    seats: Nullable(
      Type.Object(
        { bought: Type.Integer(), used: Type.Integer() },
        { description: 'Of the whole company; null for a manager of a branch.' },
      ),
    ),
    mean_score: Nullable(Type.Integer()),
    waiting_requests: Type.Integer({ description: 'Of employees, for an answer.' }),
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
        avatar: Nullable(Type.String()),
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
