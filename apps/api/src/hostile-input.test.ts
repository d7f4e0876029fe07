import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rateLimits } from './db/schema/index.ts'
import { contentTypes, tableFile } from './modules/companies/files/table-file.ts'
import { account, company } from './testing/accounts.ts'
import { curriculum, enrol } from './testing/catalogue.ts'
import { errorIn, requestsWith } from './testing/hostile.ts'
import { operations, type Operation } from './testing/operations.ts'
import { createTestApi, type TestApi } from './testing/test-api.ts'

// Rules for every text field of every call, including those added later.

let api: TestApi
let tokens: Record<Operation['api'], string>
/** These would end the session that the other calls use. */
const ending = new Set(['logout', 'deleteAccount', 'endSession'])

beforeAll(async () => {
  api = await createTestApi()
  const learner = await account(api)
  await enrol(api, learner.id, (await curriculum(api, 2)).courseId)
  tokens = { 'client-api': learner.token, 'company-api': (await company(api)).token }
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(rateLimits)
})

/** Puts the text into each place in turn, and into the headers that a service might believe. */
async function everywhere(text: string): Promise<void> {
  for (const operation of operations()) {
    const call = api.as(ending.has(operation.id) ? undefined : tokens[operation.api])
    for (const { url, body } of requestsWith(operation, text))
      expect([operation.id, errorIn(await call(operation.method, url, body), operation)]).toEqual([
        operation.id,
        null,
      ])
    await api.db.delete(rateLimits)
  }
  const header = text.replace(/[^\x20-\x7e]/g, '')
  for (const name of [
    'host',
    'origin',
    'referer',
    'user-agent',
    'x-forwarded-for',
    'x-forwarded-host',
    'accept-language',
    'idempotency-key',
    'authorization',
    'api-key',
  ]) {
    expect([
      name,
      errorIn(
        await api.as(tokens['client-api'])('GET', '/client-api/v1/auth/sessions', undefined, {
          [name]: header,
        }),
      ),
    ]).toEqual([name, null])
  }
}

test.each([
  // Each way out of a statement that SQL knows, in as few texts as fit every field.
  `zqz' or "1"='1'); drop table users; select pg_sleep(9) --`,
  String.raw`zqz%\' escape $1 || pg_read_file($$/etc/passwd$$) || $$`,
])(
  'I-10: %j never becomes part of a statement',
  async text => {
    const { count } = await counted()
    const { statements } = await api.statements.during(() => everywhere(text))
    expect(statements.length).toBeGreaterThan(100)
    expect(statements.filter(statement => /zqz|pg_sleep|pg_read_file/.test(statement))).toEqual([])
    expect(await counted()).toEqual({ count })
  },
  60_000,
)

async function counted(): Promise<{ count: number }> {
  const {
    rows: [row],
  } = await api.db.execute<{ count: number }>(sql`select count(*)::int as count from users`)
  return { count: row?.count ?? 0 }
}

/** Every request by HTTP that this process sends while something is done. */
async function sentDuring(act: () => Promise<void>): Promise<string[]> {
  const sent: string[] = []
  const onFetch = (message: unknown) => {
    sent.push(String((message as { request: { origin: unknown } }).request.origin))
  }
  const onRequest = (message: unknown) => {
    sent.push(String((message as { request: { host: unknown } }).request.host))
  }
  subscribe('undici:request:create', onFetch)
  subscribe('http.client.request.start', onRequest)
  await act()
  unsubscribe('undici:request:create', onFetch)
  unsubscribe('http.client.request.start', onRequest)
  return sent
}

