import { sql, type SQL } from 'drizzle-orm'
import { seatPools } from '../../../db/schema/index.ts'

/** The pool that a line of a company's order filled: its course's, or that of its licence. @param course, line columns or parameters */
export const poolOfLine = (course: SQL, line: SQL) =>
  sql`(${seatPools.courseId} = ${course}
    or ${seatPools.courseId} is null and ${seatPools.id} = (select l.pool_id from licences l where l.order_line_id = ${line}))`
