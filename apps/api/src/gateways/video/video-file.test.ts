import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { demoVideoBytes, mp4, webm } from '../../testing/videos.ts'
import { FolderStorage } from '../storage.ts'
import { findFfmpeg } from './ffmpeg.ts'
import { beginsLikeVideo, isPlayable, videoFacts } from './video-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'masar-video-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const storage = new FolderStorage(folder)
const factsOf = async (bytes: Buffer) => {
  await storage.put('video', bytes)
  return videoFacts(storage, 'video')
}

describe('a video', () => {
  test.each([
    ['a real MP4', demoVideoBytes(), 'mp4', 380, true],
    ['an MP4 whose header comes last', mp4(), 'mp4', 900, true],
    ['HEVC, which not every browser shows', mp4({ codec: 'hvc1' }), 'mp4', 900, false],
    ['QuickTime', mp4({ brand: 'qt  ' }), 'quicktime', 900, true],
    [
      'an MP4 behind something else, which other programs take for that',
      Buffer.concat([Buffer.from('\0\0\0\x10#EXTM3U\nhttp', 'latin1'), mp4()]),
      'quicktime',
      900,
      true,
    ],
    ['WebM', webm(), 'webm', 900, true],
    ['WebM of sound alone', webm({ codec: 'A_OPUS' }), 'webm', 900, false],
    ['WebM without a length, as browsers record it', webm({ seconds: 0 }), 'webm', 0, true],
  ] as const)('says what it is: %s', async (_, bytes, kind, tenths, playable) => {
    const facts = await factsOf(bytes)
    expect(facts).toMatchObject({ kind, tenths })
    expect(facts && isPlayable(facts)).toBe(playable)
    expect(beginsLikeVideo(bytes.subarray(0, 100))).toBe(kind !== 'quicktime')
  })

  test.each([
    [720, demoVideoBytes()],
    [1080, mp4({ height: 1080 })],
    [0, mp4()],
    [0, mp4({ codec: 'mp4a', height: 1080 })],
    [480, webm({ height: 480 })],
    [0, webm()],
  ])('says that its picture is %i pixels high', async (height, bytes) =>
    expect(await factsOf(bytes)).toMatchObject({ height }),
  )

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('no video at all, whatever it is called')],
    ['Matroska that is no WebM', webm({ type: 'matroska' })],
    ['a broken MP4', mp4().subarray(0, 300)],
    ['boxes that go nowhere', Buffer.alloc(4000)],
    ['an MP4 that claims to be endless', Buffer.from('000000016d6f6f7600000000ffffffff', 'hex')],
    ['elements without an end', Buffer.from(`1a45dfa3${'ff'.repeat(60)}`, 'hex')],
  ])('is none: %s', async (_, bytes) => {
    const facts = await factsOf(bytes)
    expect(facts === null || !isPlayable(facts)).toBe(true)
  })

  test('cut anywhere, is read without an error', async () => {
    for (const whole of [mp4(), webm()])
      for (let length = 0; length < whole.length; length += 7)
        await expect(factsOf(whole.subarray(0, length))).resolves.not.toThrow()
  })
})

test('a machine without the program is no error', async () => {
  expect(await findFfmpeg(join(folder, 'no-such-program'))).toBeNull()
})
