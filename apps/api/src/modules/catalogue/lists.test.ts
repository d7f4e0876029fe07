import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instructor } from '../../testing/accounts.ts'
import { category, course } from '../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { courseLevels } from '../../db/schema/index.ts'

interface Page {
  data: Card[]
  meta: { next_cursor: string | null; total: number; total_is_capped: boolean }
}
interface Card {
  id: number
  level: string
  languages: string[]
  price: number
  rating: number
  duration_seconds: number
  category: { slug: string }
  instructor: { id: number }
}

let api: TestApi
let teacherId: number
const rows = new Map<
  number,
  {
    price: number
    sold: number
    rating: number
    publishedAt: Date
    level: string
    languages: string[]
    durationSeconds: number
    slug: string
  }
>()

/** Few values, so that many rows are equal and only the id keeps them apart. */
const pickFrom = <T>(values: readonly T[], seed: number): T => values[seed % values.length] as T

beforeAll(async () => {
  api = await createTestApi()
  const teachers = [await instructor(api), await instructor(api)]
  teacherId = teachers[0]?.instructorId ?? 0
  const slugs = ['design', 'finance', 'writing']
  const categoryIds: number[] = []
  for (const slug of slugs) categoryIds.push(await category(api, slug))
  const start = Date.parse('2026-01-01T00:00:00.000Z')
  for (let n = 0; n < 60; n += 1) {
    const mixed = (n * 2_654_435_761) >>> 8
    const row = {
      price: pickFrom([0, 0, 9_900, 14_900], mixed),
      sold: pickFrom([0, 3, 3, 50], mixed >> 2),
      rating: pickFrom([0, 350, 450, 500], mixed >> 4),
      publishedAt: new Date(start + pickFrom([0, 1, 2, 1000], mixed >> 6)),
      level: pickFrom(courseLevels, mixed >> 8),
      languages: pickFrom([['ar'], ['en'], ['ar', 'en']], mixed >> 10),
      durationSeconds: pickFrom([3_600, 7_200, 28_800], mixed >> 12),
    }
    const id = await course(api, {
      ...row,
      instructorId: teachers[n % 2]?.instructorId,
      categoryId: categoryIds[n % 3],
    })
    rows.set(id, { ...row, slug: slugs[n % 3] ?? '' })
  }
  for (const state of ['draft', 'in_review', 'archived'] as const)
    await course(api, { state, instructorId: teacherId, categoryId: categoryIds[0], sold: 1000 })
})
afterAll(() => api.close())

