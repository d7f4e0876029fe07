import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerFiles, attemptEvents, attempts, type EssayForm } from '../../../db/schema/index.ts'
import { fileCallsOf, sampleFiles } from '../../../testing/answer-files.ts'
import { account } from '../../../testing/accounts.ts'
import { fiveKinds, startAttempt, type StartedAttempt } from '../../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { sweepAnswerFiles } from './sweep.ts'
import { mostOfExam, mostParts } from './uploads.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const form = {
  format: 'rich_text',
  files: { kinds: ['pdf', 'document', 'image', 'text'], most: 3, megabytes: 1 },
} satisfies EssayForm
const essay = (more: Partial<EssayForm> = {}) => ({
  kind: 'essay' as const,
  key: {},
  points: 4,
  essay: { ...form, ...more },
})
const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code: string }).code
const idOf = (answer: { json: () => unknown }) => (answer.json() as { data: { id: string } }).data.id
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const paperOf = async ({ learner, attemptId }: StartedAttempt) =>
  (await api.as(learner.token)('GET', `/client-api/v1/attempts/${attemptId}`)).json<{
    data: {
      questions: { essay?: EssayForm; files?: { id: string; is_whole: boolean; received: number }[] }[]
    }
  }>().data.questions
const rewind = (attemptId: number, seconds: number) =>
  api.db
    .update(attempts)
    .set({ deadlineAt: new Date(Date.now() - seconds * 1000) })
    .where(eq(attempts.id, attemptId))

describe('a file', () => {
  test('arrives in parts, goes on where it stopped, and belongs to the answer once it is whole', async () => {
    const taken = await startAttempt(api, {}, [essay()])
    const calls = fileCallsOf(api, taken)
    const bytes = Buffer.concat([sampleFiles.pdf, Buffer.alloc(1000, 7)])
    const id = idOf(await calls.begin(0, bytes.length, { name: '../ورقتي\u202e.pdf' }))
    expect((await calls.send(id, 0, bytes.subarray(0, 600))).headers['upload-offset']).toBe('600')
    const asked = await calls.offset(id)
    expect([asked.headers['upload-offset'], asked.headers['upload-length']]).toEqual([
      '600',
      String(bytes.length),
    ])
    expect((await calls.send(id, 0, Buffer.alloc(0))).json()).toMatchObject({
      code: 'upload_offset',
      data: { received: 600 },
    })
    expect((await paperOf(taken))[0]?.files).toMatchObject([{ id, is_whole: false, received: 600 }])
    expect((await calls.send(id, 600, bytes.subarray(600))).statusCode).toBe(204)
    // Its answer was lost: an empty part at the end is acknowledged again.
    expect((await calls.send(id, bytes.length, Buffer.alloc(0))).statusCode).toBe(204)
    const [file] = (await paperOf(taken))[0]?.files ?? []
    expect(file).toMatchObject({ is_whole: true, name: 'ورقتي.pdf', sha256: sha256(bytes) })
    expect(await api.storage.olderThan('answer-parts', -1000)).toEqual([])
  })

  test('a begin that is sent again begins nothing new, also from another tab', async () => {
    const taken = await startAttempt(api, {}, [essay()])
    const key = crypto.randomUUID()
    const made_at = new Date().toISOString()
    const first = await fileCallsOf(api, taken).begin(0, 10, { key, made_at })
    const again = await fileCallsOf(api, taken, 'another-tab').begin(0, 10, { key, made_at })
    expect(idOf(again)).toBe(idOf(first))
    expect(await api.db.$count(answerFiles, eq(answerFiles.attemptId, taken.attemptId))).toBe(1)
  })

  test.each([
    ['pdf', 'pdf'],
    ['docx', 'document'],
    ['odt', 'document'],
    ['png', 'image'],
    ['jpg', 'image'],
    ['webp', 'image'],
    ['txt', 'text'],
  ] as const)(
    'of type %s is taken by a question for its kind, whatever it is called, and no other',
    async (type, kind) => {
      const others = form.files.kinds.filter(one => one !== kind)
      const taken = await startAttempt(api, {}, [
        essay({ files: { ...form.files, kinds: [kind] } }),
        essay({ files: { ...form.files, kinds: others } }),
      ])
      const calls = fileCallsOf(api, taken)
      await calls.upload(0, sampleFiles[type], 'anything.exe')
      const id = idOf(await calls.begin(1, sampleFiles[type].length, { name: `right.${others[0]}` }))
      const sent = await calls.send(id, 0, sampleFiles[type])
      expect([sent.statusCode, codeOf(sent)]).toEqual([415, 'file_kind_refused'])
      expect((await calls.offset(id)).statusCode).toBe(404)
    },
  )

  test.each(['zip', 'macros', 'endless', 'exe'] as const)(
    '%s is taken by none, under a name that is',
    async name => {
      const taken = await startAttempt(api, {}, [essay()])
      const calls = fileCallsOf(api, taken)
      const id = idOf(await calls.begin(0, sampleFiles[name].length, { name: 'essay.docx' }))
      expect(codeOf(await calls.send(id, 0, sampleFiles[name]))).toBe('file_kind_refused')
      expect((await paperOf(taken))[0]?.files ?? []).toEqual([])
      expect(await api.storage.size(`answers/${id}`)).toBeNull()
    },
  )
})

