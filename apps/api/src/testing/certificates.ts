import { desc, eq } from 'drizzle-orm'
import { certificates, type courses } from '../db/schema/index.ts'
import { account, type Account } from './accounts.ts'
import { curriculum, enrol } from './catalogue.ts'
import type { TestApi } from './test-api.ts'

/** A learner who has completed a course of one lesson, with the certificate of it. */
export interface Earned {
  learner: Account
  courseId: number
  row: typeof certificates.$inferSelect
}

/** Has a learner earn a certificate as usual: by the last lesson. */
export async function earnCertificate(
  api: TestApi,
  {
    name = 'سارة القحطاني',
    otherName = null,
    ...course
  }: { name?: string; otherName?: string | null } & Partial<typeof courses.$inferInsert> = {},
): Promise<Earned> {
  const { courseId, lessonIds } = await curriculum(api, 1, {
    title: { ar: 'أساسيات الأمن الإلكتروني', en: 'Basics of cyber security' },
    ...course,
  })
  const learner = await account(api, 'student', { name, otherName })
  await enrol(api, learner.id, courseId)
  const done = { is_completed: true }
  await api.as(learner.token)('PUT', `/client-api/v1/lessons/${lessonIds[0]}/progress`, done)
  const [row] = await api.db
    .select()
    .from(certificates)
    .where(eq(certificates.userId, learner.id))
    .orderBy(desc(certificates.id))
  if (!row) throw new Error('The certificate was not issued.')
  return { learner, courseId, row }
}
