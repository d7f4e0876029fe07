import {
  examTools,
  gradeMethods,
  navigations,
  keyWaivers,
  lessonOrders,
  questionKinds,
  reviewFields,
  type QuestionKind,
} from '../db/schema/index.ts'
import { Type, type Static, type TSchema } from 'typebox'
import type { BilingualText } from '../db/schema/columns.ts'
import { Choice, Nullable, strict } from '../modules/contract.ts'
import { examAccess } from './exam-access.ts'
import { mostChapters, Second } from '../modules/learning/chapters/schema.ts'
import { EssayForm } from '../modules/exams/questions/essay-schema.ts'
import type { QuestionFacts } from '../modules/exams/questions/facts.ts'
import { Email, languages, levels, Price, RealDate, Slug, Text, type Language } from './shapes.ts'

/** The shapes of a course package; its texts have exactly the languages that the course is taught in. */

const Key = Slug
const MediaPath = Type.String({
  pattern: '^media/[a-z0-9][a-z0-9._-]*$',
  description: 'must be a file in media/',
})
/** When a live lesson is held: at a moment, or so many days from the import at a time of Riyadh. */
const LiveTime = strict({
  starts_at: Type.Optional(Type.String({ format: 'date-time' })),
  days_from_import: Type.Optional(Type.Integer({ minimum: -1000, maximum: 1000 })),
  at: Type.Optional(
    Type.String({
      pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
      description: 'must be a time such as "19:00"',
    }),
  ),
  join_url: Type.Optional(Type.String({ maxLength: 2000 })),
})
/** Read first: what the rest is checked by. */
export const CourseLanguages = Type.Object({
  languages: Type.Array(Choice(languages), { minItems: 1, uniqueItems: true }),
})
export const TextFront = strict({
  title: Text,
  summary: Text,
  outcomes: Type.Array(Text, { minItems: 1 }),
  requirements: Type.Array(Text),
  makes: Type.Optional(Type.Array(Text)),
})
export const LessonFront = strict({ title: Text })

export interface Taught {
  Course: ReturnType<typeof courseShape>
  Exam: ReturnType<typeof examShape>
  Question: QuestionShapes
  /** What a quiz asks of a question beside its kind. */
  Quiz: typeof QuizFile
  QuizQuestion: QuestionShapes
}

type ByKind = Record<QuestionKind, TSchema>
interface QuestionShapes {
  /** Each text in every language of the course. */
  whole: ByKind
  /** For one that is `partial`: each text in one language at least, and no explanation where there is none. */
  partial: ByKind
}

const shapes = new Map<string, Taught>()

/** The shapes for a set of languages, made once. */
export function shapesFor(taught: readonly Language[]): Taught {
  const key = languages.filter(language => taught.includes(language)).join()
  let made = shapes.get(key)
  if (made === undefined)
    shapes.set(
      key,
      (made = {
        Course: courseShape(texts(taught)),
        Exam: examShape(texts(taught)),
        Question: shapesOf(texts(taught), () => examFields),
        Quiz: QuizFile,
        QuizQuestion: shapesOf(texts(taught), quizFields),
      }),
    )
  return made
}

/** A text in one language at least. */
const Some = Type.Unsafe<BilingualText>(
  Type.Object(
    { ar: Type.Optional(Text), en: Type.Optional(Text) },
    { additionalProperties: false, minProperties: 1 },
  ),
)
/** A text in any languages, or in none. */
const Any = Type.Unsafe<BilingualText>(strict({ ar: Type.Optional(Text), en: Type.Optional(Text) }))

/** A text in exactly these languages. */
function texts(taught: readonly Language[]) {
  return Type.Unsafe<BilingualText>(strict(Object.fromEntries(taught.map(language => [language, Text]))))
}
type Texts = ReturnType<typeof texts>

function courseShape(text: Texts) {
  const Lesson = strict({
    key: Key,
    kind: Choice(['article', 'video', 'file', 'live', 'package'] as const),
    minutes: Type.Integer({ minimum: 1, maximum: 600 }),
    preview: Type.Optional(Type.Boolean()),
    completion: Type.Optional(Choice(['button', 'optional', 'quiz'] as const)),
    opens_at: Type.Optional(RealDate),
    opens_after_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    watch_share: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    live: Type.Optional(LiveTime),
    media: Type.Optional(MediaPath),
    qualities: Type.Optional(Type.Array(MediaPath, { minItems: 1, maxItems: 4, uniqueItems: true })),
    captions: Type.Optional(strict({ ar: Type.Optional(MediaPath), en: Type.Optional(MediaPath) })),
    chapters: Type.Optional(Type.Array(strict({ second: Second, title: text }), { maxItems: mostChapters })),
    files: Type.Optional(Type.Array(strict({ title: text, path: MediaPath }), { maxItems: 20 })),
  })
  return strict({
    slug: Slug,
    instructor: Slug,
    category: Slug,
    languages: Type.Array(Choice(languages)),
    level: Choice(levels),
    price: Price,
    compare_at_price: Type.Optional(Price),
    published_at: Type.Optional(RealDate),
    lesson_order: Type.Optional(Choice(lessonOrders)),
    prerequisites: Type.Optional(Type.Array(Slug, { maxItems: 20, uniqueItems: true })),
    certificate_months: Type.Optional(Type.Integer({ minimum: 1, maximum: 120 })),
    trailer: Type.Optional(MediaPath),
    curriculum: Type.Array(strict({ key: Key, title: text, lessons: Type.Array(Lesson, { minItems: 1 }) }), {
      minItems: 1,
    }),
    sample_question: Type.Optional(
      strict({
        body: text,
        options: Type.Array(strict({ text, correct: Type.Optional(Type.Boolean()) }), {
          minItems: 2,
          maxItems: 6,
        }),
        explanation: text,
      }),
    ),
    reviews: Type.Optional(
      Type.Array(
        strict({ by: Email, stars: Type.Integer({ minimum: 1, maximum: 5 }), text: Text, at: RealDate }),
      ),
    ),
  })
}

