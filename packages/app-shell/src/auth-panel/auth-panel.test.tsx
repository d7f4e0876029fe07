import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderApp } from '../testing/render-app.tsx'
import { panelKindOf } from './kind.ts'
import { AuthPanelMessages } from './messages.ts'

const screenIs = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query.includes('60rem'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))

// What is fetched late is read once, at its own pace.
beforeAll(() =>
  Promise.all([import('./auth-panel.tsx'), AuthPanelMessages.load('ar'), AuthPanelMessages.load('en')]),
)
beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()))
afterEach(() => vi.unstubAllGlobals())

describe('on a wide screen', () => {
  beforeEach(() => screenIs(true))
  test.each([
    ['learner', 'ar', '/auth/login', 'طريقك خطوة بخطوة'],
    ['learner', 'en', '/auth/login', 'Your path, one step at a time'],
    ['learner', 'en', '/auth/instructor-account', 'What you know becomes somebody’s path'],
    ['learner', 'ar', '/auth/forget-password', 'حسابك لك وحدك'],
    ['company', 'ar', '/auth/login?company', 'فريقك كله على طريق واحد'],
    ['company', 'en', '/auth/company-account', 'Your whole team on one path'],
  ] as const)('%s %s %s says what one gains', async (app, locale, at, title) => {
    await renderApp({ app, locale, at })
    const panel = within(await screen.findByRole('complementary'))
    expect(await panel.findByRole('heading', { level: 2, name: title })).toBeInTheDocument()
    expect(panel.getAllByRole('listitem')).toHaveLength(3)
  })
})

test('on a narrow screen the form stands alone', async () => {
  screenIs(false)
  await renderApp({ at: '/auth/login' })
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(screen.queryByRole('complementary')).toBeNull()
})

test.each([
  ['learner', '/auth/second-factor', 'safe'],
  ['company', '/auth/otp', 'safe'],
  ['company', '/auth/message', 'team'],
  ['learner', undefined, 'learn'],
] as const)('%s %s has the panel %s', (app, path, kind) => expect(panelKindOf(app, path)).toBe(kind))
