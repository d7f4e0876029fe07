import { sessionStore } from '@masar/app-shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { serve, served } from '../../../testing/serve.tsx'
import { actsPlaceOf, addressOf, placeOf } from '../place.ts'
import { BatchesView } from './batches-view.tsx'

beforeEach(() => sessionStore.setState({ role: 'owner' }))

test.each([
  ['ar', 'لا نتائج لهذا البحث', 'الترتيب حسب', 'الأحدث أولًا'],
  ['en', 'No results', 'Sort by', 'Newest first'],
] as const)(
  'in %s acts are searched and ordered by the service, as the address says',
  async (locale, none, sort, newest) => {
    const call = 'GET /assignment-batches?q=sara&sort=size&limit=25'
    serve({ [call]: { data: [], meta: { next_cursor: null, total: 0, total_is_capped: false } } })
    const place = actsPlaceOf(placeOf({ view: 'acts', q: ' sara', sort: 'size' }))
    const { address } = renderPage(<BatchesView place={place} />, locale, '/learn?company&view=acts')
    expect(await screen.findByRole('heading', { name: none })).toBeVisible()
    expect(served(call)).toHaveLength(1)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: sort }), newest)
    await waitFor(() => expect(address()).toMatch(/q=sara&view=acts/))
    expect(address()).not.toContain('sort=')
  },
)

test('an address keeps the order of acts among acts alone', () => {
  expect(addressOf(placeOf({ view: 'acts', sort: 'size' }))).toBe('/learn?sort=size&view=acts')
  expect(placeOf({ sort: 'size' })).toEqual({})
})