const page = async (query: string) => {
  const answer = await api.as()('GET', `/client-api/v1/courses?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Page>()
}

async function walk(query: string): Promise<{ cards: Card[]; totals: Set<number> }> {
  const cards: Card[] = []
  const totals = new Set<number>()
  let cursor: string | null = ''
  while (cursor !== null) {
    const found: Page = await page(`${query}${cursor === '' ? '' : `&cursor=${cursor}`}`)
    cards.push(...found.data)
    totals.add(found.meta.total)
    cursor = found.meta.next_cursor
    expect(cards.length).toBeLessThanOrEqual(rows.size)
  }
  return { cards, totals }
}

const value: Record<
  string,
  (row: { price: number; sold: number; rating: number; publishedAt: Date }) => number
> = {
  newest: row => -row.publishedAt.getTime(),
  best_selling: row => -row.sold,
  top_rated: row => -row.rating,
  price_low: row => row.price,
  price_high: row => -row.price,
}

describe.each(Object.keys(value))('the course list by %s', sort => {
  test.each([1, 7, 24, 48])(
    'shows every published course once, in order, %i a page, with one total',
    async limit => {
      const { cards, totals } = await walk(`sort=${sort}&limit=${limit}`)
      expect(new Set(cards.map(card => card.id))).toEqual(new Set(rows.keys()))
      expect(cards).toHaveLength(rows.size)
      const values = cards.map(
        card =>
          value[sort]?.(rows.get(card.id) ?? { price: 0, sold: 0, rating: 0, publishedAt: new Date(0) }) ?? 0,
      )
      expect(values).toEqual([...values].sort((a, b) => a - b))
      expect([...totals]).toEqual([rows.size])
    },
    60_000,
  )
})

test('the specification’s selling and date are the same orders', async () => {
  const ids = async (query: string) => (await walk(query)).cards.map(card => card.id)
  expect(await ids('selling=best_selling')).toEqual(await ids('sort=best_selling'))
  expect(await ids('date=newest')).toEqual(await ids('sort=newest'))
})

describe('filters', () => {
  const matches: [string, (row: NonNullable<ReturnType<typeof rows.get>>) => boolean][] = [
    ['category=design', row => row.slug === 'design'],
    ['category=design,writing', row => row.slug !== 'finance'],
    ['category=writing,nothing&price=free', row => row.slug === 'writing' && row.price === 0],
    ['level=advanced', row => row.level === 'advanced'],
    ['language=en', row => row.languages.includes('en')],
    ['price=free', row => row.price === 0],
    ['price=paid', row => row.price > 0],
    ['duration=short', row => row.durationSeconds < 7_200],
    ['duration=medium', row => row.durationSeconds >= 7_200 && row.durationSeconds < 28_800],
    ['duration=long', row => row.durationSeconds >= 28_800],
    ['rating=4', row => row.rating >= 400],
  ]
  test.each(matches)('%s shows those courses and no other', async (query, fits) => {
    const { cards, totals } = await walk(`${query}&limit=7`)
    const wanted = [...rows].filter(([, row]) => fits(row)).map(([id]) => id)
    expect(wanted.length).toBeGreaterThan(0)
    expect(new Set(cards.map(card => card.id))).toEqual(new Set(wanted))
    expect([...totals]).toEqual([wanted.length])
  })
  test('instructor shows that teacher’s courses', async () => {
    const { cards } = await walk(`instructor=${teacherId}`)
    expect(cards).toHaveLength(30)
    expect(new Set(cards.map(card => card.instructor.id))).toEqual(new Set([teacherId]))
  })
  test('together narrow, and an empty list says 0', async () => {
    const wanted = [...rows.values()].filter(
      row => row.slug === 'finance' && row.price === 0 && row.languages.includes('ar'),
    ).length
    expect((await page('category=finance&price=free&language=ar')).meta.total).toBe(wanted)
    expect(await page('category=nothing')).toEqual({
      data: [],
      meta: { next_cursor: null, total: 0, total_is_capped: false, corrected_to: null },
    })
  })
  test.each([
    'level=expert',
    'price=cheap',
    'rating=6',
    'rating=0',
    'limit=0',
    'limit=49',
    'instructor=0',
    'category=A',
    'category=design,',
    'category=design,,writing',
    `category=${Array.from({ length: 21 }, () => 'a').join(',')}`,
    'sort=id',
  ])('%s is answered 422', async query => {
    expect((await api.as()('GET', `/client-api/v1/courses?${query}`)).statusCode).toBe(422)
  })
  test.each(['rating=x', 'level=beginner&level=advanced', 'nothing=1', 'instructor=1.5', 'q=a%00b'])(
    '%s is answered 400',
    async query => {
      expect((await api.as()('GET', `/client-api/v1/courses?${query}`)).statusCode).toBe(400)
    },
  )
})

test('named courses come in one answer, in their order, without those that are not published', async () => {
  const [first, second] = [await course(api), await course(api)]
  const draft = await course(api, { state: 'draft' })
  const ask = async (ids: string) => {
    const answer = await api.as()('GET', `/client-api/v1/courses?ids=${ids}`)
    return { status: answer.statusCode, ...answer.json<Page>() }
  }
  const { data, meta } = await ask([second, 999_999, draft, first].join(','))
  expect(data.map(({ id }) => id)).toEqual([second, first])
  expect(meta).toEqual({ next_cursor: null, total: 2, total_is_capped: false, corrected_to: null })
  for (const odd of ['', '0', '1,', 'a', '1;2', Array.from({ length: 101 }, (_, id) => id + 1).join(',')])
    expect((await ask(odd)).status, odd).toBe(422)
})

describe('a cursor', () => {
  const forged = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
  test.each([
    ['of another order', forged('price_low', 1, 1, 1)],
    ['that is no JSON', 'abc'],
    ['with a text for a number', forged('best_selling', 'x', 1, 1)],
    ['with a fraction', forged('best_selling', 1.5, 1, 1)],
    ['with a negative id', forged('best_selling', 1, -1, 1)],
    ['with an object', forged('best_selling', {}, 1, 1)],
  ])('%s is answered 400', async (_what, cursor) => {
    expect(
      (await api.as()('GET', `/client-api/v1/courses?sort=best_selling&cursor=${cursor}`)).statusCode,
    ).toBe(400)
  })
  test.each(['', 'yesterday', '2026-13-45T00:00:00Z', 'infinity', '0000-01-01T00:00:00Z'])(
    'by date of "%s" is answered 400',
    async moment => {
      expect(
        (await api.as()('GET', `/client-api/v1/courses?sort=newest&cursor=${forged('newest', moment, 1, 1)}`))
          .statusCode,
      ).toBe(400)
    },
  )
  test('of any whole number is taken', async () => {
    expect(
      (
        await api.as()(
          'GET',
          `/client-api/v1/courses?sort=best_selling&cursor=${forged('best_selling', Number.MAX_SAFE_INTEGER, 1, 1)}`,
        )
      ).statusCode,
    ).toBe(200)
  })
})
