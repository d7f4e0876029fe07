import { companyColors } from '@masar/text'
import { Type } from 'typebox'
import { ClosedBy } from './closed-by.ts'
import { completedBys } from './completion-rule.ts'
import { CourseCard, LessonLine } from '../catalogue/schema.ts'
import { RichContent } from '../../rich-text/schema.ts'
import { LiveSession } from './live/schema.ts'
import { LessonPackage } from './packages/schema.ts'
import { suggestionReasons } from './suggestions.ts'
import { Choice, Data, Id, Moment, Nullable, body, named } from '../contract.ts'
import { Renewal } from './renewal/schema.ts'

const ExamPassed = Nullable(
  Type.Boolean({ description: 'By what counts; null before it is graded and while it is held back.' }),
)

export const MyCourse = named('MyCourse', {
  course: CourseCard,
  state: Choice(['active', 'completed'] as const),
  percent: Type.Integer({ description: 'Of the required lessons and exams; 100 once it is completed.' }),
  completed_lessons: Type.Integer(),
  are_lessons_done: Type.Boolean({ description: 'Every required lesson; an exam may be left.' }),
  last_lesson: Nullable(Type.Object({ id: Id, title: Type.String() })),
  next_lesson: Nullable(
    Type.Object(
      {
        id: Id,
        number: Type.Integer({ description: 'Its place among the lessons of the course, from 1.' }),
        title: Type.String(),
        duration_seconds: Type.Integer(),
      },
      { description: 'The lesson to go on with: the last one seen, else the next; null where all are done.' },
    ),
  ),
  next_exam: Nullable(
    Type.Object(
      { id: Id, title: Type.String(), open_attempt: Type.Boolean() },
      {
        description:
          'The exam of a section that comes before any lesson that is left; null where a lesson does.',
      },
    ),
  ),
  due_on: Nullable(Type.String({ format: 'date' })),
  assigned_by: Nullable(Type.String({ description: 'The company that assigned it.' })),
  assigned_by_color: Nullable(Choice(companyColors)),
  assigned_by_person: Nullable(
    Type.String({
      description: 'Who did it for the company, while they have a role there; null where a rule did.',
    }),
  ),
  assigned_for: Nullable(
    Type.Object(
      { kind: Choice(['path', 'group', 'department'] as const), name: Type.String() },
      {
        description:
          'The learning path that it is part of, else the group or department to whom it was assigned.',
      },
    ),
  ),
  open_until: Nullable(
    Type.String({ format: 'date', description: 'The last day of the access; null where it does not end.' }),
  ),
  renewal: Nullable(Renewal),
  exam: Nullable(
    Type.Object({
      id: Id,
      passed: ExamPassed,
      percent: Nullable(
        Type.Number({ description: 'What counts, by the exam’s method; null while it is held back.' }),
      ),
      open_attempt: Type.Boolean(),
    }),
  ),
  certificate_code: Nullable(Type.String()),
  enrolled_at: Moment,
  last_seen_at: Nullable(Moment),
})
const Named = Type.Object({ id: Id, title: Type.String() })
export const MyCourses = Data(
  Type.Object({
    my_courses: Type.Array(MyCourse),
    waiting: Type.Array(
      named('WaitingCourse', {
        course: Named,
        path: Type.String({ description: 'The name of the learning path.' }),
        after: Type.Object(Named.properties, {
          description: 'The course that opens it once it is completed.',
        }),
        due_on: Nullable(Type.String({ format: 'date' })),
        assigned_by: Type.String({ description: 'The company that assigned it.' }),
        assigned_by_color: Choice(companyColors),
      }),
      { description: 'Assigned courses of learning paths that wait for their turn.' },
    ),
  }),
)

export const Suggestions = Data(
  Type.Array(
    named('CourseSuggestion', {
      course: CourseCard,
      reason: Choice(suggestionReasons),
      because: Nullable(
        Type.Object(Named.properties, {
          description: 'The course of the caller that is the reason; null where most learners are.',
        }),
      ),
    }),
  ),
)

/** What one course is to the person who asks. */
export const Enrolment = Data(
  named(
    'Enrolment',
    {
      is_enrolled: Type.Boolean(),
      is_favorite: Type.Boolean(),
      percent: Type.Integer(),
      next_lesson_id: Nullable(Id),
    },
    { examples: [{ is_enrolled: true, is_favorite: false, percent: 45, next_lesson_id: 312 }] },
  ),
)

const ProgressLine = named('LessonLineWithProgress', {
  ...LessonLine.properties,
  is_completed: Type.Boolean(),
  is_optional: Type.Boolean({ description: 'Counts in no percentage.' }),
  is_bookmarked: Type.Boolean({ description: 'The caller marked it, to find it again.' }),
  is_new: Type.Boolean({ description: 'It was added after the caller had completed the course.' }),
  is_open: Type.Boolean(),
  closed_by: Nullable(ClosedBy),
})

const ExamLine = named('ExamLineWithProgress', {
  id: Id,
  title: Type.String(),
  passed: ExamPassed,
  closed_by: Nullable(ClosedBy),
})

