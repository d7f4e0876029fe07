import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import type { ExamDetails } from '../api.ts'
import { ExamRules } from './exam-rules.tsx'
import { StartPanel } from './start-panel.tsx'

afterEach(() => vi.unstubAllGlobals())

const exam = {
  id: 3,
  has_password: true,
  ends_by: null,
  attempts_left: null,
  server_time: new Date().toISOString(),
} as ExamDetails

/** @returns what was sent */
function refuse(code: string, message: string) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.json())
    return Response.json({ code, message }, { status: 403 })
  })
  return sent
}

test('the password is asked before the start, and stays typed when it is wrong', async () => {
  const sent = refuse('exam_password_wrong', 'This is not the password.')
  renderPage(<StartPanel exam={exam} standing={{ can: 'start' }} />, 'en')
  const field = screen.getByLabelText('Password of the exam')
  await userEvent.click(screen.getByRole('button', { name: 'Start the exam' }))
  expect(await screen.findByText('Type the password to start.')).toBeVisible()
  expect(field).toHaveFocus()
  expect(sent).toEqual([])
  await userEvent.type(field, '٤٨١٢{Enter}')
  expect(await screen.findByText('This is not the password.')).toBeVisible()
  expect(sent).toMatchObject([{ password: '٤٨١٢' }])
  expect(field).toHaveValue('٤٨١٢')
  expect(field).toHaveFocus()
})

test('an attempt that runs goes on without it', () => {
  renderPage(<StartPanel exam={exam} standing={{ can: 'resume' }} />, 'ar')
  expect(screen.queryByLabelText('كلمة مرور الاختبار')).toBeNull()
  expect(screen.getByRole('button', { name: 'متابعة الاختبار' })).toBeVisible()
})

test.each([
  ['ar', /داخل كل قسم يمكن الإجابة بأي ترتيب/],
  ['en', /^Within a section, questions can be answered in any order/],
] as const)(
  'in %s the rules of an exam in sections promise no way back to an earlier one',
  (locale, rule) => {
    const sections = [{ title: 'One', time_limit_seconds: 600, questions: 3 }]
    renderPage(
      <ExamRules
        exam={
          {
            ...exam,
            sections,
            tools: [],
            navigation: 'free',
            opens_at: null,
            closes_at: null,
          } as unknown as ExamDetails
        }
      />,
      locale,
    )
    expect(screen.getByText(rule)).toBeVisible()
    expect(screen.queryByText(/حتى التسليم|until you submit/)).toBeNull()
  },
)

test.each([
  ['ar', /تأتي صفحات الأسئلة واحدة بعد أخرى/],
  ['en', /^Pages of questions come one after another/],
] as const)('in %s the rules of an exam in pages speak of pages', (locale, rule) => {
  const closed = { opens_at: null, closes_at: null, sections: [], tools: [] }
  const paged = { ...exam, ...closed, navigation: 'forward', questions_per_page: 3 }
  renderPage(<ExamRules exam={paged as unknown as ExamDetails} />, locale)
  expect(screen.getByText(rule)).toBeVisible()
})

test.each([
  ['ar', 'course', /يُفتح بعد دورة/, 'إلى صفحة الدورة', '/Course/4'],
  ['ar', 'exam', /يُفتح بعد اجتياز اختبار/, 'إلى ذلك الاختبار', '/exam-details/4'],
  ['en', 'lesson', /Opens after the lesson/, 'To that lesson', '/en/lesson/4'],
  ['en', 'exam', /Opens once you pass the exam/, 'To that exam', '/en/exam-details/4'],
] as const)(
  'in %s an exam that its course closes says what opens it: a %s',
  async (locale, by, words, act, to) => {
    const closing = { by, id: 4, title: 'The web', opens_at: null }
    const closed = { ...exam, course: { id: 2, title: '' } } as ExamDetails
    renderPage(
      <StartPanel exam={closed} standing={{ can: 'nothing', why: 'closed-by-course', closing }} />,
      locale,
    )
    expect(await screen.findByText(words)).toHaveTextContent('The web')
    expect(screen.getByRole('link', { name: act })).toHaveAttribute('href', to)
    expect(screen.queryByRole('button')).toBeNull()
  },
)

test.each([
  ['ar', 'انتهى الوقت', /تُستلم إجاباتك الأخيرة/, 'إرسال ما بقي'],
  ['en', 'Time is up', /Your last answers are being taken in/, 'Send what is left'],
] as const)(
  'in %s it says that the time is up, and still takes what this device has',
  (locale, up, words, act) => {
    renderPage(<StartPanel exam={exam} standing={{ can: 'hand-in' }} />, locale)
    expect(screen.getByRole('heading', { name: up })).toBeVisible()
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.getByRole('button', { name: act })).toBeVisible()
  },
)

const inAnHour = (minutes: number) => {
  const now = Date.parse('2026-11-21T11:00:00Z')
  return {
    server_time: new Date(now).toISOString(),
    at: new Date(now + minutes * 60_000).toISOString(),
  }
}

test.each([
  ['ar', 'closing', /فسينتهي وقتك في .*:05.*، لأن الاختبار يُغلق حينها\.$/],
  ['ar', 'time_limit', /فسينتهي وقتك في .*:05.* بانتهاء المدة\.$/],
  ['en', 'closing', /it ends at .*:05.*, because the exam closes then\.$/],
  ['en', 'time_limit', /it ends at .*:05.*, when your time is up\.$/],
] as const)(
  'in %s it says before the start when it ends, and that it is by the %s',
  (locale, reason, words) => {
    const { server_time, at } = inAnHour(65)
    renderPage(
      <StartPanel exam={{ ...exam, server_time, ends_by: { at, reason } }} standing={{ can: 'start' }} />,
      locale,
    )
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.queryByText(/2026/)).toBeNull()
  },
)

test('of an end that is far it says the day, and of none that there is none', () => {
  const { server_time, at } = inAnHour(60 * 26)
  const far = { ...exam, server_time, ends_by: { at, reason: 'closing' as const } }
  const { unmount } = renderPage(<StartPanel exam={far} standing={{ can: 'start' }} />, 'en')
  expect(screen.getByText(/November (?:22|23), 2026/)).toBeVisible()
  unmount()
  renderPage(<StartPanel exam={exam} standing={{ can: 'start' }} />, 'en')
  expect(screen.getByText('There is no time limit. Your answers wait for you.')).toBeVisible()
})
