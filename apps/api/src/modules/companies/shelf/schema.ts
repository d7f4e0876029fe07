import { Type, type Static } from 'typebox'
import { courseLevels } from '../../../db/schema/index.ts'
import { CourseCard } from '../../catalogue/schema.ts'
import {
  Choice,
  Cursor,
  CursorPage,
  Data,
  Id,
  Moment,
  Nullable,
  body,
  largestInteger,
  named,
  strict,
} from '../../contract.ts'
import { finding } from '../../finding.ts'
import { shelfSorts } from './courses.ts'

/** How many courses may be picked one by one. */
const mostCourses = 300

const Levels = Type.Array(Choice(courseLevels), {
  uniqueItems: true,
  description: 'Any of them; empty: all.',
})
const Languages = Type.Array(Choice(['ar', 'en'] as const), {
  uniqueItems: true,
  description: 'Taught in any of them; empty: all.',
})
const Version = Type.Integer({
  minimum: 0,
  maximum: largestInteger,
  description: 'Of the rule from which it was made; 0 where there was none.',
})

const rule = {
  category_ids: Type.Array(Id, { uniqueItems: true, maxItems: 100, description: 'Any of them; empty: all.' }),
  course_ids: Type.Array(Id, {
    uniqueItems: true,
    maxItems: mostCourses,
    description: 'They stand on the shelf whatever else is said.',
  }),
  levels: Levels,
  languages: Languages,
}
export const ShelfRuleBody = body('ShelfRuleBody', rule, {
  category_ids: [2],
  course_ids: [7],
  levels: ['beginner'],
  languages: ['ar'],
})
export type ShelfRuleBody = Static<typeof ShelfRuleBody>
export const ShelfBody = body(
  'ShelfBody',
  { ...rule, version: Version },
  { category_ids: [2], course_ids: [7], levels: ['beginner'], languages: ['ar'], version: 1 },
)
export const ShelfRemoval = strict({ version: Version })

export const Shelf = Data(
  Nullable(
    named('Shelf', {
      categories: Type.Array(named('ShelfCategory', { id: Id, name: Type.String() })),
      courses: Type.Array(
        named('ShelfCourse', {
          id: Id,
          title: Type.String(),
          is_withdrawn: Type.Boolean({ description: 'It is not offered any more, and so not shown.' }),
        }),
      ),
      levels: Type.Array(Type.String()),
      languages: Type.Array(Type.String()),
      version: Type.Integer(),
      changed_at: Moment,
    }),
  ),
)

const page = { cursor: Cursor, limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })) }
export const ShelfQuery = strict({ ...finding, ...page, sort: Type.Optional(Choice(shelfSorts)) })
export const OwnShelfQuery = strict(page)
export const ShelfCourses = CursorPage(CourseCard)

export const OwnShelves = Data(Type.Array(named('OwnShelf', { id: Id, name: Type.String() })))
