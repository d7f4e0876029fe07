import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  courseStructureOf,
  packageRoom,
  packagesOrigin,
  packageZip,
  unitOf,
} from '../../../../testing/packages.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import { launchContent } from '../../../../testing/xapi-content.ts'

const key = 'https://publisher.example/unit?a=1&b=2'
const attributes = 'moveOn="CompletedAndPassed" masteryScore="0.8" launchMethod="OwnWindow"'
const more = '<launchParameters>level=2</launchParameters><entitlementKey>k-1</entitlementKey>'
const xmlKey = key.replaceAll('&', '&amp;')

let api: TestApi
let origin: FastifyInstance
let room: Awaited<ReturnType<typeof packageRoom>>
let blocks: Awaited<ReturnType<typeof packageRoom>>
beforeAll(async () => {
  api = await createTestApi()
  origin = await packagesOrigin(api)
  const structure = courseStructureOf(unitOf(xmlKey, { attributes, more }))
  room = await packageRoom(api, packageZip(structure, {}, 'cmi5.xml'))
  const grouped = `<block id="https://publisher.example/block"><title/>${unitOf('u:1')}</block>${unitOf('u:2', { attributes: '' })}${unitOf('u:3', { attributes: 'moveOn="Passed"' })}`
  blocks = await packageRoom(api, packageZip(courseStructureOf(grouped), {}, 'cmi5.xml'), 3)
})
afterAll(async () => {
  await origin.close()
  await api.close()
})

type Person = Awaited<ReturnType<typeof room.learner>>
const launched = (person: Person, at: { lessonId?: number; part?: string; run?: string } = {}) =>
  launchContent(origin, person as never, { lessonId: room.lessonId, part: key, ...at })
async function lessonOf(person: Person, lessonId = room.lessonId) {
  return (await person.call('GET', `/lessons/${lessonId}`)).data as {
    is_completed: boolean
    package: {
      standard: string
      parts: { key: string; title: string; state: string; score: number | null }[]
    }
  }
}
interface Listed {
  statements: {
    verb: { id: string }
    object: { id: string; definition?: { type: string } }
    result?: object
    context: object
  }[]
}
const listed = async (content: Awaited<ReturnType<typeof launched>>, verb: string) =>
  ((await content.xapi('GET', 'statements', { query: { verb } })).body as Listed).statements

test('content learns how it is launched, keeps its place, and completes the lesson by what its unit demands', async () => {
  const person = await room.learner()
  const { place, run, state, xapi } = await launched(person)
  const launch = { query: { ...place, stateId: 'LMS.LaunchData' } }
  expect((await xapi('GET', 'activities/state', launch)).body).toEqual({
    contextTemplate: {
      contextActivities: { grouping: [{ objectType: 'Activity', id: key }] },
      extensions: { 'https://w3id.org/xapi/cmi5/context/extensions/sessionid': run },
    },
    launchMode: 'Normal',
    moveOn: 'CompletedAndPassed',
    masteryScore: 0.8,
    launchParameters: 'level=2',
    entitlementKey: { courseStructure: 'k-1' },
    returnURL: expect.stringMatching(/^http:\/\/localhost:3001\/p\/[^/]+\/closed$/) as string,
  })
  for (const method of ['PUT', 'POST', 'DELETE'] as const)
    expect((await xapi(method, 'activities/state', { ...launch, body: {} })).status).toBe(403)
  const bookmark = { query: { ...place, stateId: 'bookmark' } }
  expect((await xapi('PUT', 'activities/state', { ...bookmark, body: { page: 'صفحة ٣' } })).status).toBe(204)
  expect(await state('initialized')).toBe(200)
  expect(await state('passed', { result: { success: true, score: { scaled: 0.9 }, duration: 'PT3S' } })).toBe(
    200,
  )
  expect((await lessonOf(person)).is_completed).toBe(false)
  expect(await state('completed', { result: { completion: true, duration: 'PT3S' } })).toBe(200)
  expect(await state('terminated', { result: { duration: 'PT3S' } })).toBe(200)
  expect(await lessonOf(person)).toMatchObject({
    is_completed: true,
    package: { standard: 'cmi5', parts: [{ key, title: 'وحدة أولى', state: 'done', score: 90 }] },
  })
  const again = await launched(person)
  expect((await again.xapi('GET', 'activities/state', bookmark)).body).toEqual({ page: 'صفحة ٣' })
  const closed = await origin.inject({ method: 'GET', url: `${again.path}closed` })
  expect([closed.statusCode, closed.headers['content-security-policy']]).toEqual([
    200,
    "default-src 'none'; frame-ancestors 'self' http://127.0.0.1:3000",
  ])
})