describe('what a question takes', () => {
  test('is never exceeded by many at once', async () => {
    const taken = await startAttempt(api, {}, [essay()])
    const calls = fileCallsOf(api, taken)
    const begun = await Promise.all(Array.from({ length: 12 }, () => calls.begin(0, 100)))
    expect(begun.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
    expect(new Set(begun.filter(({ statusCode }) => statusCode !== 200).map(codeOf))).toEqual(
      new Set(['files_full']),
    )
    const ids = begun.flatMap(answer => (answer.statusCode === 200 ? [idOf(answer)] : []))
    await calls.remove(ids[0] ?? '')
    expect((await calls.begin(0, 100)).statusCode).toBe(200)
  })

  test('in size, each and all together', async () => {
    const big = { ...form.files, most: 10, megabytes: 25 }
    const taken = await startAttempt(api, {}, [essay(), essay({ files: big })])
    const calls = fileCallsOf(api, taken)
    const refused = await calls.begin(0, 1024 * 1024 + 1)
    expect([refused.statusCode, codeOf(refused)]).toEqual([413, 'file_too_large'])
    const begun = await Promise.all(Array.from({ length: 6 }, () => calls.begin(1, 25 * 1024 * 1024)))
    expect(begun.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4)
    expect(begun.filter(one => one.statusCode !== 200).map(codeOf)).toEqual(
      Array(2).fill('attempt_files_full'),
    )
  })

  test('in size, over all attempts at an exam: of some there may be any number', async () => {
    const taken = await startAttempt(api, {}, [essay()])
    const calls = fileCallsOf(api, taken)
    const whole = await calls.upload(0, sampleFiles.pdf)
    await taken.submit()
    const bytes = mostOfExam - 99
    await api.db.update(answerFiles).set({ bytes, received: bytes }).where(eq(answerFiles.id, whole))
    const next = fileCallsOf(api, await startAttempt(api, {}, [], { exam: taken, learner: taken.learner }))
    const refused = await next.begin(0, 100)
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'exam_files_full'])
    expect((await next.begin(0, 99)).statusCode).toBe(200)
  })

  test('of two parts for one place one is taken, and the file is whole', async () => {
    const taken = await startAttempt(api, {}, [essay()])
    const calls = fileCallsOf(api, taken)
    const bytes = Buffer.from('%PDF-' + 'x'.repeat(5000))
    const id = idOf(await calls.begin(0, bytes.length))
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => calls.send(id, 0, bytes.subarray(0, 2000))),
    )
    expect(sent.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
    await Promise.all([
      calls.send(id, 2000, bytes.subarray(2000)),
      calls.send(id, 2000, bytes.subarray(2000)),
    ])
    const [row] = await api.db.select().from(answerFiles).where(eq(answerFiles.id, id))
    expect(row).toMatchObject({ received: bytes.length, sha256: sha256(bytes), parts: [] })
    const added = and(eq(attemptEvents.attemptId, taken.attemptId), eq(attemptEvents.kind, 'file_added'))
    expect(await api.db.$count(attemptEvents, added)).toBe(1)
  })

  test('of its parts no more than a browser sends are kept, each a file until all are there', async () => {
    const taken = await startAttempt(api, {}, [essay()])
    const calls = fileCallsOf(api, taken)
    const id = idOf(await calls.begin(0, 5000))
    const parts = Array.from({ length: mostParts - 1 }, (_, at) => `answer-parts/${id}-${at}`)
    await api.db.update(answerFiles).set({ received: parts.length, parts }).where(eq(answerFiles.id, id))
    expect((await calls.send(id, parts.length, Buffer.from('x'))).statusCode).toBe(204)
    const refused = await calls.send(id, mostParts, Buffer.from('x'))
    expect([refused.statusCode, codeOf(refused)]).toEqual([413, 'too_large'])
    expect((await calls.offset(id)).headers['upload-offset']).toBe(String(mostParts))
    expect((await calls.remove(id)).statusCode).toBe(204)
  })

  test('an essay without files, another kind and another’s attempt take none', async () => {
    const taken = await startAttempt(api, {}, [{ kind: 'essay', key: {}, points: 1 }, ...fiveKinds])
    const calls = fileCallsOf(api, taken)
    for (const question of [0, 1]) expect((await calls.begin(question, 10)).statusCode).toBe(404)
    const own = await startAttempt(api, {}, [essay()])
    const id = await fileCallsOf(api, own).upload(0, sampleFiles.pdf)
    const stranger = fileCallsOf(api, { ...own, learner: await account(api) })
    for (const answer of [
      await stranger.begin(0, 10),
      await stranger.offset(id),
      await stranger.send(id, 0, sampleFiles.pdf),
      await stranger.remove(id),
      await stranger.link(id),
    ])
      expect(answer.statusCode).toBe(404)
  })

  test('an essay in files alone takes no text', async () => {
    const taken = await startAttempt(api, {}, [essay({ format: 'files' })])
    expect((await taken.save(0, { text: 'words' })).statusCode).toBe(422)
  })
})

