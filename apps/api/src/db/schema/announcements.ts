import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instructors, users } from './accounts.ts'
import { courses, lessons } from './catalogue.ts'
import { bilingual, createdAt, hasLanguage, id, moment, oneOf, reference } from './columns.ts'

/**
 * Whom an announcement is for: every learner, now and later; who has not begun; who stays away at a lesson that they have not finished; whose
 * company wanted the course done by a day that has passed.
 */
export const announcementAudiences = ['all', 'not_started', 'stuck', 'late'] as const
export type AnnouncementAudience = (typeof announcementAudiences)[number]

/** What an instructor writes to learners of a course, in one language or both. */
export const announcements = pgTable(
  'announcements',
  {
    id: id(),
    courseId: reference()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    instructorId: reference()
      .notNull()
      .references(() => instructors.id),
    audience: text().$type<AnnouncementAudience>().notNull(),
    /** At which its readers were stuck. */
    lessonId: reference().references(() => lessons.id, { onDelete: 'cascade' }),
    title: bilingual().notNull(),
    /** Markdown, in the languages of the title. */
    body: bilingual().notNull(),
    /** How many people it was sent to. */
    recipientCount: integer().notNull().default(0),
    /** From then on only its author sees it. */
    withdrawnAt: moment(),
    createdAt: createdAt(),
  },
  table => [
    index('announcements_course').on(table.courseId, table.id),
    oneOf('announcements_audience', table.audience, announcementAudiences),
    check('announcements_lesson', sql`(${table.audience} = 'stuck') = (${table.lessonId} is not null)`),
    hasLanguage('announcements_title_languages', table.title),
    hasLanguage('announcements_body_languages', table.body),
    check('announcements_recipients', sql`${table.recipientCount} >= 0`),
  ],
)

/** To whom an announcement was sent: they read it, and of one for every learner those who come later, too. */
export const announcementRecipients = pgTable(
  'announcement_recipients',
  {
    announcementId: reference()
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  table => [
    primaryKey({ columns: [table.announcementId, table.userId] }),
    index('announcement_recipients_person').on(table.userId),
  ],
)