const LessonFile = named('LessonFile', {
  title: Type.String(),
  name: Type.String({ description: 'Under which it is downloaded.' }),
  bytes: Type.Integer(),
  url: Type.String({ description: 'An address that works for some hours, for this person only.' }),
})

export const LessonPage = Data(
  named('Lesson', {
    id: Id,
    title: Type.String(),
    kind: LessonLine.properties.kind,
    body: Type.String({ description: 'Markdown.' }),
    content: Type.Optional(RichContent),
    /** An address that works for some hours, for this person only. */
    media: Nullable(Type.String()),
    qualities: Type.Array(
      named('VideoQuality', {
        height: Type.Integer({ description: 'Pixels of the shorter side of the picture: 720.' }),
        src: Type.String(),
      }),
      {
        description:
          'The video in each size that there is, the largest first; empty where there is one alone.',
      },
    ),
    poster: Nullable(Type.String({ description: 'What the video shows before it plays.' })),
    captions: Type.Array(Type.Object({ language: Choice(['ar', 'en'] as const), src: Type.String() })),
    chapters: Type.Array(
      named('VideoChapter', {
        second: Type.Integer({ description: 'At which it begins.' }),
        title: Type.String(),
      }),
      { description: 'Of the video, in their order.' },
    ),
    files: Type.Array(LessonFile),
    duration_seconds: Type.Integer(),
    free_preview: Type.Boolean(),
    position_seconds: Type.Integer(),
    playback_rate: Nullable(
      Type.Number({
        description: 'How fast the caller last chose to play videos; null where they never did.',
      }),
    ),
    is_completed: Type.Boolean(),
    is_optional: Type.Boolean({ description: 'Counts in no percentage.' }),
    completed_by: Choice(completedBys),
    watched_seconds: Type.Number({ description: 'Distinct seconds of the video that were played.' }),
    needed_seconds: Nullable(
      Type.Number({
        description: 'Distinct seconds that complete the lesson; null where watching does not.',
      }),
    ),
    is_seen: Type.Boolean({ description: 'The end of the text was on screen; of a file: it was opened.' }),
    is_enrolled: Type.Boolean(),
    opened: Nullable(
      Type.String({
        description:
          'When it was opened, signed: goes with reports of progress. Null where nothing is counted.',
      }),
    ),
    is_teaching: Type.Boolean({ description: 'Whether the person teaches the course.' }),
    live: Nullable(LiveSession),
    package: Nullable(LessonPackage),
    has_quiz: Type.Boolean({ description: 'Whether questions for practice belong to it.' }),
    previous_id: Nullable(Id),
    next_id: Nullable(Id),
    course: Type.Object({
      id: Id,
      title: Type.String(),
      percent: Type.Integer(),
      exam: Nullable(ExamLine),
      sections: Type.Array(
        Type.Object({
          id: Id,
          title: Type.String(),
          lessons: Type.Array(ProgressLine),
          exam: Nullable(ExamLine),
        }),
      ),
    }),
  }),
)

const Tenths = Type.Integer({ minimum: 0, maximum: 864_000 })
const Segments = (options: object) =>
  // A pair: OpenAPI 3.0 knows no tuples.
  Type.Array(Type.Unsafe<[number, number]>(Type.Array(Tenths, { minItems: 2, maxItems: 2 })), {
    description: 'Parts of the video that were played: from and up to, in tenths of a second.',
    ...options,
  })

export const ProgressBody = body(
  'ProgressBody',
  {
    position_seconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400 })),
    seconds_seen: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 3_600,
        description:
          'Active time up to now: played, scrolled or typed in. None of it counts twice, and never more than the clock allows.',
      }),
    ),
    active: Type.Optional(
      Type.Array(
        Type.Unsafe<[number, number]>(
          Type.Array(Type.Integer({ minimum: 0, maximum: 4_102_444_800 }), { minItems: 2, maxItems: 2 }),
        ),
        {
          maxItems: 500,
          description:
            'When there was active time, however long ago: from and up to, in seconds since 1970 by the caller’s clock. What lies between the opening of the lesson and now counts, once.',
        },
      ),
    ),
    sent_at: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 4_102_444_800,
        description: 'The second of this report by the same clock: a wrong clock is put right by it.',
      }),
    ),
    opened: Type.Optional(
      Type.String({
        maxLength: 100,
        description:
          'What the lesson came with as it was opened; without it active time counts from the first report on.',
      }),
    ),
    watched: Type.Optional(Segments({ maxItems: 500 })),
    is_seen: Type.Optional(
      Type.Boolean({ description: 'The end of the text was on screen; of a file: it was opened.' }),
    ),
    is_completed: Type.Optional(Type.Boolean({ description: 'The button. It completes no video.' })),
  },
  { position_seconds: 95, seconds_seen: 30, is_seen: true },
)
export const Progress = Data(
  named('LessonProgress', {
    is_completed: Type.Boolean(),
    position_seconds: Type.Integer(),
    watched_seconds: Type.Number({ description: 'Distinct seconds of the video that were played.' }),
    /** To be reported again later: more than the clock allows is not counted. */
    uncounted: Segments({ description: 'What the clock did not allow yet, of the reported parts.' }),
    course_percent: Type.Integer(),
  }),
)
