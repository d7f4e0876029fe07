import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage, serve } from '../testing.tsx'
import { MessageScreen } from './message-screen.tsx'

const screens = { '/auth/message': () => <MessageScreen about="deleted" /> }

test.each([
  ['ar', 'حُذف حسابك', 'إلى الصفحة الرئيسية', '/'],
  ['en', 'Your account is deleted', 'Go to the home page', '/en'],
] as const)('who has deleted the account is told farewell in %s', async (locale, title, way, home) => {
  serve({})
  await renderPage(screens, '/auth/message', { locale })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', home)
})
