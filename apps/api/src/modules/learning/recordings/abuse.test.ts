import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lessons, recordingParts } from '../../../db/schema/index.ts'
import { findFfmpeg } from '../../../gateways/video/ffmpeg.ts'
import { codeOf, drawing, heldLesson, idOf, prepareAll, workFolder } from '../../../testing/recordings.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { followed } from '../../../testing/media.ts'
import { greedyMp4, mp4 } from '../../../testing/videos.ts'
import { sweepRecordings } from './sweep.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const files = async (folder: string) => (await api.storage.olderThan(folder, -1000)).toSorted()
const cue = 'WEBVTT\n\n00:00.000 --> 00:01.000\nنعم\n'

describe('the disk is not filled, and nothing of others removed', () => {
  test('by parts of a byte: only the last one may be small', async () => {
    const { studio } = await heldLesson(api)
    const bytes = Buffer.concat([mp4(), Buffer.alloc(200_000)])
    const id = idOf(await studio.begin(bytes.length))
    for (const size of [1, 11, 65_535]) {
      const answer = await studio.send(id, 0, bytes.subarray(0, size))
      expect([codeOf(answer), answer.body]).toEqual(['validation', expect.stringContaining('65536')])
    }
    expect(await api.db.$count(recordingParts, eq(recordingParts.recordingId, id))).toBe(0)
    expect((await studio.send(id, 0, bytes.subarray(0, 65_536))).statusCode).toBe(204)
    expect((await studio.send(id, 65_536, bytes.subarray(65_536, -1))).statusCode).toBe(204)
    expect((await studio.send(id, bytes.length - 1, bytes.subarray(-1))).statusCode).toBe(204)
    await studio.cancel(id)
  })

  test('by restarted uploads: what had arrived of the one before is gone', async () => {
    const { studio } = await heldLesson(api)
    const before = await files('recording-parts')
    for (let round = 0; round < 3; round += 1) {
      const id = idOf(await studio.begin(300_000))
      await studio.send(id, 0, Buffer.concat([mp4(), Buffer.alloc(100_000)]))
    }
    expect(await files('recording-parts')).toHaveLength(before.length + 1)
    const last = idOf(await studio.begin(1000, 'last.mp4', 'a-key-of-the-last'))
    expect(await files('recording-parts')).toEqual(before)
    // Sent again, it takes nothing away.
    await studio.send(last, 0, mp4().subarray(0, 1000))
    expect(idOf(await studio.begin(1000, 'last.mp4', 'a-key-of-the-last'))).toBe(last)
  })

  test('by captions: one file is kept per language, and none where there is no lesson for it', async () => {
    const { studio, studioOf, page } = await heldLesson(api)
    const { teacher } = await heldLesson(api)
    await studio.upload(mp4())
    await prepareAll(api)
    const before = await files('recordings')
    expect((await studioOf(teacher.token).captions('ar', cue)).statusCode).toBe(404)
    expect(await files('recordings')).toEqual(before)
    for (let round = 0; round < 3; round += 1) await studio.captions('ar', `${cue}${round}`)
    await studio.captions('en', cue)
    const shown = (await page()).captions.map(({ src }) => src)
    expect(await files('recordings')).toHaveLength(before.length + 2)
    await sweepRecordings(api.db, api.storage, workFolder(api), -1000)
    expect(await files('recordings')).toHaveLength(before.length + 2)
    await studio.removeCaptions('en')
    expect(await files('recordings')).toHaveLength(before.length + 1)
    await studio.remove()
    for (const src of shown) expect((await followed(api, src)).statusCode).toBe(404)
    expect(await files('recordings')).toHaveLength(before.length - 1)
  })

  test('captions of an import stay, which other lessons may have', async () => {
    const { studio, lessonId, row } = await heldLesson(api)
    await studio.upload(mp4())
    await prepareAll(api)
    const shared = `${'c'.repeat(64)}.vtt`
    await api.storage.put(shared, Buffer.from(cue))
    await api.db
      .update(lessons)
      .set({ captions: { ar: shared, en: shared } })
      .where(eq(lessons.id, lessonId))
    await studio.captions('ar', cue)
    expect((await row())?.captions).toMatchObject({ en: shared })
    await studio.remove()
    expect(await api.storage.size(shared)).not.toBeNull()
  })

  test('by tries that were killed over their work', async () => {
    const { studio } = await heldLesson(api)
    const id = await studio.upload(mp4())
    const [own, other] = [join(workFolder(api), `${id}-killed`), join(workFolder(api), 'of-another-killed')]
    for (const folder of [own, other]) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'given'), 'x')
    }
    await prepareAll(api)
    expect(readdirSync(workFolder(api))).toEqual(['of-another-killed'])
  })

  test('by a file that would be written out many times over: it is served as it came', async context => {
    const tool = await findFfmpeg('ffmpeg')
    if (tool === null) return context.skip()
    const { studio, taught, row } = await heldLesson(api)
    const greedy = greedyMp4({ times: 300, bytes: 1024 ** 2 })
    await studio.upload(greedy)
    await prepareAll(api, tool)
    expect(await taught()).toMatchObject({ recording: { seconds: 12, is_optimised: false }, upload: null })
    expect(await api.storage.size((await row())?.media ?? '')).toBe(greedy.length)
  })
})

