import { createHash } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderStorage } from './storage.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masar-storage-'))
})
afterEach(() => rm(folder, { recursive: true }))

const megabyte = 1024 * 1024

/** By how many bytes the process's buffers grew at most while something was done. */
async function buffersDuring(work: () => Promise<unknown>): Promise<number> {
  const held = () => process.memoryUsage().arrayBuffers
  const before = held()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, held())
  }, 1)
  await work().finally(() => clearInterval(timer))
  return Math.max(most, held()) - before
}

test('a video is named by its content without being held in memory', { timeout: 60_000 }, async () => {
  const video = join(folder, 'video.mp4')
  const file = await open(video, 'w')
  // Zeros that take no room on the disk.
  await file.truncate(256 * megabyte)
  await file.close()
  const expected = createHash('sha256')
  const piece = Buffer.alloc(megabyte)
  for (let n = 0; n < 256; n += 1) expected.update(piece)
  const storage = new FolderStorage(join(folder, 'media'))
  let name = ''
  const grown = await buffersDuring(async () => {
    name = await storage.keep(video)
  })
  expect(name).toBe(`${expected.digest('hex')}.mp4`)
  expect(await storage.size(name)).toBe(256 * megabyte)
  // What was read waits for the garbage collector; a file that is read whole is all there at once.
  expect(grown).toBeLessThan(160 * megabyte)
})
