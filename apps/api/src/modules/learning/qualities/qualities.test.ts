import { readdirSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lessons, videos } from '../../../db/schema/index.ts'
import { curriculum } from '../../../testing/catalogue.ts'
import { drawing, failing, heldLesson, prepareAll, workFolder } from '../../../testing/recordings.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { mp4 } from '../../../testing/videos.ts'
import { sweepRecordings } from '../recordings/sweep.ts'
import { findVideos } from './finding.ts'
import { wantedHeights } from './wanted.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(() => api.db.delete(videos))

/** Two seconds of 1080 lines that take eight million bits each. */
const large = (height = 1080) => Buffer.concat([mp4({ seconds: 2, height }), Buffer.alloc(2_000_000)])
type Quality = { height: number; src: string }
const files = async () => (await api.storage.olderThan('recordings', -1000)).toSorted()

async function videoLesson(bytes: Buffer) {
  const media = `${crypto.randomUUID().replaceAll('-', '').padEnd(64, '0')}.mp4`
  await api.storage.put(media, bytes)
  const { lessonIds } = await curriculum(api, 1, {}, { kind: 'video', media, freePreview: true })
  const id = lessonIds[0] ?? 0
  const shown = async () =>
    (await api.as()('GET', `/client-api/v1/lessons/${id}`)).json<{
      data: { media: string; qualities: Quality[] }
    }>().data
  return { id, media, shown }
}

test.each([
  [{ height: 1080, bytes: 80_000_000, tenths: 1200 }, [360, 720]],
  [{ height: 2160, bytes: 800_000_000, tenths: 1200 }, [360, 720, 1080]],
  [{ height: 540, bytes: 80_000_000, tenths: 1200 }, [360]],
  [{ height: 360, bytes: 80_000_000, tenths: 1200 }, []],
  [{ height: 720, bytes: 700_000, tenths: 380 }, []],
  [{ height: 1080, bytes: 30_000_000, tenths: 1200 }, [360]],
  [{ height: 1080, bytes: 80_000_000, tenths: 0 }, []],
])('of %j pictures in %j are worth it', (video, heights) => expect(wantedHeights(video)).toEqual(heights))

test('a lesson’s video is there in each size that is worth it, the largest first, behind addresses of its own', async () => {
  const { shown } = await videoLesson(large())
  expect((await shown()).qualities).toEqual([])
  await findVideos(api.db)
  await findVideos(api.db)
  await prepareAll(api, drawing)
  const { media, qualities } = await shown()
  expect(qualities.map(({ height }) => height)).toEqual([1080, 720, 360])
  expect(qualities[0]?.src).toBe(media)
  const smallest = await api.app.inject({ url: qualities[2]?.src ?? '' })
  expect([smallest.statusCode, smallest.rawPayload.equals(mp4({ height: 360 }))]).toEqual([200, true])
  const [bare] = (qualities[2]?.src ?? '').split('?')
  expect((await api.app.inject({ url: bare ?? '' })).statusCode).toBe(403)
  expect(readdirSync(workFolder(api))).toEqual([])
})

test('one that could not be made smaller is played as it is, and is not tried for ever', async () => {
  const before = await files()
  const { shown, media } = await videoLesson(large())
  await findVideos(api.db)
  await prepareAll(api, failing)
  expect(await shown()).toMatchObject({ media: expect.stringContaining(media), qualities: [] })
  expect(await api.db.select().from(videos).where(eq(videos.media, media))).toMatchObject([
    { height: 1080, smaller: [] },
  ])
  expect(await files()).toEqual(before)
})

test('where the machine has no program for videos nothing is noted down: it may have one later', async () => {
  await videoLesson(large())
  await findVideos(api.db)
  await prepareAll(api, null)
  expect(await api.db.$count(videos)).toBe(0)
})

test('with the video its smaller ones go, from the lesson at once and from the storage', async () => {
  const { id, media, shown } = await videoLesson(large())
  await findVideos(api.db)
  await prepareAll(api, drawing)
  const { smaller } = (await api.db.select().from(videos).where(eq(videos.media, media)))[0] ?? {
    smaller: [],
  }
  expect(smaller).toHaveLength(2)
  await sweepRecordings(api.db, api.storage, workFolder(api), -1000)
  expect(await files()).toEqual(expect.arrayContaining(smaller.map(({ file }) => file)))
  const other = await videoLesson(large(720))
  await api.db.update(lessons).set({ media: other.media }).where(eq(lessons.id, id))
  expect((await shown()).qualities).toEqual([])
  await findVideos(api.db)
  await sweepRecordings(api.db, api.storage, workFolder(api), -1000)
  const left = await files()
  for (const { file } of smaller) expect(left).not.toContain(file)
})

test('a recording that was uploaded is made smaller once its lesson shows it', async () => {
  const { studio, page } = await heldLesson(api)
  const optimised = { ...drawing, optimise: failing.optimise }
  await studio.upload(large(720))
  await prepareAll(api, optimised)
  const { qualities } = (await page()) as unknown as { qualities: Quality[] }
  expect(qualities.map(({ height }) => height)).toEqual([720, 360])
})
