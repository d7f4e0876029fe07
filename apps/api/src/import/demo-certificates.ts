import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'
import { certificates, courses, enrolments, exams, instructors, users } from '../db/schema/index.ts'
import { newCertificateCode } from '../modules/learning/certificates/certificates.ts'
import { demoAccounts } from './demo-accounts.ts'
import { sit } from './demo-attempts.ts'

const dayMs = 86_400_000

/** What the demo's learner has finished, with about so much in the exam: its certificate stands. */
const finished = { course: 'personal-budget', score: 90 }
/** What they had earned before, by seats that have ended since: one has expired, one was taken back. */
const earlier: { course: string; daysAgo: number; grade: number; validDays?: number; withdrawn?: string }[] =
  [
    { course: 'vat-for-small-shops', daysAgo: 800, grade: 84, validDays: 730 },
    {
      course: 'web-pages-from-scratch',
      daysAgo: 150,
      grade: 71,
      withdrawn: 'أُبلغنا بأن الاختبار أُدّي من حساب آخر.',
    },
  ]

/**
 * Gives the demo's learner certificates in every state, where they have none, and those who passed their exams the ones that they earned.
 * What is sent to learners with a certificate is left out.
 */
export async function makeDemoCertificates(db: Database): Promise<void> {
  await db.transaction(async tx => {
    const [learner] = await tx
      .select({ id: users.id, name: users.name, otherName: users.otherName })
      .from(users)
      .where(eq(users.email, demoAccounts[0].email))
    if (learner && (await tx.$count(certificates, eq(certificates.userId, learner.id))) === 0) {
      await passExam(tx, learner.id)
      for (const each of earlier) await certifyEarlier(tx, learner, each)
    }
    await certifyPassed(tx)
  })
}

/** Has the learner sit the exam of the course that they finished. */
async function passExam(tx: Transaction, userId: number): Promise<void> {
  const [row] = await tx
    .select({ exam: exams, completedAt: enrolments.completedAt })
    .from(enrolments)
    .innerJoin(courses, and(eq(courses.id, enrolments.courseId), eq(courses.slug, finished.course)))
    .innerJoin(exams, and(eq(exams.courseId, courses.id), isNull(exams.sectionId)))
    .where(and(eq(enrolments.userId, userId), isNotNull(exams.publishedAt)))
  if (!row || row.completedAt === null) return
  await sit(tx, { userId, exam: row.exam, score: finished.score, completedAt: row.completedAt })
}

/** For learners who completed a course, passed its exam and have no certificate for it. */
async function certifyPassed(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into certificates (code, user_id, course_id, attempt_id, holder_name, other_holder_name, course_title, instructor_name, grade,
      completed_at, issued_at, released_at, valid_until)
    select translate(rtrim(encode(uuid_send(gen_random_uuid()), 'base64'), '='), '+/', '-_'), e.user_id, e.course_id, a.id, u.name, u.other_name, k.title,
      i.name, floor(a.percent)::int, e.completed_at, e.completed_at, e.completed_at,
      e.completed_at + make_interval(months => k.certificate_months)
    from attempts a join exams x on x.id = a.exam_id and x.section_id is null
      join enrolments e on e.user_id = a.user_id and e.course_id = x.course_id and e.completed_at is not null
      join users u on u.id = e.user_id join courses k on k.id = e.course_id join instructors i on i.id = k.instructor_id
    where a.passed and a.state = 'graded' and a.number = 1
      and not exists (select from certificates c where c.user_id = e.user_id and c.course_id = e.course_id)`)
}

async function certifyEarlier(
  tx: Transaction,
  learner: { id: number; name: string; otherName: string | null },
  { course, daysAgo, grade, validDays, withdrawn }: (typeof earlier)[number],
): Promise<void> {
  const [row] = await tx
    .select({ id: courses.id, title: courses.title, instructorName: instructors.name })
    .from(courses)
    .innerJoin(instructors, eq(instructors.id, courses.instructorId))
    .where(eq(courses.slug, course))
  if (!row) return
  const completedAt = new Date(Date.now() - daysAgo * dayMs)
  await tx.insert(certificates).values({
    code: newCertificateCode(),
    userId: learner.id,
    courseId: row.id,
    holderName: learner.name,
    otherHolderName: learner.otherName,
    courseTitle: row.title,
    instructorName: row.instructorName,
    grade,
    completedAt,
    issuedAt: completedAt,
    releasedAt: completedAt,
    validUntil: validDays === undefined ? null : new Date(completedAt.getTime() + validDays * dayMs),
    ...(withdrawn !== undefined && {
      revokedAt: new Date(completedAt.getTime() + 30 * dayMs),
      revokedReason: withdrawn,
    }),
  })
}
