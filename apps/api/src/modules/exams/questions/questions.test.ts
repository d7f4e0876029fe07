import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, questions, questionVersions } from '../../../db/schema/index.ts'
import { account, instructor } from '../../../testing/accounts.ts'
import { course, enrol } from '../../../testing/catalogue.ts'
import { eightKinds, exam } from '../../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

interface Report {
  data: {
    format: string
    created: number
    changed: number
    unchanged: number
    questions: { key: string; outcome: string; line: number }[]
    refused: { line: number; message: string; name: string | null }[]
  }
}

/** Feedback stands on the options of choices alone, as packages have it. */
const asked = eightKinds.map(({ options, ...question }) => ({
  ...question,
  ...(options && {
    options: options.map(({ feedback, ...option }) =>
      question.kind.endsWith('_choice') && feedback ? { ...option, feedback } : option,
    ),
  }),
}))

async function taught() {
  const teacher = await instructor(api)
  const courseId = await course(api, { instructorId: teacher.instructorId })
  const { examId, questionIds } = await exam(api, { courseId }, asked)
  const at = `/client-api/v1/exams/${examId}/questions`
  const send = (
    way: 'preview' | 'import',
    name: string,
    file: string | Buffer,
    { token = teacher.token, locale = 'en' as 'ar' | 'en', headers = {} } = {},
  ) =>
    api.as(token, locale)(
      'POST',
      `${at}/${way}?name=${encodeURIComponent(name)}`,
      typeof file === 'string' ? Buffer.from(file) : file,
      { 'content-type': 'application/octet-stream', ...headers },
    )
  return { teacher, courseId, examId, questionIds, at, send }
}

test.each(['gift', 'moodle_xml', 'qti21', 'qti30', 'xlsx', 'csv'] as const)(
  'all eight kinds go out as %s, and in again change nothing',
  async format => {
    const { teacher, at, send } = await taught()
    const file = await api.as(teacher.token)('GET', `${at}/file?format=${format}`)
    expect(file.statusCode).toBe(200)
    const name = /filename="(?<name>[^"]+)"/.exec(String(file.headers['content-disposition']))?.groups?.[
      'name'
    ]
    const answer = await send('import', name ?? '', file.rawPayload)
    expect(answer.json<Report>().data).toMatchObject({ created: 0, changed: 0, unchanged: 8, refused: [] })
  },
)

test('a preview stores nothing; the import stores it beside what is there, and is audited', async () => {
  const { examId, send, at, teacher, questionIds } = await taught()
  const gift = '// [id:sky]\nIs the sky blue? {T}\n\nBroken {=a ~b\n\nPick {=a ~b}\n'
  const count = () => api.db.$count(questions, eq(questions.examId, examId))
  const seen = (await send('preview', 'q.gift', gift, { locale: 'ar' })).json<Report>().data
  expect(seen).toMatchObject({ format: 'gift', created: 2, changed: 0 })
  expect(seen.refused).toMatchObject([{ line: 4, message: 'أقواسه أو علاماته غير متطابقة.' }])
  expect(await count()).toBe(8)
  expect((await send('import', 'q.gift', gift)).json<Report>().data).toMatchObject({ created: 2 })
  expect(await count()).toBe(10)
  const changed = await send('import', 'q.gift', gift.replace('{T}', '{F}'))
  expect(changed.json<Report>().data).toMatchObject({ created: 0, changed: 1, unchanged: 1 })
  const [sky] = await api.db.select().from(questions).where(eq(questions.key, 'sky'))
  expect(sky).toMatchObject({ version: 2, retiredAt: null, examId })
  // The version that attempts were given stays as it was.
  const versions = await api.db
    .select({ key: questionVersions.answerKey })
    .from(questionVersions)
    .where(eq(questionVersions.questionId, sky?.id ?? 0))
    .orderBy(questionVersions.version)
  expect(versions).toEqual([{ key: { truth: true } }, { key: { truth: false } }])
  const listed = (await api.as(teacher.token)('GET', at)).json<{ data: { questions: { id: number }[] } }>()
  expect(listed.data.questions.slice(0, 8).map(({ id }) => id)).toEqual(questionIds)
  expect(listed.data.questions).toHaveLength(10)
  const acts = await api.db.select().from(auditLog).where(eq(auditLog.action, 'exam.import_questions'))
  expect(acts.find(act => act.subjectId === examId)).toMatchObject({ after: { format: 'gift', created: 2 } })
})

test('a key cannot change its kind; the same import sent again is done once', async () => {
  const { send } = await taught()
  await send('import', 'q.gift', '// [id:sky]\nBlue? {T}')
  const report = (await send('preview', 'q.gift', '// [id:sky]\nBlue? {}')).json<Report>().data
  expect(report).toMatchObject({ created: 0, changed: 0, refused: [{ name: 'sky' }] })
  const headers = { 'idempotency-key': 'the-very-same-import' }
  const first = await send('import', 'q.gift', '// [id:sea]\nBlue? {T}', { headers })
  const second = await send('import', 'q.gift', '// [id:sea]\nBlue? {T}', { headers })
  expect(first.json<Report>().data.created).toBe(1)
  expect(second.json()).toEqual(first.json())
})

