import { Type, type Static } from 'typebox'
import { courseLevels, lessonKinds } from '../../db/schema/index.ts'
import { Choice, Cursor, CursorPage, Data, Id, Moment, Money, Nullable, named, strict } from '../contract.ts'
import { courseCards, instructorCards, reviewExamples } from './examples.ts'

export const courseSorts = [
  'relevance',
  'newest',
  'best_selling',
  'top_rated',
  'price_low',
  'price_high',
] as const
export const priceFilters = ['free', 'paid'] as const
export const durationFilters = ['short', 'medium', 'long'] as const

const Language = Choice(['ar', 'en'] as const)
const CategoryName = named('CategoryName', { id: Id, slug: Type.String(), name: Type.String() })
const Person = named('PersonName', { id: Id, name: Type.String() })

const CourseName = named('CourseName', { id: Id, title: Type.String() })

export const CourseCard = named(
  'CourseCard',
  {
    id: Id,
    title: Type.String(),
    category: CategoryName,
    instructor: Person,
    level: Choice(courseLevels),
    languages: Type.Array(Language),
    price: Money,
    compare_at_price: Nullable(Money),
    currency: Type.String(),
    rating: Type.Number({ description: 'Mean stars, 0 to 5; 0 where rating_count is 0.' }),
    rating_count: Type.Integer(),
    duration_seconds: Type.Integer(),
    lesson_count: Type.Integer(),
    cover: Nullable(Type.String()),
  },
  { examples: courseCards },
)
export type CourseCard = Static<typeof CourseCard>

const CourseFilters = {
  q: Type.Optional(Type.String({ maxLength: 100 })),
  category: Type.Optional(
    Type.String({
      pattern: '^[a-z0-9-]{1,60}(,[a-z0-9-]{1,60}){0,19}$',
      description: 'The slug of a category, or up to 20 with commas between them: courses of any of them.',
    }),
  ),
  level: Type.Optional(Choice(courseLevels)),
  language: Type.Optional(Language),
  price: Type.Optional(Choice(priceFilters)),
  duration: Type.Optional(Choice(durationFilters)),
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  instructor: Type.Optional(Id),
}
/** Words and filters alone: what is counted does not depend on order and page. */
export const CourseFilterQuery = strict(CourseFilters)
export type CourseFilterQuery = Static<typeof CourseFilterQuery>

export const CourseQuery = strict({
  ids: Type.Optional(
    Type.String({
      pattern: '^[1-9][0-9]{0,14}(,[1-9][0-9]{0,14}){0,99}$',
      description:
        'Up to 100 courses, in this order and on one page, whatever else the query says; those that are not published are missing.',
    }),
  ),
  ...CourseFilters,
  sort: Type.Optional(Choice(courseSorts)),
  selling: Type.Optional(Choice(['best_selling'] as const)),
  date: Type.Optional(Choice(['newest'] as const)),
  cursor: Cursor,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 48, default: 24 })),
})
export type CourseQuery = Static<typeof CourseQuery>
const page = CursorPage(CourseCard)
export const CourseList = Type.Object({
  ...page.properties,
  meta: Type.Object({
    ...page.properties.meta.properties,
    corrected_to: Nullable(
      Type.String({
        description: 'The words that were searched for where those typed find nothing; null otherwise.',
      }),
    ),
  }),
})

const Counts = Type.Record(Type.String(), Type.Integer())
/** By the values of each filter. */
export const CourseCounts = Data(
  Nullable(
    named('CourseCounts', {
      category: Counts,
      level: Counts,
      language: Counts,
      price: Counts,
      duration: Counts,
      rating: Counts,
    }),
  ),
)

export const Category = named(
  'Category',
  { ...CategoryName.properties, course_count: Type.Integer() },
  { examples: [{ id: 2, slug: 'data', name: 'البيانات', course_count: 14 }] },
)

export const TeacherCard = named(
  'InstructorCard',
  {
    id: Id,
    name: Type.String(),
    title: Type.String(),
    avatar: Nullable(Type.String()),
    course_count: Type.Integer(),
    student_count: Type.Integer(),
    expertise: Type.Array(Type.String()),
  },
  { examples: instructorCards },
)
export const TeacherQuery = strict({
  q: Type.Optional(Type.String({ maxLength: 100 })),
  cursor: Cursor,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 48, default: 24 })),
})
export const TeacherList = CursorPage(TeacherCard)