test('what it is launched under names no one, is the same each time, and is no name of its publisher’s', async () => {
  const person = await room.learner()
  const [first, second] = [await launched(person), await launched(person)]
  expect(first.launch).toMatchObject({ registration: second.registration, activityId: second.activity })
  expect(JSON.stringify(first.actor)).not.toContain(person.name ?? 'nobody')
  expect(first.activity).not.toContain('publisher.example/unit?')
  const other = await launched(await room.learner())
  expect(other.registration).not.toBe(first.registration)
})

test('the token is handed out once, and is of no use once the part was opened again', async () => {
  const person = await room.learner()
  const first = await launched(person)
  expect(await first.takeToken()).toEqual({ 'error-code': '1', 'error-text': expect.any(String) as string })
  expect(await first.state('initialized')).toBe(200)
  const second = await launched(person)
  expect(await first.state('completed', { result: { completion: true } })).toBe(403)
  expect(await second.state('initialized')).toBe(200)
  expect((await second.xapi('GET', 'statements', { headers: { authorization: 'Basic eA==' } })).status).toBe(
    401,
  )
  const elsewhere = await launched(await room.learner())
  const stolen = await elsewhere.xapi('GET', 'statements', {
    headers: { authorization: `Basic ${Buffer.from(`0.${second.run}:x`).toString('base64')}` },
  })
  expect(stolen.status).toBe(401)
})

test('statements are held against the rules of the standard: order, sessions, scores, and who may say what', async () => {
  const content = await launched(await room.learner())
  const { state, said, xapi } = content
  const status = async (statement: object) => (await xapi('POST', 'statements', { body: statement })).status
  expect(await state('completed', { result: { completion: true } })).toBe(403)
  expect(await state('initialized')).toBe(200)
  expect(await state('initialized')).toBe(403)
  for (const verb of [
    'launched',
    'https://w3id.org/xapi/adl/verbs/satisfied',
    'https://w3id.org/xapi/adl/verbs/waived',
  ])
    expect([verb, await state(verb)]).toEqual([verb, 403])
  expect(await state('passed', { result: { success: true, score: { scaled: 0.79 } } })).toBe(403)
  expect(await state('failed', { result: { success: false, score: { scaled: 0.8 } } })).toBe(403)
  const own = said('completed', { result: { completion: true } })
  expect(await status({ ...own, actor: { account: { homePage: 'http://127.0.0.1:3000', name: '1' } } })).toBe(
    403,
  )
  expect(await status({ ...own, actor: { mbox: 'mailto:a@b.example' } })).toBe(403)
  expect(await status({ ...own, object: { id: 'https://else.example/unit' } })).toBe(403)
  expect(await status({ ...own, context: { ...own.context, registration: randomUUID() } })).toBe(403)
  expect(await status({ ...own, context: { ...own.context, extensions: {} } })).toBe(403)
  expect(await state('failed', { result: { success: false, score: { scaled: 0.5 } } })).toBe(200)
  expect(await state('passed', { result: { success: true, score: { scaled: 0.9 } } })).toBe(403)
  expect(await status(own)).toBe(200)
  // The same may come twice; another under its name may not.
  expect(await status(own)).toBe(200)
  expect(await status({ ...own, timestamp: '2026-01-01T00:00:00Z' })).toBe(409)
  expect(await state('terminated', { result: { duration: 'PT1S' } })).toBe(200)
})

test('several at once are kept all or none', async () => {
  const person = await room.learner()
  const { said, xapi } = await launched(person)
  const wrong = [said('initialized'), said('completed'), said('completed')]
  expect((await xapi('POST', 'statements', { body: wrong })).status).toBe(403)
  const right = [said('initialized'), said('completed', { result: { completion: true } })]
  expect((await xapi('POST', 'statements', { body: right })).body).toEqual(right.map(({ id }) => id))
  expect((await lessonOf(person)).package.parts[0]?.state).toBe('begun')
})

test('a failure is shown until it is passed; nothing takes a pass back', async () => {
  const person = await room.learner()
  const first = await launched(person)
  await first.state('initialized')
  await first.state('failed', { result: { success: false, score: { scaled: 0.4 } } })
  expect((await lessonOf(person)).package.parts[0]).toMatchObject({ state: 'failed', score: 40 })
  const second = await launched(person)
  await second.state('initialized')
  await second.state('passed', { result: { success: true, score: { scaled: 1 } } })
  await second.state('completed', { result: { completion: true } })
  const third = await launched(person)
  await third.state('initialized')
  expect(await third.state('failed', { result: { success: false, score: { scaled: 0 } } })).toBe(403)
  expect(await third.state('completed', { result: { completion: true } })).toBe(403)
  expect(await lessonOf(person)).toMatchObject({
    is_completed: true,
    package: { parts: [{ state: 'done', score: 100 }] },
  })
})

