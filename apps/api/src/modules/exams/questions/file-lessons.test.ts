import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lessons, questions } from '../../../db/schema/index.ts'
import { instructor } from '../../../testing/accounts.ts'
import { curriculum } from '../../../testing/catalogue.ts'
import { exam } from '../../../testing/exam.ts'
import { two } from '../../../testing/regrading.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { questionFormats, type QuestionFormat } from './formats/formats.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

interface Report {
  changed: number
  unchanged: number
  questions: { key: string; notes: string[] }[]
  refused: { line: number; message: string; name: string | null }[]
}

/** A course of two lessons and an exam of two questions, the first of which names the first lesson. */
async function taught(titles = [{ ar: 'الخلايا', en: 'Cells' }, { en: 'Formulas' }] as const) {
  const teacher = await instructor(api)
  const { courseId, lessonIds } = await curriculum(api, titles.length, { instructorId: teacher.instructorId })
  for (const [at, title] of titles.entries())
    await api.db
      .update(lessons)
      .set({ title })
      .where(eq(lessons.id, lessonIds[at] ?? 0))
  const { examId, questionIds } = await exam(api, { courseId }, two)
  const [first = 0] = questionIds
  const name = (lessonId: number | null) =>
    api.db.update(questions).set({ lessonId }).where(eq(questions.id, first))
  await name(lessonIds[0] ?? null)
  const at = `/client-api/v1/exams/${examId}/questions`
  return {
    lessonIds,
    name,
    named: async () => {
      const [row] = await api.db.select().from(questions).where(eq(questions.id, first))
      return row?.lessonId
    },
    file: async (format: QuestionFormat, locale: 'ar' | 'en' = 'en') =>
      (await api.as(teacher.token, locale)('GET', `${at}/file?format=${format}`)).rawPayload,
    send: async (format: QuestionFormat, file: Buffer | string, locale: 'ar' | 'en' = 'en') => {
      const ending = { gift: 'txt', moodle_xml: 'xml', qti21: 'zip', qti30: 'zip', xlsx: 'xlsx', csv: 'csv' }
      const answer = await api.as(teacher.token, locale)(
        'POST',
        `${at}/import?name=questions.${ending[format]}`,
        Buffer.from(file),
        { 'content-type': 'application/octet-stream' },
      )
      return answer.json<{ data: Report }>().data
    },
  }
}

test.each(questionFormats)('a file of %s carries the lesson of a question out and in again', async format => {
  const { lessonIds, name, named, file, send } = await taught()
  const written = await file(format)
  expect(await send(format, written)).toMatchObject({ changed: 0, unchanged: 2 })
  await name(lessonIds[1] ?? null)
  expect(await send(format, written)).toMatchObject({ changed: 1, unchanged: 1, refused: [] })
  expect(await named()).toBe(lessonIds[0])
})

test('a sheet names it by title in either language or by id; an empty cell leaves it as it is', async () => {
  const { lessonIds, named, file, send } = await taught()
  const sheet = String(await file('csv'))
  expect(sheet).toContain('Cells')
  const as = (text: string) => send('csv', sheet.replace('Cells', text))
  expect(await as('')).toMatchObject({ unchanged: 2 })
  expect(await as(' formulas ')).toMatchObject({ changed: 1 })
  expect(await named()).toBe(lessonIds[1])
  expect(await as('الخلايا')).toMatchObject({ changed: 1 })
  expect(await as(String(lessonIds[1]))).toMatchObject({ changed: 1 })
  expect(await named()).toBe(lessonIds[1])
})

test('a lesson that the course does not have is an error of its row; one of two with a title is named by its id', async () => {
  const { lessonIds, named, file, send } = await taught([{ en: 'Cells' }, { en: 'cells' }] as never)
  const sheet = String(await file('csv'))
  const cell = `,${lessonIds[0]},`
  expect(sheet).toContain(cell)
  const told = async (text: string, locale: 'ar' | 'en') =>
    (await send('csv', sheet.replace(cell, `,${text},`), locale)).refused.map(({ message }) =>
      message.replaceAll(/[\u2066-\u2069]/g, ''),
    )
  expect(await told('Charts', 'en')).toEqual(['The course has no lesson with this title or id: Charts'])
  expect(await told('Charts', 'ar')).toEqual(['لا درس في الدورة بهذا العنوان أو المعرّف: Charts'])
  expect(await told('Cells', 'en')).toEqual([
    'Several lessons of the course have this title. Name the one you mean by its id: Cells',
  ])
  expect(await named()).toBe(lessonIds[0])
})

test('a format that people do not type is taken without a lesson that another course does not have', async () => {
  const { file } = await taught()
  const other = await taught([{ en: 'Charts' }, { en: 'Tables' }] as never)
  const { refused, questions: shown } = await other.send('gift', await file('gift'))
  expect(refused).toEqual([])
  expect(shown.flatMap(({ notes }) => notes)).toEqual([
    'The lesson that teaches it is left out: this course has none with that title or id.',
  ])
  expect(await other.named()).toBe(other.lessonIds[0])
})