/** `data.teacher.user.courses` is where the specification's readers look. */
export const TeacherPage = Data(
  Type.Object({
    teacher: named('Instructor', {
      ...TeacherCard.properties,
      bio: Type.String(),
      rating: Type.Number(),
      rating_count: Type.Integer(),
      user: Type.Object({
        id: Id,
        name: Type.String(),
        avatar: Nullable(Type.String()),
        courses: Type.Array(CourseCard),
      }),
    }),
  }),
)

export const LessonLine = named('LessonLine', {
  id: Id,
  title: Type.String(),
  kind: Choice(lessonKinds),
  duration_seconds: Type.Integer(),
  free_preview: Type.Boolean(),
})
const ExamSummary = named('ExamSummary', {
  id: Id,
  title: Type.String(),
  question_count: Type.Integer(),
  time_limit_seconds: Nullable(Type.Integer()),
  pass_mark: Type.Integer(),
})
export const SectionOutline = named('SectionOutline', {
  id: Id,
  title: Type.String(),
  lessons: Type.Array(LessonLine),
  exam: Nullable(ExamSummary),
})

export const Review = named(
  'Review',
  {
    id: Id,
    name: Type.String({ description: '`—` where its author has deleted the account.' }),
    avatar: Nullable(Type.String()),
    stars: Type.Integer(),
    text: Type.String(),
    created_at: Moment,
    edited_at: Nullable(Moment),
    helpful_count: Type.Integer({ description: 'How many people find it helpful.' }),
    reply: Nullable(
      named(
        'ReviewReply',
        { text: Type.String(), replied_at: Moment },
        { description: 'By the course’s instructor.' },
      ),
    ),
  },
  { examples: reviewExamples },
)
export const reviewOrders = ['helpful', 'newest'] as const
export const ReviewList = CursorPage(Review)
export const ReviewQuery = strict({
  sort: Type.Optional(
    Type.Unsafe<(typeof reviewOrders)[number]>(Type.String({ enum: [...reviewOrders], default: 'helpful' })),
  ),
  stars: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  cursor: Cursor,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 48, default: 10 })),
})

export const CoursePage = Data(
  named('Course', {
    ...CourseCard.properties,
    summary: Type.String(),
    description: Type.String({ description: 'Markdown.' }),
    outcomes: Type.Array(Type.String()),
    requirements: Type.Array(Type.String()),
    makes: Type.Array(Type.String(), { description: 'What learners have made by the end.' }),
    sample: Nullable(
      named(
        'CourseSample',
        { body: Type.String(), options: Type.Array(Type.String()) },
        {
          description: 'A question that anyone may try; `/courses/{id}/sample-answer` checks an answer.',
        },
      ),
    ),
    trailer: Nullable(Type.String()),
    sold: Type.Integer(),
    published_at: Moment,
    updated_at: Moment,
    teacher: TeacherCard,
    sections: Type.Array(SectionOutline),
    exam: Nullable(ExamSummary),
    rating_breakdown: Type.Array(Type.Integer(), { description: 'How many gave 1, 2, 3, 4 and 5 stars.' }),
    reviews: Type.Array(Review),
    related: Type.Array(CourseCard),
  }),
)

export const Home = Data(
  named('Home', {
    best_selling: Type.Array(CourseCard),
    newest: Type.Array(CourseCard),
    free: Type.Array(CourseCard),
    categories: Type.Array(Category),
    teachers: Type.Array(TeacherCard),
    faqs: Type.Array(Type.Object({ id: Id, question: Type.String(), answer: Type.String() })),
    preview: Nullable(
      named(
        'HomePreview',
        {
          id: Id,
          title: Type.String(),
          duration_seconds: Type.Integer(),
          course: CourseName,
          category: CategoryName,
        },
        { description: 'A video lesson that anyone may watch.' },
      ),
    ),
    sample: Nullable(
      named(
        'SampleQuestion',
        { course: CourseName, body: Type.String(), options: Type.Array(Type.String()) },
        { description: 'A question that anyone may try; it is part of no exam.' },
      ),
    ),
    voices: Type.Array(
      named('HomeVoice', {
        id: Id,
        name: Type.String(),
        avatar: Nullable(Type.String()),
        stars: Type.Integer(),
        text: Type.String(),
        course: CourseName,
      }),
    ),
    numbers: Type.Object({
      courses: Type.Integer(),
      learners: Type.Integer(),
      teachers: Type.Integer(),
      enrolments: Type.Integer(),
    }),
  }),
)

export const SampleQuery = strict({
  option: Type.Integer({ minimum: 0, maximum: 5, description: 'The place of the chosen option, from 0.' }),
})
export const SampleAnswer = Data(
  Type.Object({
    is_correct: Type.Boolean(),
    correct_option: Type.Integer(),
    explanation: Type.String(),
  }),
)
