import { and, eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { lessonProgress, type lessons } from '../db/schema/index.ts'
import { account } from './accounts.ts'
import { curriculum, enrol } from './catalogue.ts'
import type { TestApi } from './test-api.ts'

interface Answer {
  is_completed: boolean
  watched_seconds: number
  uncounted: [number, number][]
  course_percent: number
}

/** A learner in a course of lessons of one kind. */
export async function learnerIn(api: TestApi, row: Partial<typeof lessons.$inferInsert>, count = 1) {
  const { courseId, lessonIds } = await curriculum(
    api,
    count,
    {},
    { media: 'none.mp4', freePreview: false, ...row },
  )
  const person = await account(api)
  await enrol(api, person.id, courseId)
  const call = api.as(person.token)
  const [lessonId = 0] = lessonIds
  const send = (body: object, id = lessonId) => call('PUT', `/client-api/v1/lessons/${id}/progress`, body)
  const report = async (body: object, id?: number) => {
    const answer = await send(body, id)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<{ data: Answer }>().data
  }
  /** As if the first report had come so long ago, and what has counted before that. */
  const begunBefore = (seconds: number) =>
    api.db
      .update(lessonProgress)
      .set({
        startedAt: sql`clock_timestamp() - make_interval(secs => ${seconds})`,
        activeSpans: sql`'{}'`,
      })
      .where(and(eq(lessonProgress.userId, person.id), eq(lessonProgress.lessonId, lessonId)))
  const page = async (id = lessonId) =>
    (await call('GET', `/client-api/v1/lessons/${id}`)).json<{ data: Record<string, unknown> }>().data
  return { courseId, lessonIds, lessonId, person, call, send, report, begunBefore, page }
}
