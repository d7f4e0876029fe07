import { asc, eq } from 'drizzle-orm'
import { attemptContacts, attemptDisconnections, attemptEvents, attempts } from '../db/schema/index.ts'
import type { StartedAttempt, TestExam } from './exam.ts'
import type { Teacher } from './regrading.ts'
import type { TestApi } from './test-api.ts'

const base = '/client-api/v1'

/** Why an instructor acts in these tests. */
export const reason = 'The room was evacuated'

/** What an instructor and the learners of an exam under way do. */
export function liveExamOf(api: TestApi, teacher: Teacher) {
  const as = (by: { token: string }) => api.as(by.token)
  return {
    as,
    live: async (examId: number, query = '') =>
      (await as(teacher)('GET', `${base}/exams/${examId}/live${query}`)).json<{
        data: { attempts: Record<string, unknown>[] }
      }>().data.attempts,
    act: (
      made: TestExam,
      attemptId: number,
      what: string,
      body: object = {},
      by: { token: string } = teacher,
    ) => as(by)('POST', `${base}/exams/${made.examId}/attempts/${attemptId}/${what}`, { reason, ...body }),
    contact: (
      { attemptId, learner }: StartedAttempt,
      page = 'page-number-one',
      lost_since: string | null = null,
    ) => as(learner)('POST', `${base}/attempts/${attemptId}/contact`, { page, lost_since }),
    returnTime: (made: TestExam, body: object = { attempts: null }) =>
      as(teacher)('POST', `${base}/exams/${made.examId}/live/return-time`, { reason, ...body }),
    rowOf: async ({ attemptId }: { attemptId: number }) => {
      const [row] = await api.db.select().from(attempts).where(eq(attempts.id, attemptId))
      if (!row) throw new Error('There is no such attempt.')
      return row
    },
    lostOf: ({ attemptId }: { attemptId: number }) =>
      api.db
        .select()
        .from(attemptDisconnections)
        .where(eq(attemptDisconnections.attemptId, attemptId))
        .orderBy(asc(attemptDisconnections.id)),
    /** As if the page had last been there so many seconds ago. */
    silentFor: ({ attemptId }: StartedAttempt, seconds: number) =>
      api.db
        .update(attemptContacts)
        .set({ seenAt: new Date(Date.now() - seconds * 1000) })
        .where(eq(attemptContacts.attemptId, attemptId)),
    kinds: async ({ attemptId }: { attemptId: number }) => {
      const rows = await api.db
        .select({ kind: attemptEvents.kind })
        .from(attemptEvents)
        .where(eq(attemptEvents.attemptId, attemptId))
        .orderBy(asc(attemptEvents.id))
      return rows.map(({ kind }) => kind)
    },
  }
}
