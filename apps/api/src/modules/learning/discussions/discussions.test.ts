import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { discussions, discussionVotes, outbox } from '../../../db/schema/index.ts'
import { account, company, operator } from '../../../testing/accounts.ts'
import { endAccess } from '../../../testing/catalogue.ts'
import { callsOf, classroom, newKey, type Post } from '../../../testing/discussions.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const textsOf = (data: unknown) => (data as Post[]).map(({ text }) => text)
const thread = async (calls: ReturnType<typeof callsOf>, id: number) =>
  (await calls.call('GET', `/questions/${id}`)).data as { question: Post; replies: Post[] }

test('a question is made once under its key, at its second, and answered by learners and the instructor', async () => {
  const { asker, other, teacher, lessonIds } = await classroom(api, 2, {}, { kind: 'video', media: 'a.mp4' })
  const path = `/lessons/${lessonIds[1]}/questions`
  const body = { key: newKey(), text: 'لماذا **هكذا**؟', position_seconds: 83 }
  const made = await asker.call('POST', path, body)
  expect(made).toMatchObject({
    status: 200,
    data: {
      lesson_id: lessonIds[1],
      position_seconds: 83,
      text: 'لماذا **هكذا**؟',
      author: { name: asker.name, avatar: null, is_instructor: false },
      is_own: true,
      is_followed: true,
      may_accept: true,
      reply_count: 0,
    },
  })
  const { id } = made.data as Post
  expect((await asker.call('POST', path, body)).data).toMatchObject({ id })
  await other.reply(id, 'لأن الأمر كذلك')
  const answer = await teacher.reply(id, 'السبب في الدرس الأول')
  const { question, replies } = await thread(other, id)
  expect([question.reply_count, textsOf(replies)]).toEqual([2, ['لأن الأمر كذلك', 'السبب في الدرس الأول']])
  expect(replies[1]?.author).toMatchObject({ is_instructor: true })
  expect(replies[0]?.author).toEqual({ name: other.name, avatar: null, is_instructor: false })
  expect((await thread(asker, answer.id)).question.id).toBe(id)
  expect(textsOf((await other.call('GET', path)).data)).toEqual(['لماذا **هكذا**؟'])
})

test('it takes an open lesson of a course that one learns or teaches, to read and to write', async () => {
  const { asker, teacher, courseId, lessonIds } = await classroom(api, 3, { lessonOrder: 'sequential' })
  const [preview = 0, , closed = 0] = lessonIds
  const { id } = await teacher.ask(closed, 'من المعلّم')
  const body = { key: newKey(), text: 'سؤال' }
  const visitor = callsOf(api, await account(api))
  for (const lesson of [preview, closed]) {
    expect((await visitor.call('GET', `/lessons/${lesson}/questions`)).code).toBe('not_enrolled')
    expect((await visitor.call('POST', `/lessons/${lesson}/questions`, body)).code).toBe('not_enrolled')
  }
  expect((await visitor.call('GET', `/courses/${courseId}/questions`)).code).toBe('not_enrolled')
  expect((await visitor.call('GET', `/courses/${courseId}/questions/similar?text=x`)).code).toBe(
    'not_enrolled',
  )
  const acts: [string, object][] = [
    ['replies', body],
    ['vote', { is_on: true }],
    ['follow', { is_on: true }],
    ['report', { reason: 'spam' }],
    ['accept', { reply_id: null }],
  ]
  for (const [act, given] of acts) {
    expect([act, (await asker.call('POST', `/questions/${id}/${act}`, given)).code]).toEqual([
      act,
      'lesson_closed',
    ])
    expect((await visitor.call('POST', `/questions/${id}/${act}`, given)).code).toBe('not_enrolled')
    expect((await asker.call('POST', `/questions/999999/${act}`, given)).code).toBe('not_found')
  }
  expect((await asker.call('GET', `/lessons/${closed}/questions`)).code).toBe('lesson_closed')
  expect((await asker.call('GET', `/questions/${id}`)).code).toBe('lesson_closed')
  // Of the course, only what is open: the closed lesson's question stays unsaid.
  expect((await asker.call('GET', `/courses/${courseId}/questions`)).data).toEqual([])
  expect((await asker.call('GET', `/courses/${courseId}/questions/similar?text=المعلّم`)).data).toEqual([])
  expect(textsOf((await teacher.call('GET', `/courses/${courseId}/questions`)).data)).toEqual(['من المعلّم'])
  const own = await asker.ask(preview, 'قبل الانتهاء')
  await endAccess(api, asker.id)
  expect((await asker.call('GET', `/questions/${own.id}`)).code).toBe('not_enrolled')
  expect((await asker.call('POST', `/lessons/${preview}/questions`, body)).code).toBe('not_enrolled')
})

