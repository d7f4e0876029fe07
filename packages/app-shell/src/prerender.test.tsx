import { useQuery, type QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import type { RouterContext } from './app-context.ts'
import { routerOptions } from './boot.tsx'
import { messages } from './locales/en.po'
import { prerender } from './prerender.tsx'
import { initialDataOf } from './queries/initial-data.ts'

let asked = 0

/** A list that takes the document's data for as old as the process, as the catalogue does. */
const listQuery = () => ({
  queryKey: ['client', 'pages', '/things'],
  queryFn: async () => {
    asked += 1
    throw new Error('prerendering fetches nothing')
  },
  initialData: () => initialDataOf<{ name: string }>('/things'),
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

test('a page is prerendered from its initial data alone, however old the process is', async () => {
  const markup = await prerender({
    app: 'learner',
    locale: 'en',
    messages,
    url: 'http://masar.test/en',
    initialData: [{ key: '/things', body: { name: 'a thing' } }],
    createRouter: routerOf,
  })
  expect(markup).toContain('a thing')
  expect(markup).not.toContain('failed')
  expect(asked).toBe(0)
})
