import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { examSettings } from '../../../testing/taught-exam.ts'
import { RulesPage } from './rules-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

/** Answers with what is stored, which the test may change. */
function serve(store = () => Response.json({ data: examSettings })) {
  const there = {
    settings: examSettings as object,
    sent: [] as Record<string, unknown>[],
    asked: [] as string[],
  }
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'PUT') {
      there.sent.push((await request.json()) as Record<string, unknown>)
      return store()
    }
    there.asked.push(new URL(request.url).search)
    return Response.json({ data: new URL(request.url).pathname.endsWith('/settings') ? there.settings : [] })
  })
  return there
}
const type = async (field: RegExp, text: string) => {
  const input = await screen.findByRole('textbox', { name: field })
  await userEvent.clear(input)
  if (text !== '') await userEvent.type(input, text)
}

test.each([
  ['ar', /درجة النجاح/, 'حفظ القواعد'],
  ['en', /Pass mark/, 'Save the rules'],
] as const)('in %s a changed rule is saved against the state that was read', async (locale, mark, save) => {
  const there = serve()
  renderPage(<RulesPage id={3} />, locale)
  expect(await screen.findByRole('button', { name: save })).toBeDisabled()
  await type(mark, '٧٥')
  await userEvent.click(screen.getByRole('button', { name: save }))
  await vi.waitFor(() => expect(there.sent).toEqual([{ ...examSettings.rules, state: 'abc', pass_mark: 75 }]))
})

test.each([
  ['ar', 'لا درجة لمحاولة تنتهي من تلقاء نفسها دون أي إجابة', 'حفظ القواعد'],
  ['en', 'An attempt that ends by itself with nothing answered has no mark', 'Save the rules'],
] as const)('in %s an attempt without answers can be left out', async (locale, rule, save) => {
  const there = serve()
  renderPage(<RulesPage id={3} />, locale)
  await userEvent.click(await screen.findByRole('switch', { name: rule }))
  await userEvent.click(screen.getByRole('button', { name: save }))
  await vi.waitFor(() => expect(there.sent[0]).toMatchObject({ abandon_unanswered: true }))
})

test.each([
  [
    'ar',
    'عند تعدد المحاولات تُحتسب',
    'إلى الأمام فقط، صفحة بعد صفحة',
    'عدد الأسئلة في الصفحة',
    'آلة حاسبة',
    'الاختيار الخاطئ يخصم درجات',
    'حفظ القواعد',
  ],
  [
    'en',
    'With several attempts, this counts',
    'Forward only, page after page',
    'Questions a page',
    'Calculator',
    'A wrong choice takes points away',
    'Save the rules',
  ],
] as const)(
  'in %s what counts, the way through, the tools and the marking are set',
  async (locale, counts, forward, pages, calculator, negative, save) => {
    const there = serve()
    renderPage(<RulesPage id={3} />, locale)
    await userEvent.selectOptions(await screen.findByLabelText(counts), 'average')
    await userEvent.click(screen.getByRole('radio', { name: forward }))
    await userEvent.click(screen.getByRole('checkbox', { name: calculator }))
    await userEvent.click(screen.getByRole('switch', { name: negative }))
    await type(new RegExp(pages), '٥')
    await userEvent.click(screen.getByRole('button', { name: save }))
    await vi.waitFor(() =>
      expect(there.sent).toEqual([
        {
          ...examSettings.rules,
          state: 'abc',
          grade_method: 'average',
          navigation: 'forward',
          questions_per_page: 5,
          tools: ['calculator'],
          negative_marking: true,
        },
      ]),
    )
  },
)

test('instructions are written in both languages, and an emptied one is left out', async () => {
  const there = serve()
  renderPage(<RulesPage id={3} />, 'en')
  await type(/Instructions in Arabic/, 'اقرأ السؤال مرتين.')
  await type(/Instructions in English/, '')
  await userEvent.click(screen.getByRole('button', { name: 'Save the rules' }))
  await vi.waitFor(() => expect(there.sent[0]).toMatchObject({ instructions: { ar: 'اقرأ السؤال مرتين.' } }))
  expect(there.sent[0]?.['instructions']).not.toHaveProperty('en')
})

