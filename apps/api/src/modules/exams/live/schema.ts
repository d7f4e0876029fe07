import { Type } from 'typebox'
import { attemptStates, submitters } from '../../../db/schema/index.ts'
import { Choice, Data, Id, Moment, Nullable, body, named, strict } from '../../contract.ts'
import { Reason } from '../allowances/schema.ts'
import { Names } from '../grading/schema.ts'
import { Overdue } from '../overdue.ts'

export const ContactBody = body(
  'ContactBody',
  {
    /** The id that the page gave itself when it was loaded. */
    page: Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' }),
    /** Since when it had no connection, by the server's time as it knows it. */
    lost_since: Nullable(Moment),
    shown: Type.Optional(
      Type.Array(strict({ question: Id, at: Moment }), {
        maxItems: 100,
        description:
          'Questions that came on the screen since the last contact, and when, by the server’s time.',
      }),
    ),
  },
  { page: 'page-5f2c8e1a9b7d4036', lost_since: null, shown: [{ question: 41, at: '2026-11-21T09:00:12Z' }] },
)
export const NotedContact = Data(
  named('NotedContact', {
    state: Choice(['in_progress', 'ended'] as const),
    deadline_at: Nullable(Moment),
    server_time: Moment,
  }),
)

export const LiveQuery = strict({ names: Names })

const attemptFacts = {
  attempt_id: Id,
  learner: Type.Object({ id: Id, name: Nullable(Type.String()) }),
  number: Type.Integer(),
  state: Choice(['in_progress', 'submitted', 'graded'] as const),
  started_at: Moment,
  deadline_at: Nullable(Moment),
  deadline_reason: Nullable(Choice(['time_limit', 'closing'] as const)),
  has_time_limit: Type.Boolean({ description: 'As the exam was at its start.' }),
  submitted_at: Nullable(Moment),
  submitted_by: Nullable(Choice(submitters)),
  answered: Type.Integer(),
  questions: Type.Integer(),
  saved_at: Nullable(Moment),
  seen_at: Nullable(
    Type.String({ format: 'date-time', description: 'The last contact of the exam’s page.' }),
  ),
  is_connected: Type.Boolean({ description: 'False where the attempt has ended, too.' }),
  is_overdue: Overdue,
  has_next_section: Type.Boolean({
    description: 'What is up at the deadline is a section, not the attempt.',
  }),
  extra_seconds: Type.Integer(),
  disconnections: Type.Integer(),
  lost_seconds: Type.Integer(),
  returnable_seconds: Type.Integer({ description: 'Of lost time: what was not given back yet.' }),
}
const examFacts = {
  exam: Type.Object({ id: Id, title: Type.String() }),
  course: Type.Object({ id: Id, title: Type.String() }),
}

export const LiveExam = Data(
  named('LiveExam', {
    ...examFacts,
    has_time_limit: Type.Boolean({ description: 'Of the exam, or of an attempt under way.' }),
    has_password: Type.Boolean({ description: 'Whether a start asks for one.' }),
    attempts_allowed: Nullable(Type.Integer()),
    opens_at: Nullable(Moment),
    closes_at: Nullable(Moment),
    server_time: Moment,
    attempts: Type.Array(named('LiveAttempt', attemptFacts), {
      description: 'Under way, or ended within the last 24 hours.',
    }),
  }),
)

export const AttemptParams = strict({ id: Id, attemptId: Id })
export const EndBody = body('EndAttemptBody', { reason: Reason }, { reason: 'غادر المتعلّم القاعة.' })
export const ReopenBody = body(
  'ReopenAttemptBody',
  {
    reason: Reason,
    extra_minutes: Type.Integer({
      minimum: 0,
      maximum: 600,
      description: 'Beside the time that was left when the attempt ended.',
    }),
  },
  { reason: 'سُلّمت المحاولة خطأً.', extra_minutes: 10 },
)
export const ReturnBody = body(
  'ReturnTimeBody',
  {
    /** Null for every attempt under way. */
    attempts: Nullable(Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true })),
    reason: Reason,
  },
  { attempts: [512], reason: 'انقطعت الشبكة في القاعة.' },
)
export const ReturnedTime = Data(
  named('ReturnedTime', {
    attempts: Type.Integer(),
    disconnections: Type.Integer(),
    seconds: Type.Integer(),
    capped: Type.Integer({ description: 'Attempts that gained less, since the exam closes before.' }),
  }),
)
export const ActedAttempt = Data(
  named('ActedAttempt', {
    attempt_id: Id,
    state: Choice(['in_progress', 'submitted', 'graded'] as const),
    deadline_at: Nullable(Moment),
  }),
)

export const AttemptRecord = Data(
  named('AttemptRecord', {
    ...examFacts,
    ...attemptFacts,
    state: Choice(attemptStates),
    server_time: Moment,
    lost: Type.Array(
      named('Disconnection', {
        id: Id,
        began_at: Moment,
        ended_at: Moment,
        seconds: Type.Integer(),
        page: Choice(['same', 'new', 'none'] as const),
        measured_by: Choice(['server', 'browser'] as const),
        returned_at: Nullable(Moment),
      }),
    ),
    events: Type.Array(
      named('RecordedEvent', {
        at: Moment,
        kind: Type.String(),
        data: Type.Record(Type.String(), Type.Unknown()),
      }),
    ),
    events_left_out: Type.Integer({
      description: 'Earlier answers that were saved; of an essay there are thousands.',
    }),
  }),
)
