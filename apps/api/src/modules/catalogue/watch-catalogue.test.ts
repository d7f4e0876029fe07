import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createApi, type Api } from '../../api.ts'
import {
  cities,
  countries,
  courses,
  faqs,
  instructors,
  jobNames,
  lessons,
  pages,
  reviews,
  settings,
  users,
} from '../../db/schema/index.ts'
import { readEnv } from '../../env.ts'
import { account, instructor } from '../../testing/accounts.ts'
import { category, curriculum, enrol, review, type Curriculum } from '../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { foldEnrolments } from './counters.ts'
import { clearOnChange } from './watch-catalogue.ts'

// On PostgreSQL two hosts: what is changed through one is read through both. The embedded database has one host.
let api: TestApi
let other: { api: Api; app: FastifyInstance; folder: string } | undefined
let stop: () => Promise<void>
let made: Curriculum
let teacher: Awaited<ReturnType<typeof instructor>>
let reviewer: number
let countryId: number
beforeAll(async () => {
  api = await createTestApi()
  const { kind, pool } = api.database
  const url = kind === 'postgres' ? (pool.options.connectionString ?? null) : null
  stop = await clearOnChange(api.cache, api.database, url, { error: () => undefined })
  if (url !== null) other = await secondHost(url)
  teacher = await instructor(api)
  made = await curriculum(api, 2, { instructorId: teacher.instructorId })
  await review(api, made.courseId, 4)
  reviewer = (await api.db.query.reviews.findFirst())?.userId ?? 0
  countryId = (await api.db.query.cities.findFirst())?.countryId ?? 0
  // Whatever is read again was cleared: nothing expires.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now())
})
afterEach(() => api.cache.clear())
afterAll(async () => {
  vi.restoreAllMocks()
  await stop()
  await other?.app.close()
  await other?.api.close()
  await api.close()
  if (other) rmSync(other.folder, { recursive: true, force: true })
})

async function secondHost(url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'masar-host-'))
  const env = readEnv({
    DATABASE_URL: url,
    DATA_DIR: folder,
    SESSION_SECRET: 'a secret of the second host of the tests',
  })
  const logger = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const second = await createApi(env, { logger })
  const app = Fastify()
  await app.register(second.plugin)
  await app.ready()
  return { api: second, app, folder }
}

/** The answer of each host. */
async function answers(path: string): Promise<string[]> {
  const bodies: string[] = []
  for (const host of [api.app, ...(other ? [other.app] : [])]) {
    const answer = await host.inject({
      method: 'GET',
      url: `/client-api/v1${path}`,
      headers: { 'api-key': 'masar-web', 'accept-language': 'en-US' },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    bodies.push(answer.body)
  }
  return bodies
}

const named = (word: string) => ({ ar: word, en: word })
const course = (change: Partial<typeof courses.$inferInsert>) =>
  api.db.update(courses).set(change).where(eq(courses.id, made.courseId))
const page = () => `/courses/${made.courseId}`

const changes: [what: string, path: () => string, act: () => PromiseLike<unknown>, shown: string][] = [
  ['a course’s price', () => '/courses', () => course({ price: 77_700 }), '77700'],
  ['a course’s text', page, () => course({ description: named('Rewritten') }), 'Rewritten'],
  [
    'a lesson',
    page,
    () =>
      api.db
        .update(lessons)
        .set({ title: named('Relearned') })
        .where(eq(lessons.courseId, made.courseId)),
    'Relearned',
  ],
  ['a category', () => '/categories', () => category(api, 'recategorised'), 'recategorised'],
  [
    'an instructor',
    () => `/teachers/${teacher.instructorId}`,
    () =>
      api.db
        .update(instructors)
        .set({ bio: named('Rebiographed') })
        .where(eq(instructors.id, teacher.instructorId)),
    'Rebiographed',
  ],
  [
    'an instructor’s picture',
    () => '/teachers',
    () => api.db.update(users).set({ avatar: 'avatars/new.webp' }).where(eq(users.id, teacher.id)),
    'avatars/new.webp',
  ],
  [
    'a reviewer’s name',
    () => `${page()}/reviews`,
    () => api.db.update(users).set({ name: 'Renamed Reviewer' }).where(eq(users.id, reviewer)),
    'Renamed Reviewer',
  ],
  [
    'a review',
    () => `${page()}/reviews`,
    () => review(api, made.courseId, 2, { text: 'Reviewed' }),
    'Reviewed',
  ],
  [
    'a review’s text',
    () => `${page()}/reviews`,
    () => api.db.update(reviews).set({ text: 'Reworded' }).where(eq(reviews.userId, reviewer)),
    'Reworded',
  ],
  [
    'a question and its answer',
    () => '/faqs',
    () => api.db.insert(faqs).values({ position: 1, question: named('Asked'), answer: named('Answered') }),
    'Answered',
  ],
  [
    'a page',
    () => '/pages/about_us',
    () =>
      api.db.insert(pages).values({
        slug: 'about_us',
        title: named('About'),
        description: named('About'),
        body: named('Paged'),
      }),
    'Paged',
  ],
  [
    'a setting',
    () => '/settings?key=contact',
    () =>
      api.db
        .insert(settings)
        .values({ key: 'contact', value: { email: 'reset@example.com', company_name: named('Reset') } }),
    'reset@example.com',
  ],
  [
    'a country',
    () => '/countries',
    () => api.db.update(countries).set({ name: named('Relocated') }),
    'Relocated',
  ],
  [
    'a city',
    () => `/countries/${countryId}/cities`,
    () =>
      api.db
        .update(cities)
        .set({ name: named('Recited') })
        .where(eq(cities.countryId, countryId)),
    'Recited',
  ],
  [
    'a job name',
    () => '/job-names',
    () => api.db.update(jobNames).set({ name: named('Rejobbed') }),
    'Rejobbed',
  ],
]

test.each(changes)('every host forgets its answers when %s changes', async (_what, path, act, shown) => {
  const before = await answers(path())
  expect(before.join()).not.toContain(shown)
  await act()
  await vi.waitFor(
    async () => {
      for (const body of await answers(path())) expect(body).toContain(shown)
    },
    { timeout: 30_000, interval: 50 },
  )
})

test('a rolled-back change clears no cache, nor does an enrolment', async () => {
  await answers(page())
  const learner = await account(api)
  const { cleared } = api.cache
  await expect(
    api.db.transaction(async tx => {
      await tx.update(courses).set({ price: 5 })
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  // A statement that fails costs the embedded database its connection: the next one is notified.
  await expect(api.db.execute(sql`select 1 / 0`)).rejects.toThrow()
  await enrol(api, learner.id, made.courseId)
  // Its own notification arrives after all that came before it.
  await api.db.execute(sql`select pg_notify('masar_catalogue', '')`)
  await vi.waitFor(() => expect(api.cache.cleared).toBeGreaterThan(cleared), { timeout: 30_000 })
  expect(api.cache.cleared).toBe(cleared + 1)
  await foldEnrolments(api.db)
  await vi.waitFor(() => expect(api.cache.cleared).toBe(cleared + 2), { timeout: 30_000 })
  await foldEnrolments(api.db)
  await api.db.execute(sql`select pg_notify('masar_catalogue', '')`)
  await vi.waitFor(() => expect(api.cache.cleared).toBe(cleared + 3), { timeout: 30_000 })
})
