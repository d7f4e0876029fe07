import { randomBytes } from 'node:crypto'
import type { OpenDatabase } from '../../../apps/api/src/db/client.ts'
import { hashPassword } from '../../../apps/api/src/modules/accounts/auth/passwords.ts'
import { hashOf } from '../../../apps/api/src/secrets.ts'

export const benchPassword = 'Masar@Bench2026'

export interface Learner {
  token: string
  examId: number
  /** A lesson of the exam's course, a video where it has one. */
  lessonId: number
}

/** Signed-in learners, each enrolled in a course with an exam that may be sat now. */
export async function makeLearners(pool: OpenDatabase['pool'], count: number): Promise<Learner[]> {
  const {
    rows: [exam],
  } = await pool.query<{ id: string; course_id: string; lesson_id: string }>(
    `select id, course_id, (select l.id from lessons l where l.course_id = exams.course_id order by l.kind = 'video' desc, l.id limit 1) as lesson_id
    from exams where published_at is not null and section_id is null and password_hash is null and (closes_at is null or closes_at > now()) order by id limit 1`,
  )
  if (!exam) throw new Error('The demo catalogue has no exam that could be sat.')
  const learners: Learner[] = []
  for (let n = 0; n < count; n += 1) {
    const token = randomBytes(32).toString('base64url')
    await pool.query(
      `with person as (insert into users (kind, name, name_key, name_folded) values ('student', 'Bench', 'bench', 'bench') returning id),
      enrolled as (insert into enrolments (user_id, course_id) select id, $1 from person returning user_id, course_id),
      granted as (insert into enrolment_grants (user_id, course_id, kind) select user_id, course_id, 'free' from enrolled)
      insert into sessions (token_hash, user_id, device, ip, expires_at) select $2, id, 'bench', '127.0.0.1', now() + interval '1 day' from person`,
      [exam.course_id, hashOf(token)],
    )
    learners.push({ token, examId: Number(exam.id), lessonId: Number(exam.lesson_id) })
  }
  return learners
}

/** Verified accounts that can sign in with `benchPassword`. @returns their addresses */
export async function makeAccounts(pool: OpenDatabase['pool'], count: number): Promise<string[]> {
  const { rows } = await pool.query<{ email: string }>(
    `insert into users (kind, name, name_key, name_folded, email, password_hash, verified_at)
    select 'student', 'Bench', 'bench', 'bench', 'bench-' || n || '@example.com', $2, now() from generate_series(1, $1::int) n returning email`,
    [count, await hashPassword(benchPassword)],
  )
  return rows.map(({ email }) => email)
}
