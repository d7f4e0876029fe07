import { sql, type SQL } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import { sqlStateOf } from '../../../db/client.ts'
import { advisoryLocks } from '../../../db/locks.ts'
import type { Storage } from '../../../gateways/storage.ts'

/** For how long no text has to name an image before it goes. */
const unusedDays = 30

/** Each row of a course that may name images, as text: what is shown now, what was shown, and what is retired. */
const rowsOf = (courseId: SQL | number) => sql`
  select to_jsonb(c)::text from courses c where c.id = ${courseId}
  union all select to_jsonb(l)::text from lessons l where l.course_id = ${courseId}
  union all select to_jsonb(q)::text from quiz_questions q join lessons l on l.id = q.lesson_id where l.course_id = ${courseId}
  union all select to_jsonb(v)::text from quiz_question_versions v join quiz_questions q on q.id = v.question_id
    join lessons l on l.id = q.lesson_id where l.course_id = ${courseId}
  union all select to_jsonb(x)::text from exams x where x.course_id = ${courseId}
  union all select to_jsonb(s)::text from exam_sections s join exams x on x.id = s.exam_id where x.course_id = ${courseId}
  union all select to_jsonb(v)::text from question_versions v join questions q on q.id = v.question_id
    join exams x on x.id = q.exam_id where x.course_id = ${courseId}
  union all select to_jsonb(k)::text from question_corrections k join questions q on q.id = k.question_id
    join exams x on x.id = q.exam_id where x.course_id = ${courseId}
  union all select to_jsonb(s)::text from attempt_sections s join attempts a on a.id = s.attempt_id
    join exams x on x.id = a.exam_id where x.course_id = ${courseId}
  union all select to_jsonb(n)::text from announcements n where n.course_id = ${courseId}`

/** Locked during the final check: a transaction that begins to use an image comes before or after it. */
const textTables = sql.raw(
  'courses, lessons, quiz_questions, quiz_question_versions, exams, exam_sections, questions, question_versions, question_corrections, attempt_sections, announcements',
)

/** The images that texts of a course name. */
const usedIn = (courseId: SQL | number) => sql`
  select distinct (regexp_matches(t.words, 'image:([0-9a-f]{32})', 'g'))[1] as id from (${rowsOf(courseId)}) t(words)`

/**
 * Removes images that no text of their course has named for 30 days, and their files where no other course has them. Drafts, earlier versions
 * and what an attempt was asked count as texts.
 * @returns how many images
 */
export async function sweepImages(db: Database, storage: Storage): Promise<number> {
  const { rows } = await db.execute<{ course: number }>(
    sql`select distinct course_id::float8 as course from course_images order by 1`,
  )
  let removed = 0
  for (const { course } of rows) {
    await note(db, course)
    removed += await removeUnused(db, storage, course)
  }
  return removed
}

/** Since when each image of a course is unused, as this look at it says. */
async function note(db: Connection, courseId: number): Promise<void> {
  await db.execute(sql`
    with used as materialized (${usedIn(courseId)})
    update course_images i set unused_since = case when i.id in (select id from used) then null else now() end
    where i.course_id = ${courseId} and (i.unused_since is null) <> (i.id in (select id from used))`)
}

async function removeUnused(db: Database, storage: Storage, courseId: number): Promise<number> {
  const due = sql`course_id = ${courseId} and unused_since < now() - ${unusedDays} * interval '1 day'`
  const waiting = await db.execute(sql`select from course_images where ${due} limit 1`)
  if (waiting.rows.length === 0) return 0
  try {
    const files = await db.transaction(async tx => {
      // Long transactions are not waited for: the sweep runs again the next day.
      await tx.execute(sql`set local lock_timeout = '2s'`)
      await tx.execute(sql`lock table ${textTables} in share mode`)
      const gone = await tx.execute<{ file: string }>(sql`
        delete from course_images where ${due} and id not in (select u.id from (${usedIn(courseId)}) u) returning file`)
      return gone.rows.map(({ file }) => file)
    })
    await removeFiles(db, storage, files)
    return files.length
  } catch (error) {
    if (sqlStateOf(error) === '55P03') return 0
    throw error
  }
}

/** The same image of another course is the same file. */
async function removeFiles(db: Database, storage: Storage, files: readonly string[]): Promise<void> {
  for (const file of files)
    await db.transaction(async tx => {
      await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.courseImageFiles})`)
      const { rows } = await tx.execute(sql`
        select from course_images where file = ${file}
        union all select from lessons where media = ${file} or files @> ${JSON.stringify([{ media: file }])}::jsonb limit 1`)
      if (rows.length === 0) await storage.remove(file)
    })
}
