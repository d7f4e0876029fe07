import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activitiesOf, packageRoom, packagesOrigin, packageZip } from '../../../../testing/packages.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import { launchContent } from '../../../../testing/xapi-content.ts'

const root = 'https://publisher.example/quiz'
const activities = `<activity id="${root}" type="http://adlnet.gov/expapi/activities/course"><name lang="en">Quiz</name><name lang="ar">اختبار</name><launch lang="en">one/index.html</launch></activity><activity id="${root}/1" type="x"><name>1</name></activity>`

let api: TestApi
let origin: FastifyInstance
let room: Awaited<ReturnType<typeof packageRoom>>
beforeAll(async () => {
  api = await createTestApi()
  origin = await packagesOrigin(api)
  room = await packageRoom(api, packageZip(activitiesOf(activities), {}, 'tincan.xml'))
})
afterAll(async () => {
  await origin.close()
  await api.close()
})

async function open(person?: Awaited<ReturnType<typeof room.learner>>) {
  const learner = person ?? (await room.learner())
  const content = await launchContent(origin, learner as never, { lessonId: room.lessonId, part: root })
  const lesson = async () =>
    (await learner.call('GET', `/lessons/${room.lessonId}`)).data as {
      is_completed: boolean
      package: { standard: string; parts: { title: string; state: string; score: number | null }[] }
    }
  const plain = (verb: string, more: object = {}) => {
    const { context: _, ...statement } = content.said(verb)
    return { ...statement, ...more }
  }
  const post = (statement: unknown) => content.xapi('POST', 'statements', { body: statement })
  return { ...content, learner, lesson, plain, post }
}

test('content without units is launched as Tin Can has it, and its statements complete the lesson', async () => {
  const { launch, learner, lesson, plain, post } = await open()
  expect(launch).toMatchObject({ activity_id: root, auth: expect.stringMatching(/^Basic /) as string })
  expect(JSON.parse(launch['actor'] ?? '')).toMatchObject({ name: learner.name })
  expect((await post(plain('completed', { object: { id: `${root}/1` } }))).status).toBe(200)
  expect((await lesson()).is_completed).toBe(false)
  const score = { raw: 7, min: 0, max: 10 }
  expect((await post(plain('failed', { result: { success: false, score } }))).status).toBe(200)
  expect((await lesson()).package).toMatchObject({
    standard: 'xapi',
    parts: [{ title: 'اختبار', state: 'failed', score: 70 }],
  })
  await post(plain('answered', { result: { success: true, completion: true } }))
  expect(await lesson()).toMatchObject({
    is_completed: true,
    package: { parts: [{ state: 'done', score: 70 }] },
  })
})

test('a statement is put under its id, found by it, searched for, and voided', async () => {
  const { plain, xapi, post } = await open()
  const first = plain('experienced', { object: { id: `${root}/1` } })
  const put = (id: string, body: object) => xapi('PUT', 'statements', { query: { statementId: id }, body })
  expect((await put(first.id, first)).status).toBe(204)
  expect((await put(randomUUID(), first)).status).toBe(400)
  const found = await xapi('GET', 'statements', { query: { statementId: first.id } })
  expect(found.body).toMatchObject({
    id: first.id,
    stored: expect.any(String) as string,
    authority: {},
    version: '1.0.0',
  })
  expect(found.headers).toMatchObject({ 'x-experience-api-version': '1.0.3', 'cache-control': 'no-store' })
  const many = Array.from({ length: 5 }, () => plain('interacted'))
  await post(many)
  const verb = many[0]?.verb.id ?? ''
  const page = async (query: Record<string, string>) =>
    (await xapi('GET', 'statements', { query })).body as { statements: { id: string }[]; more: string }
  const start = await page({ verb, limit: '3', ascending: 'true' })
  expect(start.statements.map(({ id }) => id)).toEqual(many.slice(0, 3).map(({ id }) => id))
  const rest = await page(Object.fromEntries(new URL(start.more, 'http://x').searchParams))
  expect(rest).toMatchObject({ statements: many.slice(3).map(({ id }) => ({ id })), more: '' })
  expect((await page({ verb })).statements[0]?.id).toBe(many[4]?.id)
  expect((await page({ activity: `${root}/1` })).statements).toHaveLength(1)
  expect((await page({ since: '2100-01-01T00:00:00Z' })).statements).toEqual([])
  expect((await page({ until: '2100-01-01T00:00:00+03:00' })).statements).toHaveLength(6)

  const voiding = plain('voided', { object: { objectType: 'StatementRef', id: first.id } })
  expect((await post(voiding)).status).toBe(200)
  expect((await xapi('GET', 'statements', { query: { statementId: first.id } })).status).toBe(404)
  expect((await xapi('GET', 'statements', { query: { voidedStatementId: first.id } })).status).toBe(200)
})

