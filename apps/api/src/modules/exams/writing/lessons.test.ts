import { afterAll, beforeAll, expect, test } from 'vitest'
import { instructor } from '../../../testing/accounts.ts'
import { curriculum } from '../../../testing/catalogue.ts'
import { exam } from '../../../testing/exam.ts'
import { two, type Teacher } from '../../../testing/regrading.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let teacher: Teacher
beforeAll(async () => {
  api = await createTestApi()
  teacher = await instructor(api)
})
afterAll(() => api.close())

interface Shown {
  id: number
  state: string
  version: number
  lesson_id: number | null
  written: object
}
const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  api.as(teacher.token, 'en')(method, `/client-api/v1/exam-questions/${path}`, body, {
    'idempotency-key': 'a-copy-of-it',
  })
const shown = async (answer: ReturnType<typeof call>) => (await answer).json<{ data: Shown }>().data
const sent = ({ state, written }: Shown, more: object) => {
  const { kind: _, ...content } = written as { kind: string }
  return { state, ...content, tags: [], ...more }
}

test('a question names the lesson that teaches it, which is one of its course', async () => {
  const { courseId, lessonIds } = await curriculum(api, 1, { instructorId: teacher.instructorId })
  const made = await exam(api, { courseId }, two)
  const first = await shown(call('GET', String(made.questionIds[0])))
  expect(first.lesson_id).toBeNull()
  const path = String(first.id)
  const named = await shown(call('PUT', path, sent(first, { lesson_id: lessonIds[0] })))
  expect(named).toMatchObject({ lesson_id: lessonIds[0], version: first.version })
  // Left out, it stays; its copy has it, too.
  const kept = await shown(call('PUT', path, sent(named, { tags: ['a'] })))
  expect(kept.lesson_id).toBe(lessonIds[0])
  expect((await shown(call('POST', `${path}/duplicate`))).lesson_id).toBe(lessonIds[0])
  const elsewhere = await curriculum(api, 1, { instructorId: teacher.instructorId })
  const refused = await call('PUT', path, sent(kept, { lesson_id: elsewhere.lessonIds[0] }))
  expect(refused.statusCode).toBe(422)
  expect((await shown(call('PUT', path, sent(kept, { lesson_id: null })))).lesson_id).toBeNull()
})
