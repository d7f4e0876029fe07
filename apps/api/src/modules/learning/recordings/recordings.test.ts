import { readdirSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  courses,
  lessons,
  liveSessions,
  outbox,
  recordingParts,
  recordings,
} from '../../../db/schema/index.ts'
import { account } from '../../../testing/accounts.ts'
import { callsOf } from '../../../testing/discussions.ts'
import {
  codeOf,
  drawing,
  failing,
  heldLesson,
  idOf,
  prepareAll,
  workFolder,
} from '../../../testing/recordings.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { followed } from '../../../testing/media.ts'
import { demoVideoBytes, mp4, webm } from '../../../testing/videos.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

describe('a recording', () => {
  test('arrives in parts, goes on where it stopped, and is what the lesson shows', async () => {
    const { studio, taught, page, lessonId, asker } = await heldLesson(api)
    const bytes = demoVideoBytes()
    const id = idOf(await studio.begin(bytes.length, '../درس\u202e.mp4'))
    expect((await studio.send(id, 0, bytes.subarray(0, 200_000))).headers['upload-offset']).toBe('200000')
    const asked = await studio.offset(id)
    expect([asked.headers['upload-offset'], asked.headers['upload-length']]).toEqual([
      '200000',
      String(bytes.length),
    ])
    expect((await studio.send(id, 0, bytes)).json()).toMatchObject({
      code: 'upload_offset',
      data: { received: 200_000 },
    })
    expect(await taught()).toMatchObject({
      recording: null,
      upload: { state: 'uploading', received: 200_000 },
    })
    await studio.send(id, 200_000, bytes.subarray(200_000))
    // Its answer was lost: an empty part at the end is acknowledged again.
    expect((await studio.send(id, bytes.length, Buffer.alloc(0))).statusCode).toBe(204)
    expect(await taught()).toMatchObject({ recording: null, upload: { state: 'preparing' } })
    expect(await page()).toMatchObject({ media: null })
    await prepareAll(api)
    expect(await taught()).toMatchObject({
      recording: { name: 'درس.mp4', seconds: 38, is_optimised: false, captions: [] },
      upload: null,
    })
    const shown = await page()
    expect(shown).toMatchObject({ completed_by: 'attending', needed_seconds: 34.2, poster: null })
    const file = await followed(api, shown.media ?? '', { range: 'bytes=4-7' })
    expect([file.statusCode, file.headers['content-type'], file.body]).toEqual([206, 'video/mp4', 'ftyp'])
    expect((await followed(api, shown.media ?? '')).rawPayload.equals(bytes)).toBe(true)
    const stranger = callsOf(api, await account(api))
    expect((await stranger.call('GET', `/lessons/${lessonId}`)).status).toBe(200)
    expect(asker.id).toBeGreaterThan(0)
    expect(await api.db.$count(recordingParts)).toBe(0)
    expect(await api.storage.olderThan('recording-parts', -1000)).toEqual([])
    expect(readdirSync(workFolder(api))).toEqual([])
    const told = await api.db.select().from(outbox)
    expect(JSON.stringify(told)).toContain(`presence-lesson.${lessonId}`)
  })

  test('is optimised where the machine can, with a picture, and served as it came where that fails', async () => {
    const { studio, taught, page } = await heldLesson(api)
    const before = (await api.storage.olderThan('recordings', -1000)).length
    await studio.upload(mp4())
    await prepareAll(api, drawing)
    expect(await taught()).toMatchObject({ recording: { seconds: 120, is_optimised: true } })
    const { poster } = await page()
    const picture = await followed(api, poster ?? '')
    expect([picture.headers['content-type'], picture.body]).toEqual(['image/jpeg', 'a picture'])
    await studio.upload(webm(), 'again.webm')
    await prepareAll(api, failing)
    expect(await taught()).toMatchObject({
      recording: { seconds: 90, is_optimised: false, name: 'again.webm' },
      upload: null,
    })
    const shown = await page()
    expect(shown.poster).toBeNull()
    expect((await followed(api, shown.media ?? '')).headers['content-type']).toBe('video/webm')
    // What it took the place of is gone.
    expect((await followed(api, poster ?? '')).statusCode).toBe(404)
    expect(await api.storage.olderThan('recordings', -1000)).toHaveLength(before + 1)
  })

  test.each([
    ['kind', mp4().subarray(0, 200)],
    ['kind', webm({ type: 'matroska' })],
    ['codec', mp4({ codec: 'hvc1' })],
    ['length', mp4({ seconds: 0 })],
    ['length', mp4({ seconds: 90_000 })],
  ])('is refused for its %s, and the lesson keeps what it has', async (refusal, bytes) => {
    const { studio, taught } = await heldLesson(api)
    await studio.upload(mp4(), 'first.mp4')
    await prepareAll(api)
    const id = await studio.upload(bytes)
    await prepareAll(api)
    expect(await taught()).toMatchObject({
      recording: { name: 'first.mp4' },
      upload: { id, state: 'refused', refusal },
    })
    expect((await studio.cancel(id)).statusCode).toBe(204)
    expect(await taught()).toMatchObject({ upload: null })
  })

  test('that is no video is refused with its first part, too large a one before', async () => {
    const { studio, taught } = await heldLesson(api)
    const id = idOf(await studio.begin(1_000_000, 'not-really.mp4'))
    expect(codeOf(await studio.send(id, 0, Buffer.alloc(1000, 65)))).toBe('recording_kind_refused')
    expect(await taught()).toMatchObject({ upload: null })
    const large = await studio.begin(2049 * 1024 * 1024)
    expect(large.json()).toMatchObject({ code: 'recording_too_large', data: { megabytes: 2048 } })
  })

  test('counts against what one instructor may have, in all courses', async () => {
    const { studio, courseId } = await heldLesson(api)
    const other = await heldLesson(api)
    await other.studio.upload(mp4())
    await prepareAll(api)
    await api.db.update(recordings).set({ bytes: 49 * 1024 ** 3, received: 49 * 1024 ** 3 })
    expect((await studio.begin(1_500_000_000)).statusCode).toBe(200)
    const [course] = await api.db.select().from(courses).where(eq(courses.id, other.courseId))
    const move = { instructorId: course?.instructorId ?? 0 }
    await api.db.update(courses).set(move).where(eq(courses.id, courseId))
    const { begin } = other.studio
    expect((await begin(2_000_000_000)).json()).toMatchObject({
      code: 'recordings_full',
      data: { gigabytes: 50 },
    })
    await api.db.delete(recordings)
  })

  test('of two that send the same part one is taken; of two begun the later one stays', async () => {
    const { studio, taught } = await heldLesson(api)
    const bytes = mp4()
    const first = idOf(await studio.begin(bytes.length))
    const id = idOf(await studio.begin(bytes.length, 'second.mp4', 'the-same-key'))
    expect(idOf(await studio.begin(bytes.length, 'second.mp4', 'the-same-key'))).toBe(id)
    expect((await studio.send(first, 0, bytes)).statusCode).toBe(404)
    const sent = await Promise.all([studio.send(id, 0, bytes), studio.send(id, 0, bytes)])
    expect(sent.some(({ statusCode }) => statusCode === 204)).toBe(true)
    await prepareAll(api)
    expect(await taught()).toMatchObject({ recording: { name: 'second.mp4' }, upload: null })
    expect(await api.storage.olderThan('recording-parts', -1000)).toEqual([])
  })

  test.each([
    ['has no time', null],
    ['is to come', [10, 70]],
  ] as const)('is none of a lesson that %s', async (_, span) => {
    const { studio, lessonId } = await heldLesson(api, span ? [...span] : undefined)
    if (span === null) await api.db.delete(liveSessions).where(eq(liveSessions.lessonId, lessonId))
    expect(codeOf(await studio.begin(1000))).toBe('live_not_begun')
  })

  test('is for the course’s instructor, and for no one else', async () => {
    const { studio, studioOf, asker } = await heldLesson(api)
    const { teacher } = await heldLesson(api)
    const id = idOf(await studio.begin(1000))
    for (const [token, status] of [
      [teacher.token, 404],
      [asker.token, 403],
    ] as const) {
      const calls = studioOf(token)
      for (const answer of [
        await calls.begin(10),
        await calls.offset(id),
        await calls.send(id, 0, mp4()),
        await calls.cancel(id),
        await calls.remove(),
        await calls.captions('ar', 'WEBVTT\n\n00:00.000 --> 00:01.000\nنعم\n'),
        await calls.removeCaptions('ar'),
      ])
        expect(answer.statusCode).toBe(status)
    }
    expect((await studio.offset(id)).headers['upload-offset']).toBe('0')
  })

  test('whose lesson loses its instructor while it is prepared leaves nothing behind', async () => {
    const { studio, lessonId, row } = await heldLesson(api)
    await studio.upload(mp4())
    await api.db.update(lessons).set({ retiredAt: new Date() }).where(eq(lessons.id, lessonId))
    const before = await api.storage.olderThan('recordings', -1000)
    await prepareAll(api)
    expect((await row())?.media).toBeNull()
    expect(await api.storage.olderThan('recordings', -1000)).toEqual(before)
  })

  test('completes the lesson for who missed it and watches it', async () => {
    const { studio, lessonId, asker } = await heldLesson(api)
    await studio.upload(mp4({ seconds: 2 }))
    await prepareAll(api)
    const report = await asker.call('PUT', `/lessons/${lessonId}/progress`, { watched: [[0, 20]] })
    expect(report).toMatchObject({ status: 200, data: { is_completed: true } })
  })

  test('is taken away at once, with its captions', async () => {
    const { studio, taught, page } = await heldLesson(api)
    expect((await studio.remove()).statusCode).toBe(404)
    await studio.upload(mp4())
    await prepareAll(api)
    await studio.captions('ar', 'WEBVTT\n\n00:00.000 --> 00:01.000\nنعم\n')
    const { media } = await page()
    expect((await studio.remove()).statusCode).toBe(200)
    expect((await followed(api, media ?? '')).statusCode).toBe(404)
    expect(await page()).toMatchObject({ media: null, captions: [], needed_seconds: null })
    expect(await taught()).toMatchObject({ recording: null, upload: null })
  })
})
