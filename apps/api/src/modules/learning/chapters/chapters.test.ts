import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, type lessons, type VideoChapter } from '../../../db/schema/index.ts'
import { account, instructor } from '../../../testing/accounts.ts'
import { curriculum, enrol } from '../../../testing/catalogue.ts'
import { heldLesson, prepareAll } from '../../../testing/recordings.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { mp4 } from '../../../testing/videos.ts'

let api: TestApi
let teacher: Awaited<ReturnType<typeof instructor>>
beforeAll(async () => {
  api = await createTestApi()
  teacher = await instructor(api)
})
afterAll(() => api.close())

const base = '/client-api/v1'
const texts = (text: string) => ({ ar: `${text} ع`, en: text })
const chapter = (second: number, title: VideoChapter['title'] = texts(`At ${second}`)): VideoChapter => ({
  second,
  title,
})
const at = (lessonId: number) => `${base}/teaching/lessons/${lessonId}/chapters`
interface Stored {
  state: string
  lesson: { last_second: number | null }
  chapters: VideoChapter[]
}

async function ready(lesson: Partial<typeof lessons.$inferInsert> = {}) {
  const { courseId, lessonIds } = await curriculum(
    api,
    2,
    { instructorId: teacher.instructorId, languages: ['ar', 'en'] },
    { freePreview: false, kind: 'video', media: 'two.mp4', mediaTenths: 601, ...lesson },
  )
  return { courseId, lessonId: lessonIds[0] ?? 0 }
}
const read = async (lessonId: number) =>
  (await api.as(teacher.token, 'en')('GET', at(lessonId))).json<{ data: Stored }>().data
/** Writes them against the state that is there. */
async function write(lessonId: number, chapters: VideoChapter[], state?: string) {
  const known = state ?? (await read(lessonId)).state
  return api.as(teacher.token, 'en')('PUT', at(lessonId), { state: known, chapters })
}

test('chapters are written in one act, and come with the lesson in the reader’s language', async () => {
  const { courseId, lessonId } = await ready()
  expect(await read(lessonId)).toMatchObject({ lesson: { last_second: 60 }, chapters: [] })
  const chapters = [chapter(0), chapter(12, { ar: '  المخاطر ', en: 'Risks' }), chapter(60)]
  const saved = await write(lessonId, chapters)
  expect(saved.statusCode, saved.body).toBe(200)
  const learner = await account(api)
  await enrol(api, learner.id, courseId)
  for (const [language, titles] of [
    ['ar', ['At 0 ع', 'المخاطر', 'At 60 ع']],
    ['en', ['At 0', 'Risks', 'At 60']],
  ] as const) {
    const page = await api.as(learner.token, language)('GET', `${base}/lessons/${lessonId}`)
    expect(page.json<{ data: { chapters: object[] } }>().data.chapters).toEqual(
      [0, 12, 60].map((second, n) => ({ second, title: titles[n] })),
    )
  }
  const list = await api.as(teacher.token, 'en')('GET', `${base}/teaching/courses/${courseId}/quizzes`)
  expect(list.json()).toMatchObject({
    data: { sections: [{ lessons: [{ id: lessonId, chapters: 3 }, { chapters: 0 }] }] },
  })
  const acts = await api.db.select().from(auditLog).where(eq(auditLog.action, 'lesson.write_chapters'))
  expect(acts.filter(({ subjectId }) => Number(subjectId) === lessonId)).toMatchObject([
    { before: { chapters: [] }, after: { chapters: [chapter(0), { second: 12 }, chapter(60)] } },
  ])
})

test.each([
  ['one before the one before it', [chapter(5), chapter(3)], 'chapters.1.second'],
  ['two at one second', [chapter(5), chapter(5)], 'chapters.1.second'],
  ['one behind the end', [chapter(61)], 'chapters.0.second'],
  ['one without a title in a language of the course', [chapter(0, { en: 'Start' })], 'chapters.0.title.ar'],
  ['a blank title', [chapter(0, { ar: 'بداية', en: ' ' })], 'chapters.0.title.en'],
] as const)('%s is refused at its field, and nothing changes', async (_, chapters, field) => {
  const { lessonId } = await ready()
  await write(lessonId, [chapter(1)])
  const answer = await write(lessonId, [...chapters])
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field])
  expect((await read(lessonId)).chapters).toEqual([chapter(1)])
})

test('a course in one language asks for one, and an unknown length limits nothing', async () => {
  const { courseId, lessonIds } = await curriculum(
    api,
    1,
    { instructorId: teacher.instructorId, languages: ['en'] },
    { kind: 'video', media: 'one.mp4', mediaTenths: 0 },
  )
  const answer = await write(lessonIds[0] ?? 0, [chapter(0, { en: 'Start' }), chapter(7200, { en: 'Late' })])
  expect([courseId > 0, answer.statusCode]).toEqual([true, 200])
})

test('who saw other chapters changes none', async () => {
  const { lessonId } = await ready()
  const { state } = await read(lessonId)
  await write(lessonId, [chapter(3)])
  expect((await write(lessonId, [chapter(9)], state)).statusCode).toBe(409)
  expect((await read(lessonId)).chapters).toEqual([chapter(3)])
})

test('a lesson without a video has no chapters, nor does another instructor’s lesson', async () => {
  const article = await ready({ kind: 'article', media: null })
  expect((await api.as(teacher.token)('GET', at(article.lessonId))).statusCode).toBe(404)
  expect((await write(article.lessonId, [], 'any')).statusCode).toBe(404)
  const other = await instructor(api)
  const { lessonId } = await ready()
  expect((await api.as(other.token)('GET', at(lessonId))).statusCode).toBe(404)
  const put = await api.as(other.token)('PUT', at(lessonId), { state: 'any', chapters: [] })
  expect(put.statusCode).toBe(404)
})

test('chapters of a recording stay as far as the next one reaches, and go with it', async () => {
  const { studio, teacher: holder, lessonId, row } = await heldLesson(api)
  const seconds = async () => (await row())?.chapters.map(({ second }) => second)
  await studio.upload(mp4({ seconds: 90 }))
  await prepareAll(api)
  const chapters = [chapter(0), chapter(59), chapter(60), chapter(89)]
  const { state } = (await holder.call('GET', `/teaching/lessons/${lessonId}/chapters`)).data as Stored
  await holder.call('PUT', `/teaching/lessons/${lessonId}/chapters`, { state, chapters })
  expect(await seconds()).toEqual([0, 59, 60, 89])
  await studio.upload(mp4({ seconds: 60 }), 'shorter.mp4')
  await prepareAll(api)
  expect(await seconds()).toEqual([0, 59])
  await studio.remove()
  expect(await seconds()).toEqual([])
})
