import { sessionStore } from '@masar/app-shell'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { serve, served } from '../../../testing/serve.tsx'
import { emptyDraft, putDraft } from './draft.ts'
import { MissingSeats } from './missing-seats.tsx'
import { ResumeAssigning } from './resume-assigning.tsx'

const before = sessionStore.getState()
beforeEach(() => {
  serve({})
  sessionStorage.clear()
})
afterEach(() => sessionStore.setState(before, true))

const seats = [{ course: { id: 3, title: 'الكتابة الواضحة' }, needed: 3, free: 2, missing: 1, cost: 9_900 }]
const written = () =>
  putDraft({
    ...emptyDraft,
    courses: [{ id: 3, title: 'الكتابة الواضحة' }],
    departments: [{ id: 1, name: 'العمليات' }],
  })

test.each([
  ['ar', 'طلب المقاعد الناقصة', 'الغرض (اختياري)', /طُلب مقعد واحد/],
  ['en', 'Ask for the missing seats', /What for/, /1 seat was requested/],
] as const)('in %s a manager, who buys nothing, asks for them', async (locale, act, label, done) => {
  sessionStore.setState({ role: 'manager' })
  serve({ 'POST /requests': { data: { made: 1, waiting: 0 } } })
  renderPage(<MissingSeats seats={seats} cost={9_900} draft={written()} />, locale)
  expect(screen.queryByRole('button', { name: /cart|السلة/ })).toBeNull()
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: 'للفريق' } })
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: act }))
  await waitFor(() =>
    expect(served('POST /requests')).toEqual([
      {
        course_ids: [3],
        path_ids: [],
        employee_ids: [],
        department_ids: [1],
        group_ids: [],
        due_on: null,
        due_days: null,
        counts_working_days: false,
        reason: 'للفريق',
      },
    ]),
  )
  expect(await screen.findByRole('status')).toHaveTextContent(done)
  expect(screen.getByRole('link').getAttribute('href')).toContain('/requests')
})

test.each([
  ['ar', 'العودة إلى التكليف'],
  ['en', 'Back to assigning'],
] as const)('in %s the cart leads back to what is being assigned, where anything is', (locale, name) => {
  sessionStore.setState({ role: 'owner' })
  const { unmount } = renderPage(<ResumeAssigning />, locale)
  expect(screen.queryByRole('link')).toBeNull()
  unmount()
  written()
  renderPage(<ResumeAssigning />, locale)
  expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(
    /\/learn\?.*view=assign.*step=check/,
  )
})