describe('the clock', () => {
  test('what was chosen in time and arrives within the grace counts, later it does not', async () => {
    const taken = await startAttempt(api, {}, [essay()])
    const calls = fileCallsOf(api, taken)
    const made_at = new Date(Date.now() - 20_000).toISOString()
    const bytes = sampleFiles.pdf
    const [first, second] = [
      idOf(await calls.begin(0, bytes.length, { made_at })),
      idOf(await calls.begin(0, bytes.length, { made_at })),
    ]
    await rewind(taken.attemptId, 10)
    expect((await calls.send(first, 0, bytes)).statusCode).toBe(204)
    expect(codeOf(await calls.begin(0, bytes.length))).toBe('attempt_closed')
    expect(codeOf(await calls.remove(first))).toBe('attempt_closed')
    await rewind(taken.attemptId, 31)
    expect(codeOf(await calls.send(second, 0, bytes))).toBe('attempt_closed')
  })

  test('the tab that lost the lock changes nothing any more', async () => {
    const taken = await startAttempt(api, {}, [essay()])
    const calls = fileCallsOf(api, taken)
    const id = await calls.upload(0, sampleFiles.pdf)
    const path = `/client-api/v1/attempts/${taken.attemptId}/take-over`
    await api.as(taken.learner.token)('POST', path, { holder: 'second-tab' })
    expect(codeOf(await calls.begin(0, 10))).toBe('attempt_taken_over')
    expect(codeOf(await calls.remove(id))).toBe('attempt_taken_over')
    const other = fileCallsOf(api, taken, 'second-tab')
    expect((await other.remove(id)).statusCode).toBe(204)
  })

  test('forward only: what comes before an answered page takes no file, and a file answers a page', async () => {
    const forward = { navigation: 'forward', questionsPerPage: 1 } as const
    const taken = await startAttempt(api, forward, [essay(), essay()])
    const calls = fileCallsOf(api, taken)
    const id = await calls.upload(0, sampleFiles.pdf)
    await calls.upload(1, sampleFiles.pdf)
    expect(codeOf(await calls.begin(0, 10))).toBe('question_passed')
    expect(codeOf(await calls.remove(id))).toBe('question_passed')
    expect(codeOf(await taken.save(0, { text: 'too late' }))).toBe('question_passed')
  })
})

test('the sweep removes what no row names and abandoned uploads, and nothing else', async () => {
  const taken = await startAttempt(api, {}, [essay()])
  const calls = fileCallsOf(api, taken)
  const kept = await calls.upload(0, sampleFiles.pdf)
  const open = idOf(await calls.begin(0, 5000))
  await calls.send(open, 0, Buffer.alloc(100, 1))
  await api.storage.put('answers/orphan', Buffer.from('x'))
  await sweepAnswerFiles(api.db, api.storage, -1000)
  expect(await api.storage.size('answers/orphan')).toBeNull()
  expect(await api.storage.size(`answers/${kept}`)).toBe(sampleFiles.pdf.length)
  expect((await calls.send(open, 100, Buffer.alloc(100, 1))).statusCode).toBe(204)
  await taken.submit()
  await sweepAnswerFiles(api.db, api.storage, -1000)
  expect(await api.db.$count(answerFiles, eq(answerFiles.id, open))).toBe(0)
  expect(await api.storage.olderThan('answer-parts', -1000)).toEqual([])
  expect(await api.storage.size(`answers/${kept}`)).toBe(sampleFiles.pdf.length)
})
