import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { examSettings } from '../../../testing/taught-exam.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { ExamPage } from './exam-page.tsx'

afterEach(() => vi.unstubAllGlobals())

function serve(settings: object = examSettings, status = 200) {
  vi.stubGlobal('fetch', async (request: Request) =>
    new URL(request.url).pathname.endsWith('/settings')
      ? Response.json(status === 200 ? { data: settings } : { code: 'not_found', message: 'Gone.' }, {
          status,
        })
      : Response.json({ data: [] }),
  )
}

test.each([
  ['ar', 'الأسئلة ومفتاحها', 'المجموعات العشوائية', 'ظاهر'],
  ['en', 'Questions and their key', 'Pools', 'Shown'],
] as const)(
  'in %s it tells how the exam is set up, and leads on',
  async (locale, questions, pools, shown) => {
    serve()
    renderPage(<ExamPage id={3} />, locale)
    expect(await screen.findByRole('link', { name: questions })).toHaveAttribute(
      'href',
      expect.stringContaining('/teach/exams/3/questions'),
    )
    expect(screen.getByRole('heading', { name: 'Web pages' })).toBeVisible()
    expect(screen.getByRole('heading', { name: pools })).toBeVisible()
    const row = screen.getByRole('rowheader', {
      name: locale === 'ar' ? 'النتيجة العامة' : 'The overall result',
    })
    expect(within(row.closest('tr') as HTMLElement).getAllByLabelText(shown)).toHaveLength(4)
  },
)

test('an unknown exam says so', async () => {
  serve({}, 404)
  renderPage(<ExamPage id={3} />, 'en')
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryByText('Rules')).toBeNull()
})
