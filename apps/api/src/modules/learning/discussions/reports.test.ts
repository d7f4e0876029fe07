import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '../../../testing/accounts.ts'
import { callsOf, classroom, type Post } from '../../../testing/discussions.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test('a reported post waits for an operator, who lets it stand or takes its words away', async () => {
  const { asker, other, teacher, lessonIds } = await classroom(api)
  const { id } = await asker.ask(lessonIds[1] ?? 0, 'اشترِ من متجري')
  expect((await asker.call('POST', `/questions/${id}/report`, { reason: 'spam' })).code).toBe('forbidden')
  await other.call('POST', `/questions/${id}/report`, { reason: 'other', note: 'إعلان' })
  await other.call('POST', `/questions/${id}/report`, { reason: 'spam', note: 'إعلان عن متجر' })
  await teacher.call('POST', `/questions/${id}/report`, { reason: 'spam' })
  const support = callsOf(api, await operator(api, 'support'))
  const finance = callsOf(api, await operator(api, 'finance'))
  expect((await finance.call('GET', '/console/reported-posts')).code).toBe('forbidden')
  await asker.call('PATCH', `/questions/${id}`, { text: 'سؤال بريء' })
  const waiting = (await support.call('GET', '/console/reported-posts')).data as { id: number }[]
  expect(waiting.filter(post => post.id === id)).toMatchObject([
    {
      text: 'سؤال بريء',
      writer: asker.name,
      is_reply: false,
      reports: [
        { reason: 'spam', note: 'إعلان عن متجر', words: 'اشترِ من متجري' },
        { reason: 'spam', note: '', words: 'اشترِ من متجري' },
      ],
    },
  ])
  const decide = () => support.call('POST', `/console/reported-posts/${id}/decide`, { is_removed: true })
  expect((await decide()).status).toBe(200)
  expect((await decide()).code).toBe('not_found')
  const { question } = (await other.call('GET', `/questions/${id}`)).data as { question: Post }
  expect(question).toMatchObject({ is_deleted: true, text: '' })
  const { rows } = await api.db.execute(
    sql`select action, after from audit_log where subject_type = 'discussion' and subject_id = ${id}`,
  )
  expect(rows).toEqual([{ action: 'discussion.remove', after: { reasons: ['spam', 'spam'] } }])
})

test('what was let stand and then edited can be reported again', async () => {
  const { asker, other, lessonIds } = await classroom(api)
  const { id } = await asker.ask(lessonIds[1] ?? 0, 'كلام عادي')
  const report = () => other.call('POST', `/questions/${id}/report`, { reason: 'abuse' })
  const support = callsOf(api, await operator(api, 'support'))
  const keep = async () =>
    (await support.call('POST', `/console/reported-posts/${id}/decide`, { is_removed: false })).status
  await report()
  expect(await keep()).toBe(200)
  await report()
  expect(await keep()).toBe(404)
  await asker.call('PATCH', `/questions/${id}`, { text: 'كلام مسيء' })
  await report()
  expect(await keep()).toBe(200)
})
