import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instructors } from './accounts.ts'
import { bestOf, bestTaughtIn } from './best-sellers.ts'
import type { LessonFile, LessonPackage, SampleQuestion, VideoChapter } from './lesson-parts.ts'
import {
  bilingual,
  bilingualList,
  createdAt,
  currency,
  hasLanguage,
  id,
  minorUnits,
  moment,
  oneOf,
  reference,
  tsvector,
  updatedAt,
} from './columns.ts'

export const categories = pgTable(
  'categories',
  {
    id: id(),
    slug: text().notNull().unique(),
    position: integer().notNull().default(0),
    name: bilingual().notNull(),
    courseCount: integer().notNull().default(0),
  },
  table => [hasLanguage('categories_name_languages', table.name)],
)

export const courseStates = ['draft', 'in_review', 'published', 'archived'] as const
/** Whether lessons are open at once, or each when the one before is done. */
export const lessonOrders = ['free', 'sequential'] as const
export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const
export type CourseLevel = (typeof courseLevels)[number]

export const courses = pgTable(
  'courses',
  {
    id: id(),
    slug: text().notNull().unique(),
    instructorId: reference()
      .notNull()
      .references(() => instructors.id),
    categoryId: reference()
      .notNull()
      .references(() => categories.id),
    title: bilingual().notNull(),
    summary: bilingual().notNull(),
    description: bilingual().notNull(),
    outcomes: bilingualList().notNull().default({}),
    requirements: bilingualList().notNull().default({}),
    /** What learners have made by the end: a report, a page, a plan. */
    makes: bilingualList().notNull().default({}),
    level: text().$type<CourseLevel>().notNull(),
    /** The languages the course is taught in. */
    languages: text().array().notNull(),
    price: minorUnits().notNull(),
    compareAtPrice: minorUnits(),
    currency: currency(),
    cover: text(),
    trailer: text(),
    state: text().$type<(typeof courseStates)[number]>().notNull().default('draft'),
    /** Mean of the published reviews in hundredths of a star, and how many there are. */
    rating: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    sold: integer().notNull().default(0),
    durationSeconds: integer().notNull().default(0),
    lessonCount: integer().notNull().default(0),
    publishedAt: moment(),
    /** What search reads: stems by weight (title, summary, text), and the folded title for typing errors. */
    searchVector: tsvector()
      .notNull()
      .default(sql`''::tsvector`),
    titleFolded: text().notNull().default(''),
    /** The version of the terms in `searchVector` (search/terms.ts); a job indexes what is of an older one. */
    searchVersion: integer().notNull().default(0),
    /** The course as lists show it, ready to send: JSON in each language, and the version of its shape. Triggers keep it (db/answers); nothing else writes it. */
    cardAr: text().notNull().default(''),
    cardEn: text().notNull().default(''),
    cardVersion: integer().notNull().default(0),
    /** Its sections with their lessons, and its exam, as the course page shows them: kept in the same way. */
    outlineAr: text().notNull().default(''),
    outlineEn: text().notNull().default(''),
    outlineVersion: integer().notNull().default(0),
    /** Whether one of its videos is a free preview: kept with the outline, so that the home page finds one without looking through lessons. */
    hasFreeVideo: boolean().notNull().default(false),
    /** For how many months a certificate of this course is valid; null: for ever. */
    certificateMonths: integer(),
    lessonOrder: text().$type<(typeof lessonOrders)[number]>().notNull().default('free'),
    /** Shown on the home page, with its key once it has an answer. */
    sampleQuestion: jsonb().$type<SampleQuestion>(),
    /** SHA-256 of the package that wrote this course, so that importing it again is cheap. */
    packageHash: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    hasLanguage('courses_title_languages', table.title),
    oneOf('courses_state', table.state, courseStates),
    oneOf('courses_level', table.level, courseLevels),
    oneOf('courses_lesson_order', table.lessonOrder, lessonOrders),
    check(
      'courses_languages',
      sql`cardinality(${table.languages}) > 0 and ${table.languages} <@ array['ar','en']`,
    ),
    check(
      'courses_price',
      sql`${table.price} >= 0 and (${table.compareAtPrice} is null or ${table.compareAtPrice} > ${table.price})`,
    ),
    check(
      'courses_published_has_date',
      sql`${table.state} <> 'published' or ${table.publishedAt} is not null`,
    ),
    check('courses_certificate_months', sql`${table.certificateMonths} between 1 and 120`),
    check(
      'courses_counts',
      sql`${table.sold} >= 0 and ${table.ratingCount} >= 0 and ${table.rating} between 0 and 500`,
    ),
    index('courses_newest')
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.state} = 'published'`),
    index('courses_best_selling')
      .on(table.sold.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.state} = 'published'`),
    index('courses_top_rated')
      .on(table.rating.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.state} = 'published'`),
    index('courses_by_price')
      .on(table.price, table.id)
      .where(sql`${table.state} = 'published'`),
    index('courses_category_newest')
      .on(table.categoryId, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.state} = 'published'`),
    index('courses_category_best_selling')
      .on(table.categoryId, table.sold.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.state} = 'published'`),
    ...bestTaughtIn('courses_sampled', table, sql`${table.sampleQuestion} is not null`),
    bestOf('courses_free', table, sql`${table.price} = 0`),
    ...bestTaughtIn('courses_previewed', table, sql`${table.hasFreeVideo}`),
    index('courses_instructor').on(
      table.instructorId,
      table.publishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
)

/**
 * The published courses as search reads them, kept by triggers: what is matched, filtered and ordered by, and nothing else. A common word finds
 * a tenth of the catalogue, and each hit is read: in rows of a few hundred bytes, not of several thousand.
 */
export const courseSearch = pgTable(
  'course_search',
  {
    id: bigint('course_id', { mode: 'number' })
      .primaryKey()
      .references(() => courses.id, { onDelete: 'cascade' }),
    categoryId: reference().notNull(),
    instructorId: reference().notNull(),
    level: text().notNull(),
    languages: text().array().notNull(),
    price: minorUnits().notNull(),
    rating: integer().notNull(),
    sold: integer().notNull(),
    durationSeconds: integer().notNull(),
    publishedAt: moment().notNull(),
    vector: tsvector().notNull(),
  },
  table => [
    index('course_search_vector').using('gin', table.vector),
    index('course_search_best_selling').on(table.sold.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)

export const sections = pgTable(
  'sections',
  {
    id: id(),
    courseId: reference()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    position: integer().notNull(),
    title: bilingual().notNull(),
  },
  table => [
    unique('sections_key').on(table.courseId, table.key),
    unique('sections_order').on(table.courseId, table.position),
    hasLanguage('sections_title_languages', table.title),
  ],
)

export const lessonKinds = ['video', 'article', 'file', 'live', 'package'] as const
export type LessonKind = (typeof lessonKinds)[number]
/** What completes a lesson: what its kind says, the button alone, or what its kind says without being required. */
export const lessonCompletions = ['auto', 'button', 'optional', 'quiz'] as const
export type LessonCompletion = (typeof lessonCompletions)[number]

export const lessons = pgTable(
  'lessons',
  {
    id: id(),
    courseId: reference()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    sectionId: reference()
      .notNull()
      .references(() => sections.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** Across the whole course, so that next and previous need one comparison. */
    position: integer().notNull(),
    kind: text().$type<LessonKind>().notNull(),
    title: bilingual().notNull(),
    /** Markdown. */
    body: bilingual().notNull().default({}),
    media: text(),
    captions: bilingual().notNull().default({}),
    /** Of the video, in their order. */
    chapters: jsonb().$type<VideoChapter[]>().notNull().default([]),
    /** What goes with it, to be downloaded. */
    files: jsonb().$type<LessonFile[]>().notNull().default([]),
    package: jsonb().$type<LessonPackage>(),
    /** As the author says it. */
    durationSeconds: integer().notNull().default(0),
    /** Tenths of a second that the video lasts, as its file says; null: not measured yet, 0: the file doesn't say. */
    mediaTenths: integer(),
    completion: text().$type<LessonCompletion>().notNull().default('auto'),
    /** The rule that its quiz took the place of: it is back once the quiz is for practice again. */
    completionBeforeQuiz: text().$type<Exclude<LessonCompletion, 'quiz'>>(),
    /** Percent of a video that have to be played. */
    watchShare: integer().notNull().default(90),
    freePreview: boolean().notNull().default(false),
    /** When it opens to the enrolled: at a moment, or so many days after their enrolment. */
    opensAt: moment(),
    opensAfterDays: integer(),
    retiredAt: moment(),
    /** The version of its passages (`lesson_passages`); a trigger sets it to 0 when the lesson changes, and a job derives them again. */
    searchVersion: integer().notNull().default(0),
  },
  table => [
    unique('lessons_key').on(table.courseId, table.key),
    index('lessons_order').on(table.courseId, table.position),
    index('lessons_section').on(table.sectionId),
    // Videos that anyone may watch: few, and the home page looks for one.
    index('lessons_previews')
      .on(table.courseId)
      .where(sql`free_preview and kind = 'video' and retired_at is null`),
    hasLanguage('lessons_title_languages', table.title),
    oneOf('lessons_kind', table.kind, lessonKinds),
    oneOf('lessons_completion', table.completion, lessonCompletions),
    oneOf(
      'lessons_completion_before_quiz',
      table.completionBeforeQuiz,
      lessonCompletions.filter(completion => completion !== 'quiz'),
    ),
    check(
      'lessons_opening',
      sql`num_nonnulls(${table.opensAt}, ${table.opensAfterDays}) <= 1 and ${table.opensAfterDays} between 1 and 1000`,
    ),
    check('lessons_watch_share', sql`${table.watchShare} between 1 and 100`),
    check('lessons_media_tenths', sql`${table.mediaTenths} >= 0`),
    check('lessons_chapters', sql`jsonb_typeof(${table.chapters}) = 'array'`),
    check(
      'lessons_media',
      sql`${table.kind} not in ('video', 'file', 'package') or ${table.media} is not null`,
    ),
    check('lessons_package', sql`(${table.kind} = 'package') = (${table.package} is not null)`),
    index('lessons_to_index').on(table.searchVersion, table.id),
    index('lessons_to_measure')
      .on(table.id)
      .where(
        sql`${table.kind} in ('video', 'live') and ${table.media} is not null and ${table.mediaTenths} is null`,
      ),
  ],
)
