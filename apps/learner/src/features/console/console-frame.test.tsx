import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { ConsoleFrame } from './console-frame.tsx'

test.each([
  ['ar', 'English', '/en/console', 'إلى الموقع'],
  ['en', 'العربية', '/console', 'To the site'],
] as const)(
  'in %s the console has a way into the other language, and back to the site',
  (locale, other, href, site) => {
    renderPage(<ConsoleFrame operator={undefined}>{null}</ConsoleFrame>, locale, '/console')
    expect(screen.getByRole('link', { name: other })).toHaveAttribute('href', href)
    expect(screen.getByRole('link', { name: site })).toBeVisible()
  },
)
