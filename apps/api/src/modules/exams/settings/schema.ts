import { Type, type Static } from 'typebox'
import { examTools, gradeMethods, navigations, reviewFields } from '../../../db/schema/index.ts'
import { languages } from '../questions/formats/texts.ts'
import { Choice, Data, Id, Moment, Nullable, body, bothTexts, named, strict } from '../../contract.ts'

const Fields = Type.Array(Choice(reviewFields), { uniqueItems: true })

/** What an exam's instructor may set. */
const rules = {
  instructions: bothTexts(4000),
  time_limit_seconds: Nullable(
    Type.Integer({
      minimum: 60,
      maximum: 86_400,
      description: 'Of an exam with sections: that of all of them, which cannot be set here.',
    }),
  ),
  pass_mark: Type.Integer({ minimum: 0, maximum: 100, description: 'Percent.' }),
  grade_method: Choice(gradeMethods),
  attempts_allowed: Nullable(Type.Integer({ minimum: 1, maximum: 10 })),
  attempt_delay_seconds: Type.Integer({ minimum: 0, maximum: 2_592_000 }),
  opens_at: Nullable(Moment),
  closes_at: Nullable(Moment),
  navigation: Choice(navigations),
  questions_per_page: Type.Integer({ minimum: 1, maximum: 50 }),
  shuffle_questions: Type.Boolean(),
  shuffle_options: Type.Boolean(),
  abandon_unanswered: Type.Boolean({
    description:
      'An attempt that ends by itself with nothing answered has no mark and counts for nothing; it is one of the attempts allowed all the same.',
  }),
  negative_marking: Type.Boolean(),
  tools: Type.Array(Choice(examTools), { uniqueItems: true }),
  /** What a learner may see of a finished attempt, and when. */
  review: strict({
    just_after: Fields,
    while_open: Fields,
    after_last_attempt: Nullable(Fields),
    after_closing: Fields,
  }),
}

const State = Type.String({ maxLength: 64, description: 'Changes with every rule that is changed.' })

export const ExamRulesBody = body(
  'ExamRulesBody',
  { state: State, ...rules },
  {
    state: '5f2c8e1a9b7d4036',
    instructions: { ar: 'اقرأ كل سؤال مرتين.', en: 'Read each question twice.' },
    time_limit_seconds: 3_600,
    pass_mark: 60,
    grade_method: 'highest',
    attempts_allowed: 2,
    attempt_delay_seconds: 86_400,
    opens_at: null,
    closes_at: null,
    navigation: 'free',
    questions_per_page: 5,
    shuffle_questions: true,
    shuffle_options: true,
    abandon_unanswered: false,
    negative_marking: false,
    tools: ['calculator'],
    review: {
      just_after: ['overall'],
      while_open: ['overall'],
      after_last_attempt: null,
      after_closing: ['answers', 'correctness', 'marks', 'overall'],
    },
  },
)
export type ExamRules = Omit<Static<typeof ExamRulesBody>, 'state'>

export const ExamSettings = Data(
  named('ExamSettings', {
    exam: Type.Object({ id: Id, title: Type.String() }),
    course: Type.Object({
      id: Id,
      title: Type.String(),
      languages: Type.Array(Choice(languages)),
    }),
    is_published: Type.Boolean(),
    state: State,
    rules: named('ExamRules', rules),
    has_password: Type.Boolean(),
    sections: Type.Array(
      named('ExamSettingsSection', {
        id: Id,
        title: Type.String(),
        time_limit_seconds: Type.Integer(),
        questions: Type.Integer({ description: 'Those in pools included.' }),
      }),
    ),
    pools: Type.Array(
      named('ExamSettingsPool', {
        id: Id,
        name: Type.String(),
        draws: Type.Integer({ description: 'How many of its questions an attempt is given.' }),
        points: Type.Number({ description: 'Of each question.' }),
        questions: Type.Integer(),
      }),
    ),
    question_count: Type.Integer({ description: 'How many an attempt is asked.' }),
    max_score: Type.Number(),
    running: Type.Integer({ description: 'Attempts under way.' }),
    ended: Type.Integer({ description: 'Attempts that were submitted.' }),
    server_time: Moment,
  }),
)

export const LearnersQuery = strict({
  q: Type.Optional(Type.String({ maxLength: 100, description: 'A part of a name.' })),
})
export const ExamLearners = Data(
  Type.Array(
    named('ExamLearner', {
      id: Id,
      name: Type.String(),
      attempts: Type.Integer(),
      is_under_way: Type.Boolean(),
      extra_seconds: Type.Integer({ description: 'What was given for every attempt.' }),
      extra_attempts: Type.Integer(),
      opens_at: Nullable(
        Type.String({ format: 'date-time', description: 'For this learner, as `closes_at`.' }),
      ),
      closes_at: Nullable(Moment),
    }),
    { description: 'The first 20 by name.' },
  ),
)