test('I-07: no URL that a client sends is fetched', async () => {
  let visits = 0
  const trap = createServer(socket => {
    visits += 1
    socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n')
  }).listen(0, '127.0.0.1')
  await once(trap, 'listening')
  const { port } = trap.address() as AddressInfo
  expect(
    await sentDuring(async () => {
      await fetch(`http://127.0.0.1:${port}/`)
    }),
    'the watch sees what is sent',
  ).toHaveLength(1)

  const sent = await sentDuring(async () => {
    // Whatever the address, a request would be seen: two stand for all.
    for (const url of [`http://127.0.0.1:${port}/a.png`, 'http://169.254.169.254/latest/meta-data/'])
      await everywhere(url)
    const put = await api.app.inject({
      method: 'PUT',
      url: '/client-api/v1/auth/avatar',
      headers: {
        'api-key': 'masar-web',
        authorization: `Bearer ${tokens['client-api']}`,
        'content-type': 'image/png',
      },
      payload: `http://127.0.0.1:${port}/a.png`,
    })
    expect(put.statusCode).toBe(415)
    const linked = await api.app.inject({
      method: 'PUT',
      url: '/client-api/v1/auth/avatar',
      headers: {
        'api-key': 'masar-web',
        authorization: `Bearer ${tokens['client-api']}`,
        'content-type': 'image/png',
      },
      payload: `<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1:${port}/a.png"/></svg>`,
    })
    expect(linked.statusCode).toBe(415)
  })
  trap.close()
  expect([sent, visits]).toEqual([[], 1])
}, 60_000)

const corpus = JSON.parse(
  readFileSync(new URL('./testing/markup-corpus.json', import.meta.url), 'utf8'),
) as string[]

test.each(corpus)('I-05: %j comes back as JSON text alone, where it is taken at all', async text => {
  const call = api.as(tokens['client-api'])
  const before = (await call('GET', '/client-api/v1/auth/profile')).json<{ data: { name: string } }>().data
    .name
  const answer = await call('PATCH', '/client-api/v1/auth/profile', { name: text })
  expect([200, 422]).toContain(answer.statusCode)
  const kept = await call('GET', '/client-api/v1/auth/profile')
  const { name } = kept.json<{ data: { name: string } }>().data
  expect(name).not.toMatch(/[<>]/)
  if (answer.statusCode === 422) expect(name).toBe(before)
  expect(kept.headers['content-type']).toBe('application/json; charset=utf-8')
})

/** A cell that begins with `=`, `+`, `-`, `@`, a tab or a line's end is run by a spreadsheet. A new table of cells must escape those, and prove it here. */
test('I-09: no cell of what is given out is run by a spreadsheet: every answer is JSON, a document a PDF, a badge a picture, dates a calendar, and tables are files of texts', async () => {
  const types = (['client-api', 'company-api'] as const).flatMap(name => {
    const { paths } = JSON.parse(
      readFileSync(new URL(`../../../packages/api-sdk/openapi/${name}.json`, import.meta.url), 'utf8'),
    ) as {
      paths: Record<
        string,
        Record<string, { responses: Record<string, { content?: Record<string, unknown> }> }>
      >
    }
    return Object.values(paths)
      .flatMap(methods => Object.values(methods))
      .flatMap(({ responses }) =>
        Object.values(responses).flatMap(({ content }) => Object.keys(content ?? {})),
      )
  })
  // Questions of an exam: read by no spreadsheet, but as its tables, whose cells `reading.test.ts` tries.
  const questions = ['text/plain; charset=utf-8', 'application/xml; charset=utf-8', 'application/zip']
  expect([...new Set(types)].sort()).toEqual(
    [
      'application/json',
      'application/pdf',
      'image/svg+xml',
      // Pictures that show why a person is excused, as they were sent; known by their content.
      'image/jpeg',
      'image/png',
      'image/webp',
      // Dates, which calendars read; what a title may bring into them is tried beside `learning/calendar`.
      'text/calendar; charset=utf-8',
      ...questions,
      ...Object.values(contentTypes),
    ].sort(),
  )
  for (const first of ['=', '+', '-', '@', '\t', '\r']) {
    const pages = Readable.from([[[`${first}1+1`]]])
    const csv = tableFile({ columns: [{ title: 'Name', kind: 'text' }], pages }, 'csv', 'en')
    const parts = (await csv.toArray()) as Buffer[]
    expect(Buffer.concat(parts.map(part => Buffer.from(part))).toString(), first).toMatch(
      /^\uFEFFName\r\n"?'/,
    )
  }
})
