import { sessionStore } from '@masar/app-shell'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { given, serve } from '../../testing/serve.tsx'
import { appearanceQuery, CompanyFrame } from './company-frame.tsx'

const before = sessionStore.getState()
beforeEach(() => serve({}))
afterEach(() => sessionStore.setState(before, true))

test.each([
  ['company', 'olive', 'olive'],
  ['company', 'masar', undefined],
  // After signing out no company's colour is shown, whatever was known before.
  [null, 'olive', undefined],
] as const)('acting as %s of a company in %s', (capacity, color, shown) => {
  sessionStore.setState({ capacity, role: 'owner' })
  given(<CompanyFrame>here</CompanyFrame>, appearanceQuery().queryKey, { data: { color } }, 'ar', '/?company')
  expect(screen.getByText('here').dataset.company).toBe(shown)
})
