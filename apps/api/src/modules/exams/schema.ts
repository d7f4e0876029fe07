import { Type, type Static } from 'typebox'
import { attemptStates, examTools, gradeMethods, navigations, questionKinds } from '../../db/schema/index.ts'
import { Rendered } from '../../rich-text/schema.ts'
import { Choice, Data, Id, Moment, Nullable, body, named, strict } from '../contract.ts'
import { savedAnswers } from './examples.ts'
import { Overdue } from './overdue.ts'
import { ClosedBy } from '../learning/closed-by.ts'
import { essayParts } from './files/listing.ts'
import { ExamSection, SectionUnderWay } from './sections/schema.ts'
import { GivenPassword } from './password/schema.ts'

const OptionKey = Type.String({ minLength: 1, maxLength: 60 })

/**
 * An answer by kind: an option, several (in order, where they are to be put in order), true or false, text (numbers too, as typed; an essay may be
 * long), or prompts with the options that belong to them.
 */
export const AnswerValue = Type.Union(
  [
    strict({ option: OptionKey }),
    strict({ options: Type.Array(OptionKey, { maxItems: 50, uniqueItems: true }) }),
    strict({ truth: Type.Boolean() }),
    strict({ text: Type.String({ maxLength: 20_000 }) }),
    strict({ pairs: Type.Record(Type.String({ maxLength: 60 }), OptionKey, { maxProperties: 50 }) }),
  ],
  { title: 'AnswerValue' },
)
export type AnswerValue = Static<typeof AnswerValue>

/** An option as a learner's paper names it. */
const shownOption = Type.Object({
  key: Type.String({
    description: 'What answers name it by; of this attempt alone, and the same through all of it.',
  }),
  text: Type.String(),
})

const Tools = Type.Array(Choice(examTools), { description: 'What may be used on the page of the exam.' })

/** What every account of an attempt says. */
export const attemptOutcome = {
  id: Id,
  number: Type.Integer(),
  state: Choice(['in_progress', 'submitted', 'graded'] as const),
  started_at: Moment,
  submitted_at: Nullable(Moment),
  percent: Nullable(Type.Number({ description: 'Null while the review policy holds it back.' })),
  passed: Nullable(Type.Boolean()),
}

const OwnAllowance = named('OwnAllowance', {
  id: Id,
  extra_seconds: Type.Integer(),
  extra_attempts: Type.Integer(),
  opens_at: Nullable(Moment),
  closes_at: Nullable(Moment),
  reason: Type.String(),
  by: Nullable(Type.String({ description: 'Who gave it.' })),
  at: Moment,
})

export const ExamDetails = Data(
  named('Exam', {
    id: Id,
    title: Type.String(),
    instructions: Type.String(),
    course: Type.Object({ id: Id, title: Type.String() }),
    question_count: Type.Integer(),
    max_score: Type.Number(),
    time_limit_seconds: Nullable(
      Type.Integer({ description: 'Extra time granted to this person included.' }),
    ),
    sections: Type.Array(ExamSection, { description: 'With a time each, one after another, never back.' }),
    opens_at: Nullable(Moment),
    closes_at: Nullable(Moment),
    pass_mark: Type.Integer(),
    navigation: Choice(navigations),
    questions_per_page: Type.Integer({ minimum: 1 }),
    negative_marking: Type.Boolean(),
    tools: Tools,
    attempts_allowed: Nullable(Type.Integer()),
    attempts_left: Nullable(Type.Integer()),
    attempt_delay_seconds: Type.Integer({
      description: 'Between the end of one attempt and the start of the next.',
    }),
    grade_method: Choice(gradeMethods),
    has_password: Type.Boolean({ description: 'Whether a start asks for one.' }),
    can_start: Type.Boolean(),
    /** Why an attempt cannot start now: the code of the error that starting would answer. */
    blocked_by: Nullable(
      Choice([
        'not_enrolled',
        'exam_closed',
        'exam_not_open',
        'attempts_used_up',
        'attempt_too_soon',
      ] as const),
    ),
    closed_by: Nullable(ClosedBy),
    next_start_at: Nullable(Moment),
    /** Where the deadline of an attempt started now would come from. */
    ends_by: Nullable(Type.Object({ at: Moment, reason: Choice(['time_limit', 'closing'] as const) })),
    open_attempt_id: Nullable(Id),
    allowances: Type.Array(OwnAllowance, {
      description: 'Extra time and attempts that hold for every attempt.',
    }),
    counted_percent: Nullable(
      Type.Number({ description: 'What counts, by `grade_method`; null while it is held back.' }),
    ),
    counted_passed: Nullable(Type.Boolean()),
    attempts: Type.Array(
      named('AttemptOutcome', {
        ...attemptOutcome,
        state: Choice(attemptStates),
        is_overdue: Overdue,
      }),
    ),
    server_time: Moment,
  }),
)

