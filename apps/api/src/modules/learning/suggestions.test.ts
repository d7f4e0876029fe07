import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '../../testing/accounts.ts'
import { category, course, enrol } from '../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

interface Suggestion {
  course: { id: number }
  reason: string
  because: { id: number; title: string } | null
}

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const suggestionsTo = async ({ token }: { token: string }) => {
  const answer = await api.as(token, 'en')('GET', '/client-api/v1/suggestions')
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: Suggestion[] }>().data
}

test('a newcomer is shown what most chose, and never a draft', async () => {
  const best = await course(api, { sold: 9_000 })
  const draft = await course(api, { sold: 9_900, state: 'draft' })
  const [first, ...others] = await suggestionsTo(await account(api))
  expect(first).toMatchObject({ course: { id: best }, reason: 'popular', because: null })
  expect(others.map(each => each.course.id)).not.toContain(draft)
})

test('what others took together comes first, then the same category; each says because of what', async () => {
  const categoryId = await category(api)
  const taken = await course(api, { categoryId, title: { ar: 'مأخوذة', en: 'Taken' } })
  const alike = await course(api, { categoryId, sold: 3 })
  const together = await course(api)
  const alone = await course(api)
  const learner = await account(api)
  await enrol(api, learner.id, taken)
  for (const also of [[together, alone], [together]]) {
    const other = await account(api)
    await enrol(api, other.id, taken)
    for (const id of also) await enrol(api, other.id, id)
  }
  const found = await suggestionsTo(learner)
  const because = { id: taken, title: 'Taken' }
  expect(found[0]).toMatchObject({ course: { id: together }, reason: 'together', because })
  expect(found[1]).toMatchObject({ course: { id: alike }, reason: 'category', because })
  expect(
    found.find(each => each.course.id === alone && each.reason === 'together'),
    'one other learner is no reason',
  ).toBeUndefined()
  expect(found.map(each => each.course.id)).not.toContain(taken)
  expect(found.length).toBeLessThanOrEqual(6)
})
