import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { lessons, liveSessions } from '../db/schema/index.ts'
import { FfmpegError, type VideoTool } from '../gateways/video/ffmpeg.ts'
import { makeQualities, workOnQualities } from '../modules/learning/qualities/making.ts'
import { prepareRecording, workOnRecording } from '../modules/learning/recordings/preparing.ts'
import { classroom } from './discussions.ts'
import { runJobs } from './jobs.ts'
import { silent, type TestApi } from './test-api.ts'
import { mp4 } from './videos.ts'

type Shown = {
  media: string | null
  poster: string | null
  captions: { src: string }[]
  needed_seconds: number
}
type Taught = {
  recording: { name: string | null; seconds: number; is_optimised: boolean; captions: string[] } | null
  upload: { id: string; state: string; received: number; refusal: string | null } | null
}
const minutes = (count: number) => new Date(Date.now() + count * 60_000)
export const workFolder = (api: TestApi) => join(api.mediaFolder, 'work')

/** A live lesson that is over, with the calls of its instructor's studio. */
// long: the calls of a studio, each short by itself
export async function heldLesson(api: TestApi, [from, to]: [number, number] = [-120, -60]) {
  const room = await classroom(api, 1, {}, { kind: 'live' })
  const lessonId = room.lessonIds[0] ?? 0
  await api.db
    .insert(liveSessions)
    .values({ lessonId, startsAt: minutes(from), endsAt: minutes(to), joinUrl: null })
  const base = `/client-api/v1/lessons/${lessonId}/recording`
  const studioOf = (token: string) => {
    const call = api.as(token)
    const begin = (bytes: number, name = 'lesson.mp4', key: string = crypto.randomUUID()) =>
      call('POST', `${base}/uploads`, { name, bytes }, { 'idempotency-key': key })
    const send = (id: string, offset: number, part: Buffer) =>
      call('PATCH', `${base}/uploads/${id}`, part, {
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      })
    return {
      begin,
      send,
      offset: (id: string) => call('HEAD', `${base}/uploads/${id}`),
      cancel: (id: string) => call('DELETE', `${base}/uploads/${id}`),
      remove: () => call('DELETE', base),
      captions: (language: string, text: string | Buffer) =>
        call('PUT', `${base}/captions/${language}`, Buffer.from(text), { 'content-type': 'text/vtt' }),
      removeCaptions: (language: string) => call('DELETE', `${base}/captions/${language}`),
      upload: async (bytes: Buffer, name?: string) => {
        const id = idOf(await begin(bytes.length, name))
        const sent = await send(id, 0, bytes)
        if (sent.statusCode !== 204) throw new Error(sent.body)
        return id
      },
    }
  }
  return {
    ...room,
    lessonId,
    studioOf,
    studio: studioOf(room.teacher.token),
    taught: async () =>
      ((await room.teacher.call('GET', '/teaching/live-lessons')).data as Taught[])[0] as Taught,
    page: async () => (await room.asker.call('GET', `/lessons/${lessonId}`)).data as Shown,
    row: async () => (await api.db.select().from(lessons).where(eq(lessons.id, lessonId)))[0],
  }
}
export const idOf = (answer: { json: () => unknown }) => (answer.json() as { data: { id: string } }).data.id
export const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code: string }).code

/** Stands for ffmpeg: what it makes is another MP4. */
export const drawing: VideoTool = {
  optimise: async (_, target) => writeFile(target, mp4({ seconds: 120 })),
  drawPoster: async (_, target) => writeFile(target, 'a picture'),
  shrink: async (_, target, { height }) => writeFile(target, mp4({ height })),
}
/** Stands for an ffmpeg that fails. */
export const failing: VideoTool = {
  optimise: async () => {
    throw new FfmpegError('failed')
  },
  drawPoster: async () => {
    throw new FfmpegError('failed')
  },
  shrink: async () => {
    throw new FfmpegError('failed')
  },
}
/** Prepares what has arrived, and makes the smaller pictures of what is to be looked at. */
export const prepareAll = (api: TestApi, tool: VideoTool | null = null) => {
  const parts = { db: api.db, storage: api.storage, tool, workFolder: workFolder(api), logger: silent }
  return runJobs(api, [prepareRecording, makeQualities], runner => {
    runner.handle(prepareRecording, ({ recordingId }, job) => workOnRecording(parts, recordingId, job))
    runner.handle(makeQualities, ({ media }, job) => workOnQualities(parts, media, job))
  })
}