test('a course’s instructor opens its lessons, closed ones and drafts too; other instructors do not', async () => {
  const { teacher, lessonIds } = await classroom(api, 2, { state: 'draft', lessonOrder: 'sequential' })
  const page = async (by: typeof teacher) => by.call('GET', `/lessons/${lessonIds[1]}`)
  expect((await page(teacher)).data).toMatchObject({
    is_teaching: true,
    is_enrolled: false,
    course: { sections: [{ lessons: [{ is_open: true }, { is_open: true, closed_by: null }] }] },
  })
  const { teacher: another } = await classroom(api)
  expect((await page(another)).status).toBe(404)
})

test('companies and operators read nothing of it, and cannot join its channel', async () => {
  const { asker, lessonIds } = await classroom(api)
  const [lesson = 0, next = 0] = lessonIds
  const { id } = await asker.ask(next, 'سؤال')
  for (const { token } of [await company(api), await operator(api, 'administrator')])
    for (const path of [`/lessons/${lesson}/questions`, `/questions/${id}`])
      expect((await api.as(token)('GET', `/client-api/v1${path}`)).statusCode).toBe(403)
})

test('a vote counts once a person, however many come at once, and can be taken back; no one votes for themselves', async () => {
  const { asker, other, lessonIds } = await classroom(api)
  const { id } = await asker.ask(lessonIds[1] ?? 0, 'سؤال')
  const votes = await Promise.all(
    Array.from({ length: 8 }, () => other.call('POST', `/questions/${id}/vote`, { is_on: true })),
  )
  expect(votes.every(({ status }) => status === 200)).toBe(true)
  expect(await api.db.$count(discussionVotes, eq(discussionVotes.discussionId, id))).toBe(1)
  expect((await thread(other, id)).question).toMatchObject({ votes: 1, has_voted: true })
  expect((await asker.call('POST', `/questions/${id}/vote`, { is_on: true })).code).toBe('forbidden')
  expect((await other.call('POST', `/questions/${id}/vote`, { is_on: false })).data).toEqual({ votes: 0 })
})

test('one reply is accepted, by the asker or the instructor alone', async () => {
  const { asker, other, teacher, lessonIds } = await classroom(api)
  const { id } = await asker.ask(lessonIds[1] ?? 0, 'سؤال')
  const [first, second] = [await other.reply(id, 'الأولى'), await teacher.reply(id, 'الثانية')]
  const accept = (by: typeof other, reply: number | null) =>
    by.call('POST', `/questions/${id}/accept`, { reply_id: reply })
  expect((await accept(other, first.id)).code).toBe('forbidden')
  const stranger = await asker.ask(lessonIds[1] ?? 0, 'سؤال آخر')
  expect((await accept(asker, stranger.id)).code).toBe('not_found')
  const codes = await Promise.all([
    accept(asker, first.id),
    accept(teacher, second.id),
    accept(asker, first.id),
  ])
  expect(codes.map(({ status }) => status)).toEqual([200, 200, 200])
  await accept(teacher, second.id)
  const shown = await thread(asker, id)
  expect([shown.question.accepted_reply_id, textsOf(shown.replies)]).toEqual([
    second.id,
    ['الثانية', 'الأولى'],
  ])
  await accept(asker, null)
  expect((await thread(asker, id)).question.accepted_reply_id).toBeNull()
})