test('a recording whose first picture no browser shows is refused, whatever else it holds', async () => {
  const { studio, taught } = await heldLesson(api)
  await studio.upload(mp4())
  await prepareAll(api, {
    ...drawing,
    optimise: async (_, target) => writeFileSync(target, mp4({ codec: 'cvid' })),
  })
  expect(await taught()).toMatchObject({ recording: null, upload: { state: 'refused', refusal: 'codec' } })
})

test('a name, a size or an offset that lies is refused', async () => {
  const { studio, taught } = await heldLesson(api)
  for (const size of [0, -1, 1.5, Number.MAX_SAFE_INTEGER, 2 ** 53])
    expect([400, 422]).toContain((await studio.begin(size)).statusCode)
  const bytes = mp4()
  const id = idOf(await studio.begin(bytes.length, '../../..\\etc/passwd\u202e'))
  expect(await taught()).toMatchObject({ upload: { name: 'passwd' } })
  for (const offset of [1, bytes.length, 2 ** 40])
    expect(codeOf(await studio.send(id, offset, bytes))).toBe('upload_offset')
  for (const offset of [-1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])
    expect([400, 409, 422]).toContain((await studio.send(id, offset, bytes)).statusCode)
  expect(codeOf(await studio.send(id, 0, Buffer.concat([bytes, Buffer.alloc(1)])))).toBe('too_large')
  expect((await studio.offset('../../../../etc/passwd')).statusCode).toBe(404)
  expect((await studio.offset(`${id.slice(0, -1)}.`)).statusCode).toBe(422)
  expect((await studio.offset(id)).headers['upload-offset']).toBe('0')
})

test('an address of a recording ends with the lesson, and with the access of whom it was made for', async () => {
  const { studio, page, lessonId, asker } = await heldLesson(api)
  await studio.upload(mp4())
  await prepareAll(api)
  await studio.captions('ar', cue)
  const { media, captions } = await page()
  const addresses = [media ?? '', captions[0]?.src ?? '']
  const statuses = async () => {
    const answers = await Promise.all(addresses.map(url => followed(api, url)))
    return answers.map(({ statusCode }) => statusCode)
  }
  const file = await followed(api, addresses[1] ?? '', { range: 'bytes=0-5' })
  expect(file.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'content-type': 'text/vtt; charset=utf-8',
  })
  expect([file.statusCode, file.body]).toEqual([206, 'WEBVTT'])
  for (const range of ['bytes=-0', 'bytes=99999999999999999999-', `bytes=${'9'.repeat(400)}-`])
    expect((await followed(api, addresses[0] ?? '', { range })).statusCode).toBe(416)
  expect(await statuses()).toEqual([200, 200])
  for (const change of ['v=0', `v=${asker.id + 1}`, 'l=1'])
    expect((await followed(api, (media ?? '').replace(/([vl])=\d+/, change))).statusCode).toBe(403)
  await api.db.update(lessons).set({ retiredAt: new Date() }).where(eq(lessons.id, lessonId))
  expect(await statuses()).toEqual([403, 403])
})
