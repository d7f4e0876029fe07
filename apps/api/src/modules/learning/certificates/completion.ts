import { sql, type SQL } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { countedGrade } from '../../exams/counted.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { eachInTurn } from '../../platform/queue/each-in-turn.ts'
import { isOpenGrant } from '../access.ts'
import { isGivenBy } from '../given-attempts.ts'
import { openNextAfter } from '../path-order.ts'
import { newCertificateCode } from './certificates.ts'

/** The exams that a course demands, `x`, each with what a learner's attempts come to, `c`. @param only which attempts count */
const examsOf = (userId: number, courseId: SQL | number, only?: Parameters<typeof countedGrade>[2]) =>
  sql`from exams x cross join lateral (${countedGrade('x', userId, only)}) c
    where x.course_id = ${courseId} and x.published_at is not null`

/** Whether every required exam is passed. */
const areExamsPassed = (userId: number, courseId: number, since?: SQL) =>
  sql`not exists (select ${examsOf(userId, courseId, { since })} and c.passed is not true)`

const isEveryLessonDone = (userId: number | SQL, courseId: number) =>
  sql`not exists (select from lessons l where l.course_id = ${courseId} and l.retired_at is null and l.completion <> 'optional' and not exists (
    select from lesson_progress p where p.lesson_id = l.id and p.user_id = ${userId} and p.completed_at is not null))`

/** Whether the course of a learner is not completed, and nothing but one exam is wanting. */
export const lacksOnlyExam = (user: SQL, courseId: number, examId: number) => sql<boolean>`(
  exists (select from enrolments e where e.user_id = ${user} and e.course_id = ${courseId} and e.completed_at is null)
  and ${isEveryLessonDone(user, courseId)}
  and not exists (select from exams x cross join lateral (${countedGrade('x', user)}) c
    where x.course_id = ${courseId} and x.id <> ${examId} and x.published_at is not null and c.passed is not true))`

/**
 * Completes a course where every required lesson is done and every required exam passed: stores when, and issues the certificate of this
 * completion, exactly once. To be called by each act that may be the last one, under `lockAccess`. Where the last certificate has
 * expired, passing the exams after that is another completion; so is what a learner does of a course that they take again.
 */
export async function completeIfDone(tx: Connection, userId: number, courseId: number): Promise<void> {
  const { rows } = await tx.execute(sql`
    update enrolments e set (completed_at, renewing_since) = (
      select case when n.is_new then date_trunc('milliseconds', clock_timestamp()) else e.completed_at end,
        case when n.is_new then null else e.renewing_since end
      from (select e.completed_at is null or ${isRenewed(userId, courseId)} as is_new) n)
    where e.user_id = ${userId} and e.course_id = ${courseId}
      and (exists (select from lessons l where l.course_id = ${courseId} and l.retired_at is null)
        or exists (select from exams x where x.course_id = ${courseId} and x.published_at is not null))
      and ${isEveryLessonDone(userId, courseId)} and ${areExamsPassed(userId, courseId)}
    returning e.id`)
  if (rows.length === 0) return
  await issue(tx, userId, courseId)
  await release(tx, sql`c.user_id = ${userId} and c.course_id = ${courseId}`)
  await reportScore(tx, userId, courseId)
}

/**
 * The course is being taken again, and each exam was passed since; of one without exams, the lessons were undone when that began. Or the
 * certificate of the last completion has expired, and each exam, of which there is one at least, was passed since.
 */
const isRenewed = (userId: number, courseId: number) => sql`(
  (e.renewing_since is not null and ${areExamsPassed(userId, courseId, sql`e.renewing_since`)})
  or exists (select from exams x where x.course_id = e.course_id and x.published_at is not null)
  and exists (select from certificates o where o.user_id = e.user_id and o.course_id = e.course_id
    and o.completed_at = e.completed_at and o.valid_until <= clock_timestamp() and o.revoked_at is null
    and ${areExamsPassed(userId, courseId, sql`o.valid_until`)}))`

/** The company, with its logo on certificates, whose grant lets a learner take a course: the one that has given it longest. */
const companyLogo = sql`(select o.certificate_logo from enrolment_grants g join companies o on o.id = g.company_id
  where g.user_id = e.user_id and g.course_id = e.course_id and ${sql.raw(isOpenGrant)} and o.certificate_logo is not null order by g.id limit 1)`

/** The names, the title and the marks stay as they are now; an instructor whose account is deleted signs no more. One per completion: the unique key holds it against any race. */
async function issue(tx: Connection, userId: number, courseId: number): Promise<void> {
  const code = newCertificateCode()
  await tx.execute(sql`
    insert into certificates (code, user_id, course_id, attempt_id, holder_name, other_holder_name, course_title, instructor_name, signature, logo, grade, completed_at, valid_until)
    select ${code}, e.user_id, e.course_id,
      (select a.id from attempts a join exams x on x.id = a.exam_id where x.course_id = e.course_id and x.section_id is null
        and a.user_id = e.user_id and a.passed and a.submitted_by <> 'access_ended' order by a.percent desc, a.id limit 1),
      u.name, u.other_name, k.title, case when t.erased_at is null then i.name end, case when t.erased_at is null then i.signature end, ${companyLogo},
      (select floor(c.percent) ${examsOf(userId, courseId)} and x.section_id is null)::int,
      e.completed_at, e.completed_at + make_interval(months => k.certificate_months)
    from enrolments e join users u on u.id = e.user_id join courses k on k.id = e.course_id
      join instructors i on i.id = k.instructor_id left join users t on t.id = i.user_id
    where e.user_id = ${userId} and e.course_id = ${courseId}
    on conflict (user_id, course_id, completed_at) do nothing`)
}

