import { createHash, randomBytes } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { attempts, courses, exams, instructors, users, type AnsweredFile } from '../db/schema/index.ts'
import type { Storage } from '../gateways/storage.ts'
import { storedName } from '../modules/exams/files/names.ts'
import { sit, type Sitting } from './demo-attempts.ts'

const course = 'web-pages-from-scratch'
const day = 86_400_000

/** Who has sat the exam of every kind: how well, how many days ago, what they wrote, and what the instructor said of it. */
const sittings: {
  email: string
  score: number
  days: number
  essay: string
  /** A text file that comes with it. */
  file?: { name: string; text: string }
  note?: string
}[] = [
  {
    email: 'majed@demo.masar.test',
    score: 85,
    days: 12,
    essay:
      'تعجبني صفحة مكتبة الحي: عنوان واحد واضح، وقائمة تنقل قصيرة في عنصر nav، وتباين مريح بين النص والخلفية. لو غيّرت شيئًا لزدت هامش الفقرات، فالأسطر الآن متلاصقة على الهاتف.',
    note: 'وصف دقيق، ومثال الهامش في مكانه. زد في المرة القادمة سببًا يخص القارئ.',
  },
  {
    email: 'lina@demo.masar.test',
    score: 95,
    days: 9,
    essay:
      'I like my bakery’s page. It has one h1, short paragraphs with a generous line height, and every photo has an alt text, so my aunt’s screen reader reads the whole menu. I would swap the grey text for a darker one, because the contrast is too low in sunlight.',
    note: 'Excellent: each idea comes with a reason.',
  },
  {
    email: 'noura@demo.masar.test',
    score: 75,
    days: 4,
    essay:
      'أعجبتني **صفحة مدرستي** لسببين:\n\n1. اتجاهها من اليمين، و`dir="rtl"` في مكانه.\n2. صورها صغيرة فتظهر سريعًا.\n\n## ما أغيّره\n\nأغيّر لون الروابط لأنها تشبه النص العادي، وأرفقتُ القاعدة التي أقترحها.',
    file: {
      name: 'ألوان الروابط.txt',
      text: 'a {\n  color: #0b5a82;\n  text-decoration: underline;\n}\n\n/* التباين مع الأبيض 7.3 إلى 1 */\n',
    },
  },
  {
    email: 'amal@demo.masar.test',
    score: 60,
    days: 3,
    essay:
      'صفحة المتحف جميلة، فيها صور كبيرة وخط كبير.\n\nلكن القائمة تختفي على الهاتف، ولا أعرف أين أنا في الموقع. أضيف مسار التنقل في الأعلى، وأجعل الأزرار أوسع حتى يسهل لمسها.',
  },
  {
    email: 'salem@demo.masar.test',
    score: 70,
    days: 1,
    essay:
      'The weather page is easy to read: the temperature is the biggest thing on it, the box around each day has padding, and headings follow each other in order. I would take away the moving banner.',
  },
]

/** Has some learners of the demo sit the exam of every kind, where no one has: the essays of three wait for grading. */
export async function makeDemoEssays(db: Database, storage: Storage, now = new Date()): Promise<void> {
  const [found] = await db
    .select({ exam: exams, graderId: instructors.userId })
    .from(exams)
    .innerJoin(courses, eq(courses.id, exams.courseId))
    .innerJoin(instructors, eq(instructors.id, courses.instructorId))
    .where(and(eq(courses.slug, course), isNull(exams.sectionId)))
  if (!found || (await db.$count(attempts, eq(attempts.examId, found.exam.id))) > 0) return
  const emails = sittings.map(({ email }) => email)
  const people = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, emails))
  await db.transaction(async tx => {
    for (const { email, score, days, essay, file, note } of sittings) {
      const userId = people.find(person => person.email === email)?.id
      if (userId === undefined) continue
      const sitting: Sitting = {
        userId,
        exam: found.exam,
        score,
        completedAt: new Date(now.getTime() - days * day),
        essay,
        ...(file && { files: [await keep(storage, file)] }),
        ...(note !== undefined && { grader: { userId: found.graderId, note } }),
      }
      await sit(tx, sitting)
    }
  })
}

/** Keeps a file as an upload would have. */
async function keep(storage: Storage, { name, text }: { name: string; text: string }): Promise<AnsweredFile> {
  const [id, bytes] = [randomBytes(16).toString('base64url'), Buffer.from(text)]
  await storage.put(storedName(id), bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { id, name, type: 'txt', bytes: bytes.length, sha256 }
}