test('the site states that it launches, that a session was left, and once that blocks and the whole are satisfied', async () => {
  const person = blocks.asker as Person
  const at = { lessonId: blocks.lessonId }
  const open = (part: string) => launched(person, { ...at, part })
  const one = await open('u:1')
  const [launchedFirst] = await listed(one, 'http://adlnet.gov/expapi/verbs/launched')
  expect(launchedFirst?.context).toMatchObject({
    extensions: {
      'https://w3id.org/xapi/cmi5/context/extensions/launchmode': 'Normal',
      'https://w3id.org/xapi/cmi5/context/extensions/launchurl':
        'http://localhost:3001/one/index.html?page=1#top',
    },
  })
  await one.state('initialized')
  await one.state('completed', { result: { completion: true } })
  // A part that nothing is demanded of is done once it was opened; the session before was left.
  const two = await open('u:2')
  expect(
    (await listed(two, 'https://w3id.org/xapi/adl/verbs/abandoned')).map(({ object }) => object.id),
  ).toEqual([one.activity])
  expect(await one.state('terminated', { result: { duration: 'PT1S' } })).toBe(403)
  expect((await lessonOf(person, blocks.lessonId)).package.parts.map(({ state }) => state)).toEqual([
    'done',
    'done',
    'new',
  ])
  for (let turn = 0; turn < 2; turn += 1) {
    const three = await open('u:3')
    await three.state('initialized')
    await three.state('passed', { result: { success: true } })
  }
  const satisfied = await listed(await open('u:3'), 'https://w3id.org/xapi/adl/verbs/satisfied')
  expect(satisfied.map(({ object }) => object.definition?.type.split('/').at(-1)).toSorted()).toEqual([
    'block',
    'course',
  ])
  expect((await lessonOf(person, blocks.lessonId)).is_completed).toBe(true)
})

test('sessions are timed as far as the clock allows', async () => {
  const person = await room.learner()
  const content = await launched(person)
  await content.state('initialized')
  await content.state('terminated', { result: { duration: 'PT9H' } })
  const again = await origin.inject({
    method: 'POST',
    url: `${content.path}open`,
    payload: { part: key, run: randomUUID() },
  })
  expect(again.json<{ total_time: string }>().total_time).toMatch(/^PT0H0M\d{1,2}S$/)
})

test('a report of another standard’s data completes nothing', async () => {
  const person = await room.learner()
  const { path, run } = await launched(person)
  const state = JSON.stringify({
    completion_status: 'completed',
    success_status: 'passed',
    score: { scaled: '1' },
  })
  const report = { part: key, run, number: 1, state, active_seconds: 0 }
  const answer = await origin.inject({ method: 'POST', url: `${path}report`, payload: report })
  expect(answer.json()).toMatchObject({ is_kept: true, is_lesson_done: false, state: 'begun', score: null })
})

test('in a free preview content runs as one that is looked through, and nothing of it is kept', async () => {
  const [preview = 0] = room.lessonIds
  const visitor = {
    call: async (_method: 'GET', path: string) =>
      (await api.as()('GET', `/client-api/v1${path}`)).json<{ data: unknown }>(),
  }
  for (const by of [visitor, room.teacher]) {
    const content = await launchContent(origin, by as never, {
      lessonId: by === visitor ? preview : room.lessonId,
      part: key,
    })
    expect(content.isKept).toBe(false)
    const data = await content.xapi('GET', 'activities/state', {
      query: { ...content.place, stateId: 'LMS.LaunchData' },
    })
    expect(data.body).toMatchObject({ launchMode: 'Browse' })
    expect(await content.state('initialized')).toBe(200)
    expect(
      (await content.xapi('PUT', 'activities/state', { query: { ...content.place, stateId: 'a' }, body: {} }))
        .status,
    ).toBe(204)
    expect((await content.xapi('GET', 'statements')).body).toEqual({ statements: [], more: '' })
  }
})

test('what it states and keeps is in the person’s data, and goes with the account', async () => {
  const person = await room.learner()
  const content = await launched(person)
  await content.state('initialized')
  const query = { ...content.place, stateId: 'notes' }
  await content.xapi('PUT', 'activities/state', { query, body: 'ما دونته', type: 'text/plain' })
  const data = await api.as(person.token)('GET', '/client-api/v1/auth/data')
  expect(data.body).toContain('ما دونته')
  expect(data.body).toContain('expapi/verbs/initialized')
  await person.call('DELETE', '/auth/delete-account')
  const left = await api.database.pool.query(
    'select 1 from xapi_statements where user_id = $1 union all select 1 from xapi_documents where user_id = $1',
    [person.id],
  )
  expect(left.rowCount).toBe(0)
})
