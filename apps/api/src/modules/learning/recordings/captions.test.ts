import { captionLines } from '@masar/text'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lessons, recordings } from '../../../db/schema/index.ts'
import { findFfmpeg } from '../../../gateways/video/ffmpeg.ts'
import { videoFacts } from '../../../gateways/video/video-file.ts'
import { codeOf, heldLesson, idOf, prepareAll, workFolder } from '../../../testing/recordings.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { followed } from '../../../testing/media.ts'
import { demoVideoBytes, mp4 } from '../../../testing/videos.ts'
import { sweepRecordings } from './sweep.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

describe('captions', () => {
  test('stand beside the recording in both languages', async () => {
    const { studio, taught, page } = await heldLesson(api)
    const text = '\uFEFFWEBVTT\r\n\r\n00:00.000 --> 00:01.000\r\nأهلًا\r\n'
    expect((await studio.captions('ar', text)).statusCode).toBe(404)
    await studio.upload(mp4())
    await prepareAll(api)
    for (const language of ['en', 'ar']) expect((await studio.captions(language, text)).statusCode).toBe(200)
    expect((await taught()).recording?.captions).toEqual(['ar', 'en'])
    const { captions } = await page()
    const file = await followed(api, captions[0]?.src ?? '')
    expect([file.headers['content-type'], file.body]).toEqual(['text/vtt; charset=utf-8', text.slice(1)])
    await studio.removeCaptions('en')
    expect((await taught()).recording?.captions).toEqual(['ar'])
  })

  test('are taken as SubRip too, and kept as what browsers read', async () => {
    const { studio, page } = await heldLesson(api)
    await studio.upload(mp4())
    await prepareAll(api)
    const text =
      '\uFEFF1\r\n00:00:00,000 --> 00:00:01,500\r\nأهلًا، بكم\r\n\r\n2\r\n00:00:02,000 --> 00:00:03,000\r\nنبدأ 1,000\r\n'
    expect((await studio.captions('ar', text)).statusCode).toBe(200)
    const { body } = await followed(api, (await page()).captions[0]?.src ?? '')
    expect(captionLines(body)).toEqual([
      { from: 0, to: 1.5, text: 'أهلًا، بكم' },
      { from: 2, to: 3, text: 'نبدأ 1,000' },
    ])
    expect(body.startsWith('WEBVTT\n\n1\r\n00:00:00.000 --> 00:00:01.500\r\n')).toBe(true)
  })

  test.each([
    ['a text', 'Good evening'],
    ['SubRip that says nothing', '1\n00:00:00,000 --> 00:00:01,000\n\n'],
    ['nothing said', 'WEBVTT\n'],
    ['no UTF-8', Buffer.from([0x57, 0x45, 0x42, 0x56, 0x54, 0x54, 0x0a, 0xff, 0xfe])],
  ])('are none: %s', async (_, text) => {
    const { studio } = await heldLesson(api)
    await studio.upload(mp4())
    await prepareAll(api)
    expect(codeOf(await studio.captions('ar', text))).toBe('captions_refused')
    expect((await studio.captions('fr', 'WEBVTT\n')).statusCode).toBe(422)
  })
})

test('the sweep removes abandoned uploads and what no row names, and nothing else', async () => {
  const { studio, page, lessonId } = await heldLesson(api)
  await studio.upload(mp4())
  await prepareAll(api)
  const open = idOf(await studio.begin(500_000))
  await studio.send(open, 0, Buffer.concat([mp4(), Buffer.alloc(100_000)]))
  await api.storage.put('recordings/orphan', Buffer.from('x'))
  await api.storage.put('recording-parts/orphan', Buffer.from('x'))
  await sweepRecordings(api.db, api.storage, workFolder(api), -1000)
  expect(await api.storage.olderThan('recording-parts', -1000)).toHaveLength(1)
  expect(await api.storage.size('recordings/orphan')).toBeNull()
  expect((await followed(api, (await page()).media ?? '')).statusCode).toBe(200)
  await api.db
    .update(recordings)
    .set({ updatedAt: sql`now() - interval '8 days'` })
    .where(eq(recordings.id, open))
  // An import has put another file in its place.
  await api.db
    .update(lessons)
    .set({ media: `${'a'.repeat(64)}.mp4` })
    .where(eq(lessons.id, lessonId))
  await sweepRecordings(api.db, api.storage, workFolder(api), -1000)
  expect(await api.db.$count(recordings, eq(recordings.lessonId, lessonId))).toBe(0)
  expect(await api.storage.olderThan('recording-parts', -1000)).toEqual([])
})

test('with ffmpeg itself a recording is made to start at once', async context => {
  const tool = await findFfmpeg('ffmpeg')
  if (tool === null) return context.skip()
  const { studio, row, page } = await heldLesson(api)
  await studio.upload(demoVideoBytes())
  await prepareAll(api, tool)
  const { media } = (await row()) ?? {}
  expect(await videoFacts(api.storage, media ?? '')).toMatchObject({ kind: 'mp4', tenths: 380 })
  const file = await followed(api, (await page()).media ?? '')
  expect(file.rawPayload.indexOf('moov')).toBeLessThan(file.rawPayload.indexOf('mdat'))
  const poster = await followed(api, (await page()).poster ?? '')
  expect(poster.rawPayload.subarray(0, 3).toString('hex')).toBe('ffd8ff')
})
