import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { CountryProbe } from './country-probe.tsx'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['ar', 'دولة هذا الاتصال', '1;SA;SAU;Saudi Arabia', 'المملكة العربية السعودية'],
  ['en', 'Country of this connection', '1;SA;SAU;Saudi Arabia', 'Saudi Arabia'],
  ['ar', 'دولة هذا الاتصال', '0;;;', 'unable to fetch the country'],
  ['en', 'Country of this connection', '0;;;', 'unable to fetch the country'],
] as const)('in %s “%s” says of %s: %s', async (locale, part, reply, words) => {
  vi.stubGlobal('fetch', async () => new Response(reply))
  renderPage(<CountryProbe />, locale)
  const status = within(screen.getByRole('region', { name: part })).getByRole('status')
  await waitFor(() => expect(status).toHaveTextContent(words))
})
