import { sessionStore } from '@masar/app-shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { serve } from '../../../testing/serve.tsx'
import { AssignView } from './assign-view.tsx'
import { emptyDraft, putDraft } from './draft.ts'

beforeEach(() => {
  sessionStorage.clear()
  sessionStore.setState({ role: 'owner' })
})

/** One of many conflicts. */
const conflictPage = (name: string, cursor: string | null) => ({
  data: [
    {
      employee: { id: name.length, name },
      course: { id: 3, title: 'الكتابة الواضحة' },
      outcome: 'no_seat',
    },
  ],
  meta: { next_cursor: cursor, total: 1300, total_is_capped: false },
})

test.each(['ar', 'en'] as const)(
  'in %s all that is left out can be read on, narrowed to a reason, and who has a course by themselves is named',
  async locale => {
    const ar = locale === 'ar'
    putDraft({
      ...emptyDraft,
      courses: [{ id: 3, title: 'الكتابة الواضحة' }],
      departments: [{ id: 1, name: 'العمليات' }],
    })
    const pairs = 'POST /assignments/preview/pairs'
    serve({
      'POST /assignments/preview': {
        data: {
          people: 2000,
          courses: 1,
          total: 2000,
          outcomes: { assigned: 700, no_seat: 1200, already_assigned: 100 },
          with_own: 1,
          seats: [],
          cost: 0,
        },
      },
      [`${pairs}?limit=25`]: conflictPage('Grace Wanjiru', 'next'),
      [`${pairs}?cursor=next&limit=25`]: conflictPage('Omar', null),
      [`${pairs}?kind=no_seat&limit=25`]: conflictPage('Lina Haddad', null),
      [`${pairs}?kind=own&limit=25`]: conflictPage('Samir', null),
    })
    renderPage(<AssignView place={{ view: 'assign', step: 'check' }} />, locale, '/learn?company')
    const left = await screen.findByRole('table', { name: ar ? 'المستثنى من التكليف' : 'What is left out' })
    expect(left).toHaveTextContent('Grace Wanjiru')
    const own = await screen.findByRole('table', {
      name: ar ? 'من يملكون الدورة بأنفسهم' : 'Who has the course by themselves',
    })
    expect(own).toHaveTextContent('Samir')
    await userEvent.click(screen.getByRole('button', { name: ar ? 'عرض المزيد' : 'Show more' }))
    await waitFor(() => expect(left).toHaveTextContent('Omar'))
    expect(left).toHaveTextContent('Grace Wanjiru')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: ar ? 'السبب' : 'Reason' }), 'no_seat')
    expect(await screen.findByText('Lina Haddad')).toBeVisible()
    expect(left).not.toHaveTextContent('Omar')
  },
)