test('it is for the instructor of the course alone', async () => {
  const { courseId, at, send } = await taught()
  const learner = await account(api)
  await enrol(api, learner.id, courseId)
  const other = await instructor(api)
  for (const [token, status] of [
    [learner.token, 403],
    [other.token, 404],
  ] as const) {
    for (const path of [at, `${at}/file?format=gift`])
      expect((await api.as(token)('GET', path)).statusCode).toBe(status)
    for (const way of ['preview', 'import'] as const)
      expect((await send(way, 'q.gift', 'Blue? {T}', { token })).statusCode).toBe(status)
  }
})

test('files of no known format and files that are too large are refused', async () => {
  const { send } = await taught()
  expect((await send('preview', 'q.docx', 'x')).json()).toMatchObject({ code: 'unsupported_media_type' })
  expect((await send('preview', 'q.gift', Buffer.alloc(2 * 1024 * 1024 + 1))).json()).toMatchObject({
    code: 'too_large',
  })
})

test.each(['xlsx', 'csv'] as const)(
  'a waiver goes out as %s and into another exam; other formats leave it as it is',
  async format => {
    const { teacher, examId, questionIds, at, send } = await taught()
    const [id] = questionIds
    const by = eq(questionVersions.questionId, id ?? 0)
    const [version] = await api.db.select().from(questionVersions).where(by)
    await api.db
      .update(questionVersions)
      .set({ answerKey: { ...version?.answerKey, waived: 'dropped' } })
      .where(by)
    const out = async (as: string) =>
      (await api.as(teacher.token)('GET', `${at}/file?format=${as}`)).rawPayload
    const fresh = await taught()
    const brought = await fresh.send('import', `fresh.${format}`, await out(format))
    expect(brought.json<Report>().data).toMatchObject({ created: 8, refused: [] })
    const listed = await api.as(fresh.teacher.token)('GET', fresh.at)
    const { data } = listed.json<{ data: { questions: { waived: string | null }[] } }>()
    expect(data.questions.filter(({ waived }) => waived === 'dropped')).toHaveLength(1)
    // A file without a place for it takes nothing away.
    const same = await send('import', 'same.gift', await out('gift'))
    expect(same.json<Report>().data).toMatchObject({ created: 0, changed: 0, unchanged: 8 })
    expect(await api.db.$count(questions, eq(questions.examId, examId))).toBe(8)
  },
)

test.each(['gift', 'moodle_xml'] as const)(
  'a category of a file is kept with its question and written again as %s; a file that names none leaves it',
  async format => {
    const { examId, send, at, teacher } = await taught()
    const gift = '$CATEGORY: $course$/top/Sky/Day\n\n// [id:sky]\nIs the sky blue? {T}\n'
    await send('import', 'q.gift', gift)
    const category = async () =>
      (await api.db.select().from(questions).where(eq(questions.examId, examId)).orderBy(questions.id)).at(-1)
        ?.category
    expect(await category()).toBe('Sky/Day')
    const list = await api.as(teacher.token)('GET', at)
    expect(list.json<{ data: { questions: object[] } }>().data.questions.at(-1)).toMatchObject({
      key: 'sky',
      category: 'Sky/Day',
    })
    const file = await api.as(teacher.token)('GET', `${at}/file?format=${format}`)
    expect(file.body).toContain('$course$/top/Sky/Day')
    const name = format === 'gift' ? 'q.gift' : 'q.xml'
    expect((await send('import', name, file.rawPayload)).json<Report>().data).toMatchObject({
      created: 0,
      changed: 0,
      unchanged: 9,
    })
    const without = gift.slice(gift.indexOf('//'))
    expect((await send('import', 'q.gift', without)).json<Report>().data).toMatchObject({ unchanged: 1 })
    expect(await category()).toBe('Sky/Day')
    const moved = gift.replace('Sky/Day', 'Sky/Night')
    expect((await send('import', 'q.gift', moved)).json<Report>().data).toMatchObject({ changed: 1 })
    expect(await category()).toBe('Sky/Night')
  },
)

test('the report says at which line weights cannot be read, in both languages', async () => {
  const { send } = await taught()
  const gift = 'Even {~%50%a ~%50%b ~c}\n\nUneven {~%70%a ~%30%b ~c}\n'
  const said = async (locale: 'ar' | 'en') =>
    (await send('preview', 'q.gift', gift, { locale })).json<Report>().data.refused
  expect(await said('en')).toMatchObject([
    {
      line: 3,
      message: 'Its answers are worth different shares of the points, which Masar does not support.',
    },
  ])
  expect((await said('ar'))[0]?.message).toMatch(/[ء-ي]/)
})
