import { useQuery, type QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { type RouterContext, routerOptions } from './boot.tsx'
import { messages } from './locales/en.po'
import { prerender } from './prerender.tsx'
import { firstData } from './queries/first-data.ts'

let asked = 0

/** A list that takes the document's data for as old as the process, as the catalogue does. */
const listQuery = () => ({
  queryKey: ['client', 'pages', '/things'],
  queryFn: async () => {
    asked += 1
    throw new Error('the host’s drawing asks for nothing')
  },
  initialData: () => firstData<{ name: string }>('/things'),
  initialDataUpdatedAt: 0,
  retry: false,
})

function Things() {
  const { data, isError } = useQuery(listQuery())
  return <p>{isError ? 'failed' : data?.name}</p>
}

function routerOf(context: RouterContext) {
  const root = createRootRouteWithContext<RouterContext>()()
  const load = ({ queryClient }: { queryClient: QueryClient }) => queryClient.prefetchQuery(listQuery())
  return createRouter({
    ...routerOptions(context),
    routeTree: root.addChildren([
      createRoute({
        getParentRoute: () => root,
        path: '/',
        loader: ({ context: given }) => load(given),
        component: Things,
      }),
    ]),
  })
}

test('a page is drawn from its first data alone, however old the process is', async () => {
  const drawn = await prerender({
    app: 'learner',
    locale: 'en',
    messages,
    url: 'http://masar.test/en',
    firstData: [{ key: '/things', body: { name: 'a thing' } }],
    createRouter: routerOf,
  })
  expect(drawn).toContain('a thing')
  expect(drawn).not.toContain('failed')
  expect(asked).toBe(0)
})
