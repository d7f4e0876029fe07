import { companyColors } from '@masar/text'
import { Type } from 'typebox'
import { Choice, Data, Id, Moment, Nullable, named } from '../../contract.ts'

export const Dashboard = Data(
  named('Dashboard', {
    company: Type.Object({
      id: Id,
      name: Type.String(),
      logo: Nullable(Type.String()),
      color: Choice(companyColors),
    }),
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
    mean_score: Nullable(
      Type.Number({ description: 'Percent: the mean of the report of scores, of all time.' }),
    ),
    waiting_requests: Type.Integer({ description: 'Of employees, for an answer.' }),
    departments: Type.Array(
      Type.Object({
        id: Id,
        name: Type.String(),
        employees: Type.Integer({ description: 'Invited and active people in it and all below it.' }),
        percent: Nullable(Type.Integer({ description: 'Of what is assigned to them.' })),
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

const Count = Type.Integer({ minimum: 0 })

const spent = { since: Type.String({ format: 'date' }), paid: Type.Number(), refunded: Type.Number() }

export const DashboardNeeds = Data(
  named('DashboardNeeds', {
    as_of: Moment,
    compliance: Nullable(
      Type.Object(
        {
          people: Count,
          met: Count,
          expiring: Count,
          waived: Count,
          due: Count,
          grace: Count,
          late: Count,
          expired: Count,
        },
        {
          description:
            'Each person once for each requirement that is made of them; null where nothing is required, and for who may not see people.',
        },
      ),
    ),
    spending: Nullable(
      Type.Object(
        { ...spent, month: Type.Object(spent, { description: 'Of this month.' }) },
        { description: 'Of this year, in halalas; null for who may not buy.' },
      ),
    ),
    licences: Nullable(
      Type.Array(
        Type.Object({
          id: Id,
          places: Count,
          used: Count,
          ends_on: Type.String({ format: 'date', description: 'The last day.' }),
          is_ending: Type.Boolean({ description: 'Within 60 days, and nothing continues it.' }),
        }),
        { description: 'The yearly licences that run; null for a manager of a branch.' },
      ),
    ),
    refused_for_seats: Type.Integer({
      description: 'What standing assignments could not assign for want of a seat, of people and courses.',
    }),
    without_second_factor: Type.Integer({
      description: 'Members without one, where the company demands it.',
    }),
  }),
)