test('own words are edited for 15 minutes, and deleted: their place stays', async () => {
  const { asker, other, courseId, lessonIds } = await classroom(api)
  const { id } = await asker.ask(lessonIds[1] ?? 0, 'خطأ مطبعي')
  const { id: replyId } = await other.reply(id, 'جواب')
  expect((await other.call('PATCH', `/questions/${id}`, { text: 'لي' })).code).toBe('forbidden')
  expect((await other.call('DELETE', `/questions/${id}`)).code).toBe('forbidden')
  expect((await asker.call('PATCH', `/questions/${id}`, { text: 'خطأ مصحّح' })).status).toBe(200)
  expect(textsOf((await other.call('GET', `/courses/${courseId}/questions?q=مصحح`)).data)).toEqual([
    'خطأ مصحّح',
  ])
  await api.db
    .update(discussions)
    .set({ createdAt: sql`now() - interval '15 minutes 1 second'` })
    .where(eq(discussions.id, id))
  expect((await asker.call('PATCH', `/questions/${id}`, { text: 'متأخر' })).code).toBe('edit_time_over')
  await asker.call('POST', `/questions/${id}/accept`, { reply_id: replyId })
  expect((await other.call('DELETE', `/questions/${replyId}`)).status).toBe(200)
  const { question, replies } = await thread(asker, id)
  expect(question).toMatchObject({ accepted_reply_id: null, reply_count: 0 })
  expect(replies).toMatchObject([{ text: '', author: null, is_deleted: true }])
  expect((await other.call('PATCH', `/questions/${replyId}`, { text: 'س' })).code).toBe('gone')
  expect((await asker.call('DELETE', `/questions/${id}`)).status).toBe(200)
  expect((await other.call('POST', `/questions/${id}/replies`, { key: newKey(), text: 'س' })).code).toBe(
    'gone',
  )
  // Nothing was written around it any more.
  expect((await asker.call('GET', `/courses/${courseId}/questions`)).data).toEqual([])
})

test('own words are deleted even after one’s access to the course has ended', async () => {
  const { asker, other, lessonIds } = await classroom(api)
  const { id } = await asker.ask(lessonIds[1] ?? 0, 'سؤال')
  await other.reply(id, 'جواب')
  await endAccess(api, asker.id)
  expect((await asker.call('PATCH', `/questions/${id}`, { text: 'س' })).code).toBe('not_enrolled')
  expect((await asker.call('DELETE', `/questions/${id}`)).status).toBe(200)
  expect((await thread(other, id)).question).toMatchObject({ text: '', is_deleted: true })
})

test('a hundred a day, however many come at once', async () => {
  const { asker, lessonIds } = await classroom(api)
  const lesson = lessonIds[1] ?? 0
  await api.db.execute(
    sql`insert into discussions (user_id, lesson_id, text) select ${asker.id}, ${lesson}, 'سؤال ' || n from generate_series(1, 98) n`,
  )
  const posts = await Promise.all(
    [1, 2, 3, 4].map(() => asker.call('POST', `/lessons/${lesson}/questions`, { key: newKey(), text: 'س' })),
  )
  expect(posts.filter(({ status }) => status === 200)).toHaveLength(2)
  const refused = posts.filter(({ code }) => code === 'posts_used_up')
  expect(refused.map(({ status }) => status)).toEqual([429, 429])
  expect(Number(refused[0]?.retryAfter)).toBeGreaterThan(86_000)
})

