import { type Session, sessionStore } from '@masar/app-shell'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { serve } from '../../testing/serve.tsx'
import { DepartmentsScreen } from '../people/departments/departments-screen.tsx'
import { LearnScreen } from './learn-screen.tsx'
import type { View } from './place.ts'

beforeEach(() => serve({}))

const show = (role: Session['role'], view: View, locale: 'ar' | 'en' = 'en') => {
  sessionStore.setState({ role })
  return renderPage(<LearnScreen place={{ view }} />, locale, '/learn?company')
}

describe('a view whose address was typed by somebody whom it is closed to', () => {
  test.each([
    ['finance', 'list'],
    ['finance', 'paths'],
    ['finance', 'acts'],
    ['finance', 'assign'],
    ['auditor', 'assign'],
    ['manager', 'edit'],
    ['manager', 'standing'],
  ] as const)('says so to %s instead of %s, with no ways to others', (role, view) => {
    show(role, view)
    expect(screen.getByRole('heading', { level: 1, name: 'Not open to this account' })).toBeVisible()
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  test('leads back, in Arabic too', () => {
    show('finance', 'list', 'ar')
    expect(screen.getByRole('heading', { level: 1, name: 'ليس متاحًا لهذا الحساب' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'إلى لوحة المتابعة' })).toHaveAttribute('href', '/?company')
  })
})

test.each([
  ['manager', 'list', 'Assignments'],
  ['manager', 'assign', 'Assign courses'],
  ['auditor', 'standing', 'Standing assignments'],
  ['owner', 'edit', 'New learning path'],
] as const)('is open to %s: %s', async (role, view, title) => {
  show(role, view)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
})

test.each([
  ['finance', 0],
  ['manager', 1],
] as const)('%s finds %i ways from the departments to people', (role, ways) => {
  sessionStore.setState({ role })
  renderPage(<DepartmentsScreen />, 'en', '/departments?company')
  expect(screen.queryAllByRole('navigation', { name: 'People' })).toHaveLength(ways)
})