/** Whole ones, or with a part that comes to whole seconds. */
const Minutes = Type.Number({ minimum: 1, maximum: 1440 })
const Points = Type.Number({ exclusiveMinimum: 0, maximum: 100 })
const Partial = Type.Optional(Type.Boolean())
const ReviewFields = Type.Array(Choice(reviewFields), { uniqueItems: true })

function examShape(text: Texts) {
  return strict({
    title: text,
    instructions: Type.Optional(Any),
    time_limit_minutes: Nullable(Minutes),
    attempts_allowed: Nullable(Type.Integer({ minimum: 1, maximum: 10 })),
    pass_mark: Type.Integer({ minimum: 0, maximum: 100 }),
    shuffle_questions: Type.Boolean(),
    shuffle_options: Type.Boolean(),
    negative_marking: Type.Boolean(),
    abandon_unanswered: Type.Optional(Type.Boolean()),
    tools: Type.Optional(Type.Array(Choice(examTools), { uniqueItems: true })),
    sections: Type.Optional(
      Type.Array(strict({ key: Key, title: Some, instructions: Type.Optional(Any), minutes: Minutes }), {
        minItems: 1,
        maxItems: 20,
      }),
    ),
    pools: Type.Optional(
      Type.Array(
        strict({ key: Key, name: Some, draws: Type.Integer({ minimum: 1, maximum: 1000 }), points: Points }),
        {
          maxItems: 200,
        },
      ),
    ),
    ...examAccess,
    grade_method: Type.Optional(Choice(gradeMethods)),
    navigation: Type.Optional(Choice(navigations)),
    questions_per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    attempt_delay_minutes: Type.Optional(Type.Number({ minimum: 0, maximum: 43_200 })),
    review: Type.Optional(
      strict({
        just_after: ReviewFields,
        while_open: ReviewFields,
        after_last_attempt: Type.Optional(ReviewFields),
        after_closing: ReviewFields,
      }),
    ),
    /** Each is checked again by the shape of its kind. */
    questions: Type.Array(Type.Object({ key: Key, kind: Choice(questionKinds), partial: Partial }), {
      minItems: 1,
    }),
  })
}

const examFields = {
  points: Points,
  section: Type.Optional(Key),
  pool: Type.Optional(Key),
  lesson: Type.Optional(Key),
  tags: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 20 })),
  category: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
  waived: Type.Optional(Choice(keyWaivers)),
}
/** A quiz of a lesson: each question is checked again by the shape of its kind; a person would have to judge an essay. */
const QuizFile = Type.Array(
  Type.Object({ key: Key, kind: Choice(questionKinds.filter(kind => kind !== 'essay')), partial: Partial }),
  { minItems: 1, maxItems: 50 },
)

function quizFields(text: Texts) {
  return {
    hints: Type.Optional(Type.Array(text, { maxItems: 5 })),
    at_second: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400 })),
  }
}

function shapesOf(text: Texts, more: (text: Texts) => Record<string, TSchema>): QuestionShapes {
  return {
    whole: questionShapes(text, { ...more(text), explanation: text }),
    partial: questionShapes(Some, { ...more(Some), explanation: Any }),
  }
}

function questionShapes(text: Texts, more: Record<string, TSchema>): ByKind {
  const every = {
    key: Key,
    kind: Choice(questionKinds),
    partial: Partial,
    ...more,
    body: text,
  }
  const options = Type.Array(
    strict({
      key: Key,
      text,
      correct: Type.Optional(Type.Boolean()),
      feedback: Type.Optional(text),
    }),
    { minItems: 2 },
  )
  const list = Type.Array(strict({ key: Key, text }), { minItems: 2, maxItems: 50 })
  const allOrNothing = Type.Optional(Type.Boolean())
  return {
    single_choice: strict({ ...every, options }),
    multiple_choice: strict({ ...every, options, all_or_nothing: allOrNothing }),
    true_false: strict({ ...every, answer: Type.Boolean() }),
    number: strict({
      ...every,
      answer: Type.Number(),
      tolerance: Type.Optional(Type.Number({ minimum: 0 })),
      tolerance_percent: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
    }),
    short_text: strict({
      ...every,
      accepted: Type.Array(Text, { minItems: 1 }),
      exact: Type.Optional(Type.Boolean()),
    }),
    ordering: strict({ ...every, options: list, order: Type.Array(Key), all_or_nothing: allOrNothing }),
    matching: strict({
      ...every,
      prompts: Type.Array(strict({ key: Key, text, match: Key }), { minItems: 2, maxItems: 25 }),
      options: list,
      all_or_nothing: allOrNothing,
    }),
    essay: strict({ ...every, ...essayParts(text) }),
  }
}

const essayParts = (text: Texts) => ({
  rubric: Type.Optional(
    Type.Array(strict({ key: Key, text, points: Points }), { minItems: 1, maxItems: 20 }),
  ),
  essay: Type.Optional(EssayForm),
})

export type CourseFacts = Static<Taught['Course']>
export type CourseTexts = Static<typeof TextFront> & { description: string }
export type LessonFacts = CourseFacts['curriculum'][number]['lessons'][number]
export type { QuestionFacts }
/** A question of an exam as its package says it: what is left out stays as its instructor has it. */
export type PackagedQuestion = QuestionFacts & {
  partial?: boolean
  /** The key of the pool that it is drawn from. */
  pool?: string
  tags?: string[]
}
export type ExamFacts = Omit<Static<Taught['Exam']>, 'questions'> & { questions: PackagedQuestion[] }