test('documents are kept by activity, registration and name, joined, held by their tag, and deleted', async () => {
  const { place, xapi } = await open()
  const at = (stateId: string) => ({ query: { ...place, stateId } })
  const state = 'activities/state'
  expect((await xapi('GET', state, at('a'))).status).toBe(404)
  expect((await xapi('PUT', state, { ...at('a'), body: { page: 1, who: 'أ' } })).status).toBe(204)
  expect((await xapi('POST', state, { ...at('a'), body: { page: 2 } })).status).toBe(204)
  const read = await xapi('GET', state, at('a'))
  expect([read.body, read.headers['content-type']]).toEqual([{ page: 2, who: 'أ' }, 'application/json'])
  const etag = String(read.headers.etag)
  expect((await xapi('PUT', state, { ...at('a'), body: {}, headers: { 'if-match': '"x"' } })).status).toBe(
    412,
  )
  expect((await xapi('PUT', state, { ...at('a'), body: {}, headers: { 'if-none-match': '*' } })).status).toBe(
    412,
  )
  expect(
    (await xapi('PUT', state, { ...at('a'), body: { page: 3 }, headers: { 'if-match': etag } })).status,
  ).toBe(204)
  expect(
    (await xapi('PUT', state, { ...at('b'), body: 'نص', type: 'text/plain; charset=utf-8' })).status,
  ).toBe(204)
  expect((await xapi('POST', state, { ...at('b'), body: {} })).status).toBe(400)
  const { registration: _, ...general } = place
  await xapi('PUT', state, { query: { ...general, stateId: 'c' }, body: {} })
  expect((await xapi('GET', state, { query: place })).body).toEqual(['a', 'b'])
  expect((await xapi('GET', state, { query: general })).body).toEqual(['c'])
  expect((await xapi('DELETE', state, at('a'))).status).toBe(204)
  expect((await xapi('DELETE', state, { query: place })).status).toBe(204)
  expect((await xapi('GET', state, { query: place })).body).toEqual([])

  const profile = { query: { activityId: root, profileId: 'p' } }
  expect((await xapi('PUT', 'activities/profile', { ...profile, body: {} })).status).toBe(204)
  expect((await xapi('PUT', 'activities/profile', { ...profile, body: { a: 1 } })).status).toBe(409)
  const own = { query: { agent: place.agent, profileId: 'cmi5LearnerPreferences' } }
  const preferences = await xapi('GET', 'agents/profile', {
    ...own,
    headers: { 'accept-language': 'en-GB,ar;q=0.5' },
  })
  expect(preferences.body).toEqual({ languagePreference: 'en-GB,ar', audioPreference: 'on' })
  expect((await xapi('GET', 'agents', { query: { agent: place.agent } })).body).toMatchObject({
    objectType: 'Person',
  })
  expect((await xapi('GET', 'activities', { query: { activityId: root } })).body).toMatchObject({ id: root })
  expect((await xapi('GET', 'about', { headers: { 'x-experience-api-version': '' } })).body).toEqual({
    version: ['1.0.3'],
  })
})

test('nothing of another learner is reached, by whatever name', async () => {
  const [one, other] = [await open(), await open()]
  const body = { secret: 'سر' }
  const mine = { query: { ...one.place, stateId: 'a' } }
  await one.xapi('PUT', 'activities/state', { ...mine, body })
  await one.xapi('PUT', 'activities/profile', { query: { activityId: root, profileId: 'p' }, body })
  const statement = one.plain('experienced')
  await one.post(statement)
  expect((await other.xapi('GET', 'activities/state', mine)).status).toBe(403)
  expect((await other.xapi('PUT', 'activities/state', { ...mine, body })).status).toBe(403)
  expect(
    (await other.xapi('GET', 'activities/state', { query: { ...other.place, stateId: 'a' } })).status,
  ).toBe(404)
  expect(
    (await other.xapi('GET', 'activities/profile', { query: { activityId: root, profileId: 'p' } })).status,
  ).toBe(404)
  expect((await other.xapi('GET', 'statements', { query: { statementId: statement.id } })).status).toBe(404)
  expect((await other.post(statement)).status).toBe(403)
  // An id is a learner's own: that another has it says nothing of them.
  expect((await other.post({ ...other.plain('experienced'), id: statement.id })).status).toBe(200)
})