test.each([
  ['ar', 'عند تعدد المحاولات تُحتسب', /انتهت 12 محاولة/, /في الاختبار الآن متعلّمان/],
  ['en', 'With several attempts, this counts', /12 attempts have ended/, /2 learners are in the exam now/],
] as const)(
  'in %s it says what a change does to attempts that are there, and only then',
  async (locale, counts, ended, running) => {
    const there = serve()
    there.settings = { ...examSettings, running: 2 }
    renderPage(<RulesPage id={3} />, locale)
    const select = await screen.findByLabelText(counts)
    expect(screen.queryByText(ended)).toBeNull()
    await userEvent.selectOptions(select, 'first')
    expect(screen.getByText(ended)).toBeVisible()
    expect(screen.queryByText(running)).toBeNull()
    await userEvent.click(screen.getAllByRole('radio')[1]!)
    expect(screen.getByText(running)).toBeVisible()
  },
)

test('what cannot be read is refused at its field, and what was typed outlives the page', async () => {
  const there = serve()
  const { unmount } = renderPage(<RulesPage id={3} />, 'en')
  await type(/Attempts allowed/, '20')
  await userEvent.click(screen.getByRole('button', { name: 'Save the rules' }))
  expect(await screen.findByText('Type a whole number from 1 to 10.')).toBeVisible()
  expect(there.sent).toEqual([])
  unmount()
  renderPage(<RulesPage id={3} />, 'en')
  expect(await screen.findByRole('textbox', { name: /Attempts allowed/ })).toHaveValue('20')
})

test('a day that is missing is said at its field', async () => {
  const there = serve()
  renderPage(<RulesPage id={3} />, 'en')
  await userEvent.click(await screen.findByRole('switch', { name: 'It opens at a set time' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save the rules' }))
  expect(await screen.findByText('Choose the day, and a time such as 19:00.')).toBeVisible()
  expect(there.sent).toEqual([])
})

test('where other rules were saved meanwhile, both stand side by side until one is chosen', async () => {
  const there = serve(() => Response.json({ code: 'conflict', message: 'It was changed.' }, { status: 409 }))
  renderPage(<RulesPage id={3} />, 'en')
  await type(/Pass mark/, '75')
  there.settings = { ...examSettings, state: 'def', rules: { ...examSettings.rules, pass_mark: 50 } }
  await userEvent.click(screen.getByRole('button', { name: 'Save the rules' }))
  const table = await screen.findByRole('table', { name: 'What differs' })
  const [mine, stored] = within(table).getAllByRole('cell')
  expect([mine?.textContent, stored?.textContent]).toEqual([
    expect.stringContaining('75%'),
    expect.stringContaining('50%'),
  ])
  expect(screen.getByRole('button', { name: 'Save the rules' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Continue with yours' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save the rules' }))
  await vi.waitFor(() => expect(there.sent.at(-1)).toMatchObject({ state: 'def', pass_mark: 75 }))
})

test('taking what is saved drops what was typed', async () => {
  const there = serve(() => Response.json({ code: 'conflict', message: 'It was changed.' }, { status: 409 }))
  renderPage(<RulesPage id={3} />, 'en')
  await type(/Pass mark/, '75')
  there.settings = { ...examSettings, state: 'def', rules: { ...examSettings.rules, pass_mark: 50 } }
  await userEvent.click(screen.getByRole('button', { name: 'Save the rules' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Take what is saved' }))
  expect(screen.getByRole('textbox', { name: /Pass mark/ })).toHaveValue('50')
  expect(localStorage).toHaveLength(0)
})

test('of a window it is asked whether it leaves the time limit free of prayers, once it opens and closes', async () => {
  const there = serve()
  const rules = { ...examSettings.rules, time_limit_seconds: 3600, opens_at: '2030-01-04T07:00:00.000Z' }
  there.settings = { ...examSettings, rules }
  const { unmount } = renderPage(<RulesPage id={3} />, 'en')
  await screen.findByRole('button', { name: 'Save the rules' })
  unmount()
  expect(there.asked.join(' ')).not.toContain('needed_seconds')
  there.settings = { ...examSettings, rules: { ...rules, closes_at: '2030-01-04T10:00:00.000Z' } }
  renderPage(<RulesPage id={3} />, 'en')
  await vi.waitFor(() =>
    expect(there.asked).toContainEqual(expect.stringMatching(/from=2030-01-04T07.*needed_seconds=3600/)),
  )
})
