import { ApiError } from '@masar/api-sdk'
import { sessionStore } from '@masar/app-shell'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { failed, serve } from '../../../testing/serve.tsx'
import { DepartmentField } from '../../people/parts/department-field.tsx'
import { PersonField } from '../../people/parts/person-field.tsx'
import { departmentsQuery, groupsQuery } from '../../people/queries.ts'
import { pathsQuery } from '../queries.ts'
import { emptyDraft } from './draft.ts'
import { WhatStep } from './what-step.tsx'
import { WhomStep } from './whom-step.tsx'

const error = new ApiError('answer', 500, { message: 'It failed.' })
const step = { draft: { ...emptyDraft, key: 'k' }, onChange: () => undefined, isTried: false }

beforeEach(() => {
  sessionStore.setState({ role: 'owner' })
  serve({})
})

test.each([
  ['ar', 'تعذّر تحميل مسارات التعلّم'],
  ['en', 'The learning paths could not be loaded'],
] as const)('in %s learning paths that did not come are not called absent', (locale, words) => {
  failed(<WhatStep {...step} />, pathsQuery().queryKey, error, locale)
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.queryByText(/Published learning paths|مسارات التعلّم المنشورة/)).toBeNull()
})

test('nothing is said of them while they are on their way', () => {
  renderPage(<WhatStep {...step} />, 'en')
  expect(screen.queryByText(/Published learning paths/)).toBeNull()
})

test('groups that did not come are named', () => {
  failed(<WhomStep {...step} />, groupsQuery().queryKey, error, 'en')
  expect(screen.getByText('The groups could not be loaded')).toBeVisible()
})

test('a list of choices that did not come is not called empty', async () => {
  failed(
    <DepartmentField label="Department" value={null} onChange={() => undefined} />,
    departmentsQuery().queryKey,
    error,
    'en',
  )
  await userEvent.click(screen.getByRole('combobox', { name: /Department/ }))
  expect(await screen.findByText('The list could not be loaded.')).toBeVisible()
})

test('nor is one that is searched', async () => {
  serve({ 'GET /employees?limit=20&state=active': { status: 500, code: 'internal', message: 'It failed.' } })
  renderPage(<PersonField label="Somebody" person={null} onChange={() => undefined} />, 'en')
  await userEvent.click(screen.getByRole('combobox', { name: /Somebody/ }))
  expect(await screen.findByText('The list could not be loaded.')).toBeVisible()
})
