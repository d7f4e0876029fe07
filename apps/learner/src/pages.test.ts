import { routePaths, seedInitialData } from '@masar/app-shell/testing'
import { fillPattern, learnerPages, matchPage } from '@masar/site-map'
import { preloadsOf, publicPages } from '@masar/site-map/server'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createAppRouter } from './router.tsx'

const routerAt = (address: string) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  const router = createAppRouter({ app: 'learner', locale: 'ar', queryClient })
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [address] }) })
  return { router, queryClient }
}

test('every page of the table has its route file, and every route file its page', () =>
  expect(routePaths(routerAt('/').router)).toEqual(learnerPages.map(({ path }) => path).sort()))

/** Addresses of all public pages, and of lists that are narrowed. */
const addresses = [
  ...Object.keys(publicPages).map(path => fillPattern(path, { id: 12 })),
  '/courses?q=%D8%A3%D8%A8+b&category=data&level=beginner&language=ar&price=free&duration=short&rating=4&instructor=7&sort=newest',
  '/courses?category=arts,data-ai',
  '/courses?date=newest&selling=best_selling&utm_source=mail',
  '/Instructor?q=%D8%B3%D8%A7%D8%B1%D8%A9',
]

test.each(addresses)('the loader of %s finds all it needs in the document', async address => {
  const { pathname, search } = new URL(address, 'https://masar.test')
  const match = matchPage(pathname, search)
  if (!match) throw new Error(`${address} is no page`)
  const { router, queryClient } = routerAt(address)
  const body = { data: [], meta: { next_cursor: null } }
  const served = preloadsOf(match, search).map(({ key }) => ({ key, body }))
  seedInitialData(queryClient, served)
  await router.load()
  expect(router.state.matches.map(({ status }) => status)).toEqual(['success', 'success'])
  const queries = queryClient.getQueryCache().getAll()
  expect(queries.filter(({ state }) => state.fetchStatus !== 'idle').map(({ queryKey }) => queryKey)).toEqual(
    [],
  )
  expect(new Set(queries.map(({ queryKey }) => queryKey.at(-1)))).toEqual(
    new Set(served.map(({ key }) => key)),
  )
})