export const SessionLockBody = body(
  'SessionLockBody',
  {
    /** The session lock: an id that the tab gives itself; the last tab to claim it may save. */
    holder: Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' }),
  },
  { holder: 'tab-5f2c8e1a9b7d4036' },
)

export const StartBody = body(
  'StartAttemptBody',
  {
    ...SessionLockBody.properties,
    password: GivenPassword,
  },
  { holder: 'tab-5f2c8e1a9b7d4036' },
)

export const AttemptQuestion = named('AttemptQuestion', {
  id: Id,
  position: Type.Integer(),
  kind: Choice(questionKinds),
  points: Type.Number(),
  body: Type.String({ description: 'Markdown.' }),
  prompts: Type.Array(shownOption, {
    description: 'Of a matching question: to each belongs one of the options.',
  }),
  options: Type.Array(shownOption),
  other: Nullable(
    Type.Object(
      {
        language: Choice(['ar', 'en'] as const),
        body: Type.String(),
        prompts: Type.Array(shownOption),
        options: Type.Array(shownOption),
      },
      { description: 'In the other language, where the question is written in both.' },
    ),
  ),
  rendered: Rendered,
  ...essayParts,
  answer: Nullable(AnswerValue),
  revision: Type.Integer({ description: '0 where nothing was saved yet.' }),
})

export const Attempt = Data(
  named('Attempt', {
    id: Id,
    exam_id: Id,
    title: Type.String(),
    number: Type.Integer(),
    state: Choice(['in_progress', 'submitted', 'graded'] as const),
    is_overdue: Overdue,
    holder: Type.String(),
    navigation: Choice(navigations),
    questions_per_page: Type.Integer({
      minimum: 1,
      description: 'Counted by `position`, from the first one.',
    }),
    tools: Tools,
    started_at: Moment,
    deadline_at: Nullable(Moment),
    deadline_reason: Nullable(Choice(['time_limit', 'closing'] as const)),
    server_time: Moment,
    allowances: Type.Array(OwnAllowance, { description: 'Extra time that this attempt was given.' }),
    section: Nullable(SectionUnderWay),
    questions: Type.Array(AttemptQuestion, {
      description:
        'Of an exam with sections: those of the section under way. None once the attempt has ended.',
    }),
  }),
)

export const AnswerParams = strict({ id: Id, questionId: Id })
export const AnswerBody = body(
  'AnswerBody',
  {
    holder: SessionLockBody.properties.holder,
    value: Nullable(AnswerValue),
    revision: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    made_at: Moment,
  },
  { holder: 'tab-5f2c8e1a9b7d4036', value: { option: 'o2' }, revision: 3, made_at: '2026-11-21T09:12:00Z' },
)
export const SavedAnswer = Data(
  named(
    'SavedAnswer',
    {
      question_id: Id,
      revision: Type.Integer(),
      saved_at: Moment,
      server_time: Moment,
      deadline_at: Nullable(Moment),
    },
    { examples: savedAnswers },
  ),
)