/** The certificate that rests on an attempt tells the grade that counts since the attempt was regraded. */
export async function correctGrade(tx: Connection, attemptId: number): Promise<void> {
  await tx.execute(sql`
    update certificates c set grade = floor(g.percent)::int
    from attempts t join exams x on x.id = t.exam_id cross join lateral (${countedGrade('x', sql`t.user_id`)}) g
    where t.id = ${attemptId} and x.section_id is null and c.user_id = t.user_id and c.course_id = x.course_id
      and t.submitted_at <= c.completed_at and c.grade is distinct from floor(g.percent)::int
      and not exists (select from certificates l where l.user_id = c.user_id and l.course_id = c.course_id
        and l.completed_at > c.completed_at)`)
}

/**
 * The newest certificates of learners tell the grade that counts since their exam counts its attempts otherwise. One whose holder would fail
 * by that was issued in good faith and stays as it is.
 */
export async function correctGrades(
  tx: Connection,
  examId: number,
  userIds: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    update certificates c set grade = floor(g.percent)::int
    from unnest(${sql.param([...userIds])}::bigint[]) t(user_id) join exams x on x.id = ${examId}
      cross join lateral (${countedGrade('x', sql`t.user_id`)}) g
    where x.section_id is null and g.passed and c.user_id = t.user_id and c.course_id = x.course_id
      and c.grade is distinct from floor(g.percent)::int and c.revoked_at is null
      and not exists (select from certificates l where l.user_id = c.user_id and l.course_id = c.course_id
        and l.completed_at > c.completed_at)`)
}

/** No exam's review policy holds back what a certificate would tell. */
const isReleasable = sql`not exists (select from exams x cross join lateral (${countedGrade('x', sql`c.user_id`)}) g
  where x.course_id = c.course_id and x.published_at is not null and not g.is_visible)`

/** Hands certificates out: the learner is notified, and companies see the assignment completed. @returns how many */
async function release(tx: Connection, which: SQL): Promise<number> {
  const { rows } = await tx.execute<{
    code: string
    user_id: string
    course_id: string
    title: BilingualText
  }>(sql`
    update certificates c set released_at = clock_timestamp() where c.released_at is null and ${which} and ${isReleasable}
    returning c.code, c.user_id, c.course_id, c.course_title as title`)
  for (const { code, user_id, course_id, title } of rows) {
    const [userId, courseId] = [Number(user_id), Number(course_id)]
    await tx.execute(
      sql`update enrolments set percent = 100 where user_id = ${userId} and course_id = ${courseId}`,
    )
    await notify(tx, {
      userId,
      kind: 'certificate_issued',
      link: `/certificate/${code}`,
      data: { name: title, course_id: courseId },
    })
    await reportScore(tx, userId, courseId)
  }
  return rows.length
}

/**
 * A company's assignment follows the completion, with the grade that counts. What a review policy holds back is not shown to a company
 * either: nothing is reported until the certificate is handed out, and no grade while it is hidden. The grade is that of the attempts which are
 * the company's to see.
 */
async function reportScore(tx: Connection, userId: number, courseId: number): Promise<void> {
  await tx.execute(sql`
    update assignments o set percent = 100, state = 'completed', completed_at = coalesce(o.completed_at, e.completed_at),
      score = coalesce((select floor(c.percent)::int ${examsOf(userId, courseId, { which: isGivenBy() })} and x.section_id is null and c.is_visible), o.score)
    from employees p, enrolments e
    where p.id = o.employee_id and p.user_id = ${userId} and o.course_id = ${courseId} and o.state <> 'withdrawn'
      and e.user_id = p.user_id and e.course_id = o.course_id and exists (select from certificates c
        where c.user_id = e.user_id and c.course_id = e.course_id and c.completed_at = e.completed_at and c.released_at is not null)`)
  await openNextAfter(tx, userId, courseId)
}

/**
 * Hands out the certificates whose exams' results may be seen by now.
 * @returns how many
 * @throws AggregateError of those where it failed, after the others had their turn
 */
export async function releaseCertificates(db: Database): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select c.id from certificates c where c.released_at is null and ${isReleasable} order by c.id limit 200`,
  )
  let released = 0
  await eachInTurn(rows, 'Some certificates could not be handed out.', async ({ id }) => {
    released += await db.transaction(tx => release(tx, sql`c.id = ${Number(id)}`))
  })
  return released
}
