import { account, instructor, unique, type Account } from './accounts.ts'
import { curriculum, enrol } from './catalogue.ts'
import type { TestApi } from './test-api.ts'

/** A question or a reply as the service says it, as far as tests look. */
export interface Post {
  id: number
  text: string
  author: { name: string; is_instructor: boolean } | null
  is_own: boolean
  votes: number
  is_deleted: boolean
  reply_count: number
  accepted_reply_id: number | null
  is_followed: boolean
}

/** Calls of one person: the status, then the data or the code. */
export function callsOf(api: TestApi, { token }: Pick<Account, 'token'>) {
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    locale: 'ar' | 'en' = 'ar',
  ) => {
    const answer = await api.as(token, locale)(method, `/client-api/v1${path}`, body)
    const { data, code, meta } = answer.json<{ data?: unknown; code?: string; meta?: unknown }>()
    return { status: answer.statusCode, data, code, meta, retryAfter: answer.headers['retry-after'] }
  }
  const ask = async (lessonId: number, text: string, more: object = {}) =>
    (await call('POST', `/lessons/${lessonId}/questions`, { key: newKey(), text, ...more })).data as Post
  const reply = async (questionId: number, text: string) =>
    (await call('POST', `/questions/${questionId}/replies`, { key: newKey(), text })).data as Post
  return { call, ask, reply }
}

export const newKey = () => `key-of-post-${unique()}`

/** A course with its instructor and two learners. */
export async function classroom(
  api: TestApi,
  lessonCount = 3,
  courseRow: Parameters<typeof curriculum>[2] = {},
  lessonRow: Parameters<typeof curriculum>[3] = {},
) {
  const teacher = await instructor(api)
  const course = await curriculum(
    api,
    lessonCount,
    { instructorId: teacher.instructorId, ...courseRow },
    lessonRow,
  )
  const learner = async () => {
    const person = await account(api)
    await enrol(api, person.id, course.courseId)
    return { ...person, ...callsOf(api, person) }
  }
  return {
    ...course,
    teacher: { ...teacher, ...callsOf(api, teacher) },
    asker: await learner(),
    other: await learner(),
    learner,
  }
}
