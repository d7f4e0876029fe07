import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { announcementRecipients, announcements, courses } from '../db/schema/index.ts'
import type { BilingualText } from '../db/schema/columns.ts'
import { recipientsOf } from '../modules/learning/announcements/audience.ts'

interface DemoAnnouncement {
  course: string
  /** So many days ago. */
  days: number
  title: BilingualText
  body: BilingualText
}

const day = 86_400_000
const written: readonly DemoAnnouncement[] = [
  {
    course: 'data-analysis-with-spreadsheets',
    days: 12,
    title: { ar: 'أهلًا بكم، ومن أين تبدؤون', en: 'Welcome, and where to start' },
    body: {
      ar: 'الدروس الثلاثة الأولى **قصيرة عن قصد**: افتحوا جدولًا من عملكم وجرّبوا معها.\n\n- لا تحتاجون إلى برنامج مدفوع.\n- الأسئلة تحت كل درس، وأجيب عنها مساء كل أحد.',
      en: 'The first three lessons are **short on purpose**: open a sheet from your own work and follow along.\n\n- No paid software is needed.\n- Ask below each lesson; I answer on Sunday evenings.',
    },
  },
  {
    course: 'data-analysis-with-spreadsheets',
    days: 3,
    title: { ar: 'قبل الاختبار: راجعوا المتوسط والوسيط', en: 'Before the exam: the mean and the median' },
    body: {
      ar: 'أكثر الأسئلة خطأً في الاختبار عن الفرق بين **المتوسط** و**الوسيط**. خذوا خمسة أرقام فيها رقم شاذ واحسبوهما: $\\bar{x} = \\frac{1}{n}\\sum x_i$، والوسيط ما يقع في الوسط بعد الترتيب.',
      en: 'The question most people miss is about the **mean** and the **median**. Take five numbers with one outlier and find both: $\\bar{x} = \\frac{1}{n}\\sum x_i$, and the median is what lies in the middle once they are in order.',
    },
  },
  {
    course: 'web-pages-from-scratch',
    days: 5,
    title: { ar: 'درس الروابط صار أوضح', en: 'The lesson on links is clearer now' },
    body: {
      ar: 'شكرًا لمن أبلغ عن الخطأ في المثال الثاني: صُحّح، وأضفت تمرينًا قصيرًا في آخره.',
      en: 'Thank you to whoever reported the mistake in the second example: it is mended, with a short exercise at the end.',
    },
  },
]

/** Writes the demo’s announcements, where its courses are there and nothing is announced; no one is notified of the past ones. */
export async function makeDemoAnnouncements(db: Database): Promise<void> {
  if ((await db.$count(announcements)) > 0) return
  const rows = await db
    .select({ id: courses.id, slug: courses.slug, instructorId: courses.instructorId })
    .from(courses)
    .where(inArray(courses.slug, [...new Set(written.map(({ course }) => course))]))
  await db.transaction(async tx => {
    for (const { course, days, ...texts } of written) {
      const found = rows.find(({ slug }) => slug === course)
      if (found === undefined) continue
      const [made] = await tx
        .insert(announcements)
        .values({
          courseId: found.id,
          instructorId: found.instructorId,
          audience: 'all',
          ...texts,
          createdAt: new Date(Date.now() - days * day),
        })
        .returning({ id: announcements.id })
      if (!made) throw new Error('The announcement was not made.')
      const sent = await tx
        .insert(announcementRecipients)
        .select(
          sql`select ${made.id}::bigint, who.user_id from (${recipientsOf(found.id, { audience: 'all', lessonId: null })}) as who`,
        )
        .returning({ userId: announcementRecipients.userId })
      await tx.update(announcements).set({ recipientCount: sent.length }).where(eq(announcements.id, made.id))
    }
  })
}
