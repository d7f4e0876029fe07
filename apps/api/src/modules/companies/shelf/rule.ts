import { sql, type SQL } from 'drizzle-orm'
import type { CourseLevel } from '../../../db/schema/index.ts'
import type { Locale } from '../../../locale.ts'

/** What a shelf holds, as it is written: courses one by one, and all of which everything holds that is said of category, level and language. */
export interface ShelfRule {
  categoryIds: readonly number[]
  courseIds: readonly number[]
  levels: readonly CourseLevel[]
  languages: readonly Locale[]
}

/** The rule of a company's shelf as one row, for {@link holds}; no row where it has none. @param company its id */
export function storedRule(company: SQL): SQL {
  return sql`(select s.company_id, s.levels, s.languages,
    array(select k.category_id from company_shelf_categories k where k.company_id = s.company_id) as categories,
    array(select k.course_id from company_shelf_courses k where k.company_id = s.company_id) as courses
    from company_shelves s where s.company_id = ${company})`
}

/** A rule that is stored nowhere yet, as one row. */
export function givenRule({ categoryIds, courseIds, levels, languages }: ShelfRule): SQL {
  const list = (values: readonly unknown[]) => sql.param([...values])
  return sql`(select ${list(levels)}::text[] as levels, ${list(languages)}::text[] as languages,
    ${list(categoryIds)}::bigint[] as categories, ${list(courseIds)}::bigint[] as courses)`
}

/** Whether a course `c` stands on the shelf of the rule `r`. A rule that says nothing but courses holds of those alone. */
export const holds = sql`(c.id = any(r.courses)
  or cardinality(r.categories) + cardinality(r.levels) + cardinality(r.languages) > 0
    and (cardinality(r.categories) = 0 or c.category_id = any(r.categories))
    and (cardinality(r.levels) = 0 or c.level = any(r.levels))
    and (cardinality(r.languages) = 0 or c.languages && r.languages))`
