import { toasts } from '@masar/ui'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { examStructure } from '../../../testing/taught-exam.ts'
import { StructurePage } from './structure-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

/** Answers with what is stored, which the test may change. */
function serve(store = () => Response.json({ data: examStructure })) {
  const there = { structure: examStructure as object, sent: [] as Record<string, unknown>[] }
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'PUT') {
      there.sent.push((await request.json()) as Record<string, unknown>)
      return store()
    }
    return Response.json({
      data: new URL(request.url).pathname.endsWith('/structure') ? there.structure : [],
    })
  })
  return there
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test.each([
  ['ar', 'إضافة قسم', /عنوان القسم بالعربية/, /مدة القسم/, 'حفظ الاختبار', /مجموع الدرجات: 3/],
  [
    'en',
    'Add a section',
    /Section title in English/,
    /Time of the section/,
    'Save the exam',
    /Points in all: 3/,
  ],
] as const)(
  'in %s a section is added, and takes all questions',
  async (locale, add, title, time, save, sum) => {
    const there = serve()
    renderPage(<StructurePage id={3} />, locale)
    expect(await screen.findByText(sum)).toBeVisible()
    await press(add)
    expect(document.activeElement).toBe(
      screen.getByRole('textbox', { name: /عنوان القسم بالعربية|Section title in Arabic/ }),
    )
    await userEvent.type(screen.getByRole('textbox', { name: title }), 'One')
    await userEvent.type(screen.getByRole('textbox', { name: time }), '٢٠')
    await press(save)
    await vi.waitFor(() => expect(there.sent).toHaveLength(1))
    const [{ key } = { key: '' }] = there.sent[0]!['sections'] as { key: string }[]
    expect(there.sent[0]).toMatchObject({
      state: 'abc',
      sections: [{ time_limit_seconds: 1200, title: { [locale]: 'One' } }],
      places: [
        { section: key, questions: [{ id: 40, points: 2 }] },
        { section: key, questions: [{ id: 41, points: 1 }] },
      ],
    })
  },
)

test('chosen questions become a pool; what it lacks is said at its field, and it outlives the page', async () => {
  const there = serve()
  const { unmount } = renderPage(<StructurePage id={3} />, 'en')
  await userEvent.click(await screen.findByRole('button', { name: 'Choose all' }))
  await press('Make a pool of them')
  const pool = screen.getByRole('group', { name: 'New pool' })
  const draws = within(pool).getByRole('textbox', { name: /Questions to draw/ })
  await userEvent.clear(draws)
  await userEvent.type(draws, '3')
  await press('Save the exam')
  expect(await screen.findByText('Write a name, in one language at least.')).toBeVisible()
  expect(screen.getByText('From 1 to as many as the pool holds.')).toBeVisible()
  expect(there.sent).toEqual([])
  unmount()
  renderPage(<StructurePage id={3} />, 'en')
  expect(await screen.findByRole('textbox', { name: /Questions to draw/ })).toHaveValue('3')
  await press('Ask everybody all of them')
  expect(screen.queryByRole('group', { name: 'New pool' })).toBeNull()
})

test('a question is moved by the keyboard, and the place is announced', async () => {
  const there = serve()
  renderPage(<StructurePage id={3} />, 'en')
  const handle = await screen.findByRole('button', { name: /^Place of .*Which element links/ })
  handle.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(toasts.entries().at(-1)?.text).toContain('moved to place 2 of 2')
  await press('Save the exam')
  await vi.waitFor(() =>
    expect(there.sent).toMatchObject([
      { places: [{ questions: [{ id: 41 }] }, { questions: [{ id: 40 }] }] },
    ]),
  )
})

test('where it was built otherwise meanwhile, both versions stand side by side until one is chosen', async () => {
  const there = serve(() => Response.json({ code: 'conflict', message: 'It was changed.' }, { status: 409 }))
  renderPage(<StructurePage id={3} />, 'en')
  const points = (await screen.findAllByRole('textbox', { name: 'Points' }))[0]!
  await userEvent.clear(points)
  await userEvent.type(points, '7')
  there.structure = {
    ...examStructure,
    state: 'def',
    places: examStructure.places.toReversed(),
    questions: examStructure.questions.slice(0, 1),
  }
  await press('Save the exam')
  const both = await screen.findByRole('region', { name: 'Both versions' })
  expect(within(both).getByText(/Points in all: 8/)).toBeVisible()
  expect(within(both).getByText(/Points in all: 3/)).toBeVisible()
  expect(within(both).getAllByText('A question that is retired now').length).toBeGreaterThan(0)
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Save the exam' })).toBeDisabled()
  await press('Continue with yours')
  await press('Save the exam')
  await vi.waitFor(() =>
    expect(there.sent.at(-1)).toMatchObject({
      state: 'def',
      places: [{ questions: [{ id: 40, points: 7 }] }, {}],
    }),
  )
})
