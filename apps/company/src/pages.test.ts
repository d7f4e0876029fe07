// @vitest-environment node
import { routePaths } from '@masar/app-shell/testing'
import { companyPages } from '@masar/site-map'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createAppRouter } from './router.tsx'

test('every page of the table has its route file, and every route file its page', () => {
  const router = createAppRouter({ app: 'company', locale: 'ar', queryClient: new QueryClient() })
  expect(routePaths(router)).toEqual(companyPages.map(({ path }) => path).sort())
})