test('lists are searched folded, in replies too, page by page, and the instructor reads the unanswered first', async () => {
  const { asker, other, teacher, courseId, lessonIds } = await classroom(api)
  const [first = 0, second = 0] = lessonIds
  const old = await asker.ask(first, 'كيف أحسب الميزانيّة الشهريّة؟')
  const answered = await asker.ask(second, 'What is a budget?')
  await other.reply(answered.id, 'خطة للمال')
  const search = async (q: string) =>
    textsOf((await other.call('GET', `/courses/${courseId}/questions?q=${encodeURIComponent(q)}`)).data)
  expect(await search('ميزانيه')).toEqual(['كيف أحسب الميزانيّة الشهريّة؟'])
  expect(await search('خطه المال')).toEqual(['What is a budget?'])
  expect(await search('!!')).toEqual([])
  const similar = async (text: string) =>
    textsOf(
      (await other.call('GET', `/courses/${courseId}/questions/similar?text=${encodeURIComponent(text)}`))
        .data,
    )
  expect(await similar('أريد أن أعرف كيف احسب ميزانيتي الشهريه')).toEqual(['كيف أحسب الميزانيّة الشهريّة؟'])
  expect(await similar('شيء مختلف تمامًا')).toEqual([])
  const ids = async (by: typeof other, query = '') =>
    ((await by.call('GET', `/courses/${courseId}/questions${query}`)).data as Post[]).map(({ id }) => id)
  expect(await ids(other)).toEqual([answered.id, old.id])
  expect(await ids(teacher)).toEqual([old.id, answered.id])
  await other.call('POST', `/questions/${old.id}/vote`, { is_on: true })
  expect(await ids(other, '?order=votes')).toEqual([old.id, answered.id])

  for (let n = 0; n < 21; n += 1) await asker.ask(second, `سؤال ${n}`)
  for (const order of ['newest', 'unanswered', 'votes']) {
    const page = await other.call('GET', `/courses/${courseId}/questions?order=${order}`)
    const { next_cursor: cursor, total } = page.meta as { next_cursor: string; total: number }
    const rest = await other.call('GET', `/courses/${courseId}/questions?order=${order}&cursor=${cursor}`)
    const all = [...(page.data as Post[]), ...(rest.data as Post[])].map(({ id }) => id)
    expect([order, total, all.length, new Set(all).size]).toEqual([order, 23, 23, 23])
  }
})

test('everyone who reads a lesson’s questions learns that one changed, in ids alone', async () => {
  const { asker, other, lessonIds } = await classroom(api)
  const lesson = lessonIds[1] ?? 0
  await api.db.delete(outbox)
  const { id } = await asker.ask(lesson, 'سؤال سرّي')
  const { id: replyId } = await other.reply(id, 'جواب سرّي')
  await asker.call('POST', `/questions/${replyId}/vote`, { is_on: true })
  const events = (await api.db.select().from(outbox).orderBy(outbox.id))
    .map(({ payload }) => payload as { channel?: string; name?: string; data?: object })
    .filter(({ channel }) => channel === `private-lesson-questions.${lesson}`)
    .map(({ name, data }) => ({ name, data }))
  expect(events).toEqual([
    { name: 'QuestionChanged', data: { lesson_id: lesson, question_id: id } },
    { name: 'QuestionChanged', data: { lesson_id: lesson, question_id: id } },
    { name: 'PostVoted', data: { post_id: replyId, question_id: id, votes: 1 } },
  ])
})

test('answers to others’ questions stay without a name when their account goes', async () => {
  const { asker, other, lessonIds } = await classroom(api)
  const { id } = await asker.ask(lessonIds[1] ?? 0, 'سؤال')
  await other.reply(id, 'جواب يبقى')
  await other.call('POST', `/questions/${id}/vote`, { is_on: true })
  const data = await api.as(other.token)('GET', '/client-api/v1/auth/data')
  expect(data.body).toContain('جواب يبقى')
  expect((await other.call('DELETE', '/auth/delete-account')).status).toBe(200)
  const { question, replies } = await thread(asker, id)
  expect(replies).toMatchObject([{ text: 'جواب يبقى', author: null, is_deleted: false }])
  expect(question.votes).toBe(0)
})
