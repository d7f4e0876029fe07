import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { lessons, questions } from '../../../db/schema/index.ts'
import { instructor } from '../../../testing/accounts.ts'
import { curriculum } from '../../../testing/catalogue.ts'
import { exam } from '../../../testing/exam.ts'
import { two } from '../../../testing/regrading.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { CourseLessons } from './file-lessons.ts'
import { questionFormats, type QuestionFormat } from './formats/formats.ts'

const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')

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

test('one of two lessons with a title is named by its id, and the title alone is an error of its row', async () => {
  const { lessonIds, named, file, send } = await taught([{ en: 'Cells' }, { en: 'cells' }] as never)
  const sheet = String(await file('csv'))
  const cell = `,${lessonIds[0]},`
  expect(sheet).toContain(cell)
  const told = async (text: string, locale: 'ar' | 'en') =>
    (await send('csv', sheet.replace(cell, `,${text},`), locale)).refused.map(({ message }) => plain(message))
  expect(await told('Cells', 'en')).toEqual([
    'Several lessons of the course have this title. Name the one you mean by its id: Cells',
  ])
  expect(await named()).toBe(lessonIds[0])
})

test.each(['gift', 'csv', 'xlsx'] as const)(
  'a question of %s is taken without a lesson that another course does not have, with a note that names it',
  async format => {
    const { file } = await taught()
    const other = await taught([{ en: 'Charts' }, { en: 'Tables' }] as never)
    const { refused, questions: shown } = await other.send(format, await file(format))
    expect(refused).toEqual([])
    expect(shown.flatMap(({ notes }) => notes.map(plain))).toEqual([
      'The lesson that teaches it is left out, since this title or id names no one lesson of this course: Cells',
    ])
    expect(await other.named()).toBe(other.lessonIds[0])
  },
)

test('a cell that is longer than any title is an error of its row', async () => {
  const { file, send } = await taught()
  const sheet = String(await file('csv'))
  const as = (length: number) => send('csv', sheet.replace('Cells', 'ﷺ'.repeat(length)))
  expect((await as(501)).refused.map(({ message }) => message)).toEqual([
    'A lesson is named by its title or id, in up to 500 characters.',
  ])
  expect((await as(500)).refused).toEqual([])
})

describe('lessons with numbers as titles', () => {
  const read = (lessons: ConstructorParameters<typeof CourseLessons>[0]) => new CourseLessons(lessons)

  test('are named by them, though they are the ids of others', () => {
    const known = read([
      { id: 1, title: { ar: '٢' } },
      { id: 2, title: { ar: '١' } },
    ])
    expect(known.nameOf(1, 'ar')).toBe('٢')
    expect(known.find('٢')).toMatchObject({ id: 1 })
    expect(known.find('1')).toMatchObject({ id: 2 })
  })

  test('are named by their ids where several have one, and by nothing that names another', () => {
    const known = read([
      { id: 1, title: { ar: '٧' } },
      { id: 7, title: { en: '7' } },
      { id: 8, title: { en: 'Cells' } },
      { id: 9, title: { en: 'cells' } },
      { id: 3, title: { en: '8' } },
    ])
    expect([1, 7, 9, 3].map(id => known.nameOf(id, 'en'))).toEqual(['1', '7', '9', '8'])
    expect(known.find('7')).toMatchObject({ id: 7 })
    expect(known.find('CELLS')).toBe('several')
    expect(known.nameOf(8, 'en')).toBeUndefined()
  })

  test('and a lesson that has one title in both languages is one lesson', () => {
    expect(read([{ id: 1, title: { ar: '٢', en: '2' } }]).find('2')).toMatchObject({ id: 1 })
  })
})

test('titles are folded once, however many questions name a lesson', () => {
  const titles = vi.fn(() => ({ en: 'Cells' }))
  const known = new CourseLessons([
    {
      id: 1,
      get title() {
        return titles()
      },
    },
  ])
  for (let turn = 0; turn < 100; turn += 1) known.find(`Charts ${turn}`)
  expect(titles).toHaveBeenCalledOnce()
})
