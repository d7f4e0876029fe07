import { afterAll, beforeAll, expect, test } from 'vitest'
import { instructor } from '../../testing/accounts.ts'
import { category, course } from '../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { courseLevels } from '../../db/schema/index.ts'

type Counts = Record<string, Record<string, number>>

let api: TestApi
let teacherId = 0

const pickFrom = <T>(values: readonly T[], seed: number): T => values[seed % values.length] as T

beforeAll(async () => {
  api = await createTestApi()
  const teachers = [await instructor(api), await instructor(api)]
  teacherId = teachers[0]?.instructorId ?? 0
  const categoryIds: number[] = []
  for (const slug of ['design', 'finance', 'writing']) categoryIds.push(await category(api, slug))
  for (let n = 0; n < 24; n += 1) {
    const mixed = (n * 2_654_435_761) >>> 8
    await course(api, {
      title: {
        ar: n % 3 === 0 ? 'الجداول في العمل' : 'التصميم',
        en: n % 3 === 0 ? 'Spreadsheets' : 'Design',
      },
      instructorId: teachers[n % 2]?.instructorId,
      categoryId: categoryIds[[0, 1, 2, 1, 1][n % 5] ?? 0],
      price: pickFrom([0, 9_900], mixed),
      rating: pickFrom([0, 350, 450], mixed >> 4),
      level: pickFrom(courseLevels, mixed >> 8),
      languages: pickFrom([['ar'], ['en'], ['ar', 'en']], mixed >> 10),
      durationSeconds: pickFrom([3_600, 7_200, 28_800], mixed >> 12),
    })
  }
  await course(api, { state: 'draft', instructorId: teacherId, categoryId: categoryIds[0] })
  await category(api, 'languages')
})
afterAll(() => api.close())

const read = async <T>(path: string) => {
  const answer = await api.as()('GET', `/client-api/v1${path}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<T>()
}
const totalOf = async (query: URLSearchParams) =>
  (await read<{ meta: { total: number } }>(`/courses?${query}`)).meta.total

test.each([
  '',
  'level=beginner',
  'level=advanced&price=paid',
  'category=finance&language=ar&rating=4',
  'category=design,writing',
  'category=design,writing&level=beginner',
  'q=spreadsheets&category=finance,writing',
  'duration=long&price=free',
  'q=spreadsheets',
  'q=الجداول&level=beginner',
])('the counts beside «%s» are what the list says with each value', async query => {
  const { data } = await read<{ data: Counts }>(`/courses/counts?${query}`)
  expect(Object.keys(data['category'] ?? {}).sort()).toEqual(['design', 'finance', 'languages', 'writing'])
  for (const [group, counts] of Object.entries(data))
    for (const [value, count] of Object.entries(counts)) {
      const narrowed = new URLSearchParams(query)
      narrowed.set(group, value)
      expect([group, value, count]).toEqual([group, value, await totalOf(narrowed)])
    }
})

test('words are searched in several categories as in each of them', async () => {
  const total = (category: string) => totalOf(new URLSearchParams({ q: 'spreadsheets', category }))
  const [design, writing] = [await total('design'), await total('writing')]
  expect(Math.min(design, writing)).toBeGreaterThan(0)
  expect(await total('design,writing')).toBe(design + writing)
})

test('an instructor narrows the counts, too', async () => {
  const { data } = await read<{ data: Counts }>(`/courses/counts?instructor=${teacherId}`)
  const sum = Object.values(data['level'] ?? {}).reduce((all, each) => all + each, 0)
  expect(sum).toBe(12)
})

test('words that were mistyped are counted as they were meant', async () => {
  const { data } = await read<{ data: Counts }>('/courses/counts?q=spreadsheats')
  const sum = Object.values(data['level'] ?? {}).reduce((all, each) => all + each, 0)
  expect(sum).toBe(8)
})

test('order and page are no part of what is counted', async () => {
  expect((await api.as()('GET', '/client-api/v1/courses/counts?sort=newest')).statusCode).toBe(400)
})
