import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { bookmarks, courses, lessons, notes, users } from '../db/schema/index.ts'
import { searchTextOf } from '../modules/learning/notes/notes.ts'
import { demoAccounts } from './demo-accounts.ts'

/** What the demo’s learner has noted: at seconds of a video, at words of a text, and at a whole lesson. */
const wanted: { course: string; lesson: string; position?: number; quote?: string; text: string }[] = [
  {
    course: 'project-management-first-steps',
    lesson: '04-watch-critical-path',
    position: 9,
    text: 'أقسم **نقل المكتب** بالطريقة نفسها:\n\n- المكان\n- الأجهزة\n- الموظفون',
  },
  {
    course: 'project-management-first-steps',
    lesson: '04-watch-critical-path',
    position: 28,
    text: 'المسار الحرج = أطول سلسلة. أي تأخير فيه يؤخر المشروع كله.',
  },
  {
    course: 'project-management-first-steps',
    lesson: '01-what-is-a-project',
    quote: 'زيارة قصيرة قبل البدء',
    text: 'أزور الجيران قبل أن نبدأ نقل المكتب.',
  },
  {
    course: 'personal-budget',
    lesson: '01-why-a-budget',
    text: 'قدّرت طعام الشهر الماضي بـ 600 ريال، وكان 1,140.',
  },
]

/** Makes the notes of the demo’s learner, and marks their lessons, where the learner and the lessons are there and no note is. */
export async function makeDemoNotes(db: Database): Promise<void> {
  const [learner] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, demoAccounts[0].email))
  if (!learner || (await db.$count(notes, eq(notes.userId, learner.id))) > 0) return
  const rows = await db
    .select({ id: lessons.id, key: sql<string>`${courses.slug} || '/' || ${lessons.key}` })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(
      sql`exists (select from enrolments e where e.course_id = ${courses.id} and e.user_id = ${learner.id})`,
    )
  const ids = new Map(rows.map(({ key, id }) => [key, id]))
  const made = wanted.flatMap(({ course, lesson, position = null, quote = null, text }) => {
    const lessonId = ids.get(`${course}/${lesson}`)
    return lessonId === undefined
      ? []
      : [{ userId: learner.id, lessonId, position, quote, text, searchFolded: searchTextOf(text, quote) }]
  })
  if (made.length === 0) return
  await db.insert(notes).values(made)
  const marked = made.map(({ userId, lessonId }) => ({ userId, lessonId }))
  await db.insert(bookmarks).values(marked).onConflictDoNothing()
}
