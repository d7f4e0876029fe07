import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { courses } from './catalogue.ts'
import { bilingual, createdAt, hasLanguage, id, oneOf, reference } from './columns.ts'
import { companies } from './companies.ts'

export const pathStates = ['draft', 'published', 'archived'] as const
export type PathState = (typeof pathStates)[number]

export const learningPaths = pgTable(
  'learning_paths',
  {
    id: id(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: bilingual().notNull(),
    /** Only a published one is assigned; an archived one stays for those who have it. */
    state: text().$type<PathState>().notNull().default('draft'),
    orderEnforced: boolean().notNull().default(false),
    /** Rises with each change, so that two who change it at once do not undo each other. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  table => [
    hasLanguage('learning_paths_name_languages', table.name),
    unique('learning_paths_tenant').on(table.companyId, table.id),
    oneOf('learning_paths_state', table.state, pathStates),
  ],
)

export const learningPathCourses = pgTable(
  'learning_path_courses',
  {
    companyId: reference().notNull(),
    pathId: reference().notNull(),
    courseId: reference()
      .notNull()
      .references(() => courses.id),
    position: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.pathId, table.courseId] }),
    foreignKey({
      name: 'learning_path_courses_path',
      columns: [table.companyId, table.pathId],
      foreignColumns: [learningPaths.companyId, learningPaths.id],
    }).onDelete('cascade'),
    index('learning_path_courses_order').on(table.pathId, table.position),
  ],
)