test('what is not as it has to be is refused, and a loop is held up', async () => {
  const { plain, post, place, xapi } = await open()
  const status = async (body: unknown) => (await post(body)).status
  expect(await status('{')).toBe(400)
  expect(await status([1])).toBe(400)
  expect(await status({ ...plain('a b') })).toBe(400)
  expect(await status(plain('experienced', { id: 'x' }))).toBe(400)
  expect(await status(plain('experienced', { timestamp: 'gestern' }))).toBe(400)
  expect(await status(plain('experienced', { result: { score: { scaled: 1.1 } } }))).toBe(400)
  expect(await status(plain('experienced', { result: { response: 'x'.repeat(140_000) } }))).toBe(413)
  expect(await status(Array.from({ length: 201 }, () => plain('experienced')))).toBe(413)
  const deep = JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`) as object
  expect(await status(plain('experienced', { result: { extensions: deep } }))).toBe(400)
  expect((await xapi('POST', 'statements', { body: 'x', type: 'multipart/mixed; boundary=a' })).status).toBe(
    415,
  )
  expect((await xapi('GET', 'statements', { headers: { 'x-experience-api-version': '0.9' } })).status).toBe(
    400,
  )
  const state = { query: { ...place, stateId: 'a' } }
  expect(
    (await xapi('PUT', 'activities/state', { ...state, body: 'x'.repeat(600_000), type: 'text/plain' }))
      .status,
  ).toBe(413)
  expect((await xapi('PUT', 'activities/state', { ...state, body: '{' })).status).toBe(400)
  expect((await xapi('PUT', 'activities/state', { query: place, body: {} })).status).toBe(400)
  for (const query of [
    { since: '2026-13-45T00:00:00Z' },
    { verb: 'a\0b' },
    { from: '9'.repeat(30) },
    { limit: '-1' },
  ])
    expect([query, (await xapi('GET', 'statements', { query: query as never })).status]).toEqual([
      query,
      expect.toBeOneOf([400, 422]),
    ])
  expect((await xapi('GET', 'statements', { query: { until: '0000-01-01T00:00:00Z' } })).status).toBe(200)
  expect(
    (await xapi('GET', 'activities/state', { query: { ...place, since: '2026-02-31T25:00:00Z' } })).status,
  ).toBe(400)
  expect(
    (await xapi('PUT', 'activities/state', { query: { ...place, stateId: 'a\0' }, body: {} })).status,
  ).toBe(400)
  const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const { id: _, ...rest } = plain('experienced')
  expect(
    (await xapi('POST', 'statements', { body: `{"x":${nested},${JSON.stringify(rest).slice(1)}` })).status,
  ).toBe(400)
  expect((await xapi('PUT', 'activities/state', { ...state, body: `{"a":${nested}}` })).status).toBe(204)
  expect((await xapi('POST', 'activities/state', { ...state, body: { b: 1 } })).status).toBe(400)
  const statuses = new Set<number>()
  for (let turn = 0; turn < 260 && !statuses.has(429); turn += 1)
    statuses.add(await status(plain('experienced')))
  expect([...statuses]).toEqual([200, 429])
})

test('what content keeps of one learner in one lesson is bounded as a whole, whatever is written over', async () => {
  const { place, xapi, post, plain } = await open()
  const half = 'x'.repeat(512 * 1024)
  const put = async (stateId: string, body: string) =>
    (await xapi('PUT', 'activities/state', { query: { ...place, stateId }, body, type: 'text/plain' })).status
  const statuses: number[] = []
  for (let n = 0; n < 33; n += 1) statuses.push(await put(String(n), half))
  expect(statuses).toEqual([...Array.from({ length: 32 }, () => 204), 413])
  expect(await put('0', half)).toBe(204)
  expect(await put('0', 'x')).toBe(204)
  expect(await put('32', 'x')).toBe(204)
  expect(await put('1', 'y'.repeat(512 * 1024))).toBe(204)

  const long = () => plain('experienced', { result: { response: 'x'.repeat(125_000) } })
  let sent = 0
  while (sent < 40 && (await post([long(), long(), long(), long(), long(), long(), long()])).status === 200)
    sent += 1
  expect(sent).toBe(19)
  expect((await post(plain('experienced'))).status).toBe(200)
})

test('a part is opened so many times an hour', async () => {
  const { path } = await open()
  const statuses = new Set<number>()
  for (let turn = 0; turn < 250 && !statuses.has(429); turn += 1) {
    const payload = { part: root, run: randomUUID() }
    statuses.add((await origin.inject({ method: 'POST', url: `${path}open`, payload })).statusCode)
  }
  expect([...statuses]).toEqual([200, 429])
})
