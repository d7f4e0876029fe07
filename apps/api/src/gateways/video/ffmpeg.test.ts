import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoVideoBytes, greedyMp4 } from '../../testing/videos.ts'
import { FolderStorage } from '../storage.ts'
import { FfmpegError, findFfmpeg, type VideoTool } from './ffmpeg.ts'
import { videoFacts } from './video-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'masar-ffmpeg-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const [given, made] = [join(folder, 'given'), join(folder, 'made')]
const { signal } = new AbortController()
const megabyte = 1024 ** 2

let tool: VideoTool | null
beforeAll(async () => {
  tool = await findFfmpeg('ffmpeg')
})

describe('of what an instructor uploads, ffmpeg', () => {
  test('writes no more than was given, however often a list names the same picture', async context => {
    if (tool === null) return context.skip()
    const greedy = greedyMp4({ times: 400, bytes: megabyte })
    writeFileSync(given, greedy)
    await expect(tool.optimise(given, made, 'mp4', signal)).rejects.toThrow(FfmpegError)
    expect(statSync(made).size).toBeLessThan(6 * megabyte)
    // It is taken for a video, and is written out whole where it names each picture once.
    writeFileSync(given, greedyMp4({ times: 1, bytes: megabyte }))
    await tool.optimise(given, made, 'mp4', signal)
    expect(statSync(made).size).toBeGreaterThan(megabyte)
  })

  test('makes a smaller picture of it, and none that would be no smaller as a file', async context => {
    if (tool === null) return context.skip()
    writeFileSync(given, demoVideoBytes())
    await tool.shrink(given, made, { kind: 'mp4', height: 360, tenths: 380 }, signal)
    const facts = await videoFacts(new FolderStorage(folder), 'made')
    expect(facts).toMatchObject({ kind: 'mp4', height: 360, tenths: expect.closeTo(380, -1) })
    expect(statSync(made).size).toBeLessThan(statSync(given).size)
    const again = tool.shrink(made, given, { kind: 'mp4', height: 1080, tenths: 380 }, signal)
    await expect(again).rejects.toThrow(FfmpegError)
  })

  test.each([
    ['a playlist', '#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nother.mp4\n#EXT-X-ENDLIST\n'],
    ['a list of files', 'ffconcat version 1.0\nfile other.mp4\n'],
  ])('reads nothing that %s names', async (_, text) => {
    if (tool === null) return
    writeFileSync(join(folder, 'other.mp4'), demoVideoBytes())
    writeFileSync(given, text)
    for (const kind of ['mp4', 'webm'] as const) {
      await expect(tool.optimise(given, made, kind, signal)).rejects.toThrow(FfmpegError)
      const poster = tool.drawPoster(given, join(folder, 'poster'), { kind, second: 1 }, signal)
      await expect(poster).rejects.toThrow(FfmpegError)
    }
  })
})
