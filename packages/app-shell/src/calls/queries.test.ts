// @vitest-environment node
import type { ClientPaths, ReadPath } from '@masar/api-sdk'
import { publicPages } from '@masar/site-map/server'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { seedInitialData } from '../queries/initial-data.ts'
import { queriesOf } from '../queries/keys.ts'
import { fakeBrowser } from '../testing/fake-browser.ts'
import { clientPages, clientQuery, companyQuery } from './queries.ts'

afterEach(() => vi.unstubAllGlobals())

/** The calls that pages are served with, as the types know them: one that client-api does not have fails to compile. */
type PreloadedCall = (typeof publicPages)[keyof typeof publicPages]['preload'][number]['call']
const preloaded = Object.values(publicPages).flatMap(({ preload }) =>
  preload.map(({ call }): PreloadedCall & ReadPath<ClientPaths> => call),
)

/** Answers every request with a page of a list, and notes its address below the origin. */
function service(): { asked: string[]; client: QueryClient } {
  fakeBrowser('/')
  const asked: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    asked.push(pathname + search)
    return Response.json({ data: [], meta: { next_cursor: 'n+1', total: 2 } })
  })
  return { asked, client: new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } }) }
}

test('a query asks for what its key says', async () => {
  const { asked, client } = service()
  const queries = [
    clientQuery('/courses/{id}', { path: { id: 12 } }),
    clientQuery('/settings', { query: { key: 'contact' } }),
    companyQuery('/employees/{id}', { path: { id: 3 } }),
  ]
  for (const query of queries) await client.fetchQuery(query as never)
  expect(asked).toEqual([
    '/client-api/v1/courses/12',
    '/client-api/v1/settings?key=contact',
    '/company-api/v1/employees/3',
  ])
  expect(asked).toEqual(queries.map(({ queryKey: [api, key] }) => `/${api}-api/v1${key}`))
})

test('a list is read on from its cursor, under the one key of its call', async () => {
  const { asked, client } = service()
  const list = clientPages('/courses', { query: { q: 'x', level: undefined } })
  await client.fetchInfiniteQuery({ ...list, pages: 2 })
  expect(asked).toEqual(['/client-api/v1/courses?q=x', '/client-api/v1/courses?q=x&cursor=n%2B1'])
  expect(list.queryKey).toEqual(['client', 'pages', '/courses?q=x'])
})

test('what came with the document is not asked for again', async () => {
  const { asked, client } = service()
  const body = { data: [{ id: 1 }], meta: { next_cursor: null, total: 1 } }
  seedInitialData(client, [
    { key: '/teachers?q=x', body },
    { key: '/courses/12', body },
  ])
  expect((await client.fetchInfiniteQuery(clientPages('/teachers', { query: { q: 'x' } }))).pages).toEqual([
    body,
  ])
  expect(await client.fetchQuery(clientQuery('/courses/{id}', { path: { id: 12 } }))).toEqual(body)
  expect(asked).toEqual([])
})

test('a change elsewhere reaches all queries of a call, read page by page or whole, and no others', async () => {
  const { client } = service()
  for (const id of [1, 2])
    client.setQueryData(clientQuery('/lessons/{id}', { path: { id } }).queryKey as readonly unknown[], {})
  client.setQueryData(clientPages('/notifications').queryKey, { pages: [], pageParams: [] })
  client.setQueryData(clientQuery('/home').queryKey as readonly unknown[], {})
  await client.invalidateQueries(queriesOf('/lessons/{id}', '/notifications'))
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey.at(-1), state.isInvalidated]),
  ).toEqual([
    ['/lessons/1', true],
    ['/lessons/2', true],
    ['/notifications', true],
    ['/home', false],
  ])
})

test('pages are served with calls that client-api has', () => expect(preloaded).toContain('/courses/{id}'))
