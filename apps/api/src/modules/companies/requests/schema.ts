import { Type, type Static } from 'typebox'
import { courseRequestStates } from '../../../db/schema/index.ts'
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
import { Ids } from '../many.ts'
import { dueFields, wantedFields } from '../assignments/schema.ts'

export const longestReason = 500
const State = Choice(courseRequestStates)

export const CourseRequestOrder = body(
  'CourseRequestOrder',
  {
    company_id: Id,
    reason: Type.Optional(Type.String({ maxLength: longestReason, description: 'What they want it for.' })),
  },
  { company_id: 12, reason: 'أحتاجها لتقارير المبيعات الشهرية.' },
)
export type CourseRequestOrder = Static<typeof CourseRequestOrder>

const AskableCompany = named('AskableCompany', {
  id: Id,
  name: Type.String(),
  /** Whether the budget that pays for the person has enough free; null where none does. */
  budget: Nullable(Choice(['enough', 'short'])),
  /** Whether the course stands on the company's shelf; null where it has none. */
  is_on_shelf: Nullable(Type.Boolean()),
  licence: Nullable(
    named('CourseLicence', {
      has_place: Type.Boolean({ description: 'The person holds a place, or one is free.' }),
      ends_on: Type.String({ format: 'date', description: 'Its last day, in the company’s zone.' }),
    }),
  ),
})

const OwnCourseRequest = named('OwnCourseRequest', {
  id: Id,
  company: named('AskedCompany', { id: Id, name: Type.String() }),
  reason: Type.String(),
  state: State,
  created_at: Moment,
  decided_at: Nullable(Moment),
  answer: Nullable(Type.String()),
  reserved: Type.Integer({ description: 'What the department’s budget holds for it (halalas).' }),
})
export const OwnCourseRequests = Data(
  named('OwnCourseRequests', {
    companies: Type.Array(AskableCompany, {
      description:
        'Those that can be asked: where the person works, and which have not given them the course.',
    }),
    requests: Type.Array(OwnCourseRequest, { description: 'The latest of each company.' }),
    shelves: Type.Array(named('ShelfOfCompany', { id: Id, name: Type.String() }), {
      description: 'The companies of the person on whose shelf the course stands, whatever it costs.',
    }),
  }),
)
export const CourseRequestMade = Data(strict({ id: Id }))

/** How many people one act asks for. */
export const mostForPeople = 1000
export const RequestForPeople = body(
  'CourseRequestForPeople',
  {
    ...wantedFields,
    ...dueFields,
    reason: Type.Optional(Type.String({ maxLength: longestReason, description: 'What they want it for.' })),
  },
  { course_ids: [7], employee_ids: [204], reason: 'لتقارير المبيعات الشهرية.' },
)
export const RequestsForPeople = Data(
  named('CourseRequestsForPeople', {
    made: Type.Integer({ description: 'New requests, one for each person and course.' }),
    waiting: Type.Integer({ description: 'That were asked for before, and wait still.' }),
  }),
)

export const requestSorts = ['oldest', 'newest', 'name', 'price'] as const
export const CourseRequestQuery = strict({
  q: Type.Optional(
    Type.String({ maxLength: 100, description: 'Of the person (name, e-mail, number) or the course.' }),
  ),
  state: Type.Optional(Choice(courseRequestStates)),
  sort: Type.Optional(Choice(requestSorts)),
  cursor: Cursor,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
})
export type CourseRequestQuery = Static<typeof CourseRequestQuery>

export const CourseRequestList = CursorPage(
  named('CourseRequest', {
    id: Id,
    employee: named('AskingEmployee', {
      id: Id,
      name: Type.String(),
      department: Nullable(Type.String()),
    }),
    course: named('AskedCourse', {
      id: Id,
      title: Type.String(),
      category_slug: Type.String(),
      price: Money,
      is_withdrawn: Type.Boolean({ description: 'It is not offered any more.' }),
    }),
    asked_by: Nullable(
      Type.String({ description: 'Who asks in the person’s place; null where they ask themselves.' }),
    ),
    reason: Type.String(),
    due_on: Nullable(
      Type.String({
        format: 'date',
        description: 'The day by which a manager who asks for others wants it done.',
      }),
    ),
    due_days: Nullable(
      Type.Integer({
        description: 'So many days after joining, in place of a day, as an assignment has them.',
      }),
    ),
    counts_working_days: Type.Boolean(),
    state: State,
    free_seats: Type.Integer({ description: 'That the company has of the course now.' }),
    budget: Nullable(
      named('PayingBudget', {
        department: Type.String({
          description: 'Whose budget pays: the person’s, or the nearest one above.',
        }),
        free: Type.Integer({ description: 'Minor units (halalas), without what is reserved.' }),
        reserved: Type.Integer({ description: 'For this request, since it was made.' }),
      }),
    ),
    created_at: Moment,
    decided_at: Nullable(Moment),
    decided_by: Nullable(Type.String()),
    answer: Nullable(Type.String()),
  }),
)

const due = {
  due_on: Type.Optional(
    Nullable(
      Type.String({
        format: 'date',
        description:
          'By when; null for no day. Left out, it is due when it was asked for, unless that day has passed.',
      }),
    ),
  ),
}
const answer = {
  answer: Type.Optional(Type.String({ maxLength: longestReason, description: 'What the person is told.' })),
}
export const Approval = body('CourseRequestApproval', due, { due_on: '2026-12-31' })
export const Refusal = body('CourseRequestRefusal', answer, { answer: 'ستُطرح للجميع في يناير.' })

const chosen = { ids: Ids }
export const ManyApprovals = body(
  'CourseRequestApprovals',
  { ...chosen, ...due },
  { ids: [61, 62], due_on: '2026-12-31' },
)
export const ManyRefusals = body(
  'CourseRequestRefusals',
  { ...chosen, ...answer },
  { ids: [61, 62], answer: 'ستُطرح للجميع في يناير.' },
)

/** Why one of many was not answered; it blocks no other. */
export const notAnswered = [
  'not_found',
  'conflict',
  'no_free_seat',
  'course_retired',
  'credit_short',
] as const
export const ManyAnswered = Data(
  named('CourseRequestsAnswered', {
    answered: Type.Array(Id, { description: 'Those that were.' }),
    refused: Type.Array(Type.Object({ id: Id, code: Choice(notAnswered) }), {
      description: 'Those that could not be, each with the reason. They stand as they did.',
    }),
  }),
)
