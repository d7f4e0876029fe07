import { sessionStore } from '@masar/app-shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { closed, open, showDisclosure as show, training, year } from '../../../testing/disclosure.tsx'
import { serve, served } from '../../../testing/serve.tsx'

beforeEach(() => sessionStore.setState({ role: 'owner' }))

test('closing asks first, and says why it was refused', async () => {
  serve({
    'POST /training-disclosure/close': { status: 409, code: 'disclosure_closed', message: 'Already closed.' },
  })
  show('en')
  await userEvent.click(screen.getByRole('button', { name: 'Close the year' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(within(dialog).getByText(/cannot be undone/)).toBeVisible()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close the year' }))
  expect(await within(dialog).findByText('Already closed.')).toBeVisible()
  expect(served('POST /training-disclosure/close')).toEqual([{ year }])
})

test('training elsewhere is corrected with digits of either script, and removed once confirmed', async () => {
  serve({ 'PUT /outside-trainings/5': { data: null }, 'DELETE /outside-trainings/5': { data: null } })
  show('en')
  await userEvent.click(screen.getByRole('button', { name: /^Correct/ }))
  const hours = await screen.findByRole('textbox', { name: 'Training hours' })
  expect(hours).toHaveValue('1.5')
  await userEvent.clear(hours)
  await userEvent.click(screen.getByRole('button', { name: 'Save the correction' }))
  expect(await screen.findByText('Enter the hours, up to 1,000.')).toBeVisible()
  expect(hours).toHaveFocus()
  await userEvent.type(hours, '٢٫٥')
  await userEvent.click(screen.getByRole('button', { name: 'Save the correction' }))
  await waitFor(() =>
    expect(served('PUT /outside-trainings/5')).toEqual([
      {
        title: training.title,
        evidence: training.evidence,
        completed_on: '2025-06-10',
        minutes: 150,
        cost: 25_000,
      },
    ]),
  )
  await userEvent.click(screen.getByRole('button', { name: /^Remove/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the training' }))
  await waitFor(() => expect(served('DELETE /outside-trainings/5')).toHaveLength(1))
})

test('a file that shows the training is kept, saved from the list, and removed', async () => {
  const kept = `PUT /outside-trainings/5/file?name=${encodeURIComponent('شهادة.pdf')}`
  serve({ [kept]: { data: null }, 'DELETE /outside-trainings/6/file': { data: null } })
  const second = { ...training, id: 6, title: 'Fire', file_name: 'fire.pdf' }
  show('en', { trainings: [training, second] })
  expect(screen.getByRole('button', { name: /Save .*fire\.pdf/ })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Correct “الإسعافات/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Add a file' }))
  await userEvent.upload(
    screen.getByLabelText(/File that shows it/, { selector: 'input' }),
    new File(['%PDF-1.7'], 'شهادة.pdf', { type: 'application/pdf' }),
  )
  await waitFor(() => expect(served(kept)).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByRole('button', { name: /^Correct “Fire/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the file' }))
  await waitFor(() => expect(served('DELETE /outside-trainings/6/file')).toHaveLength(1))
})

test('plan, budget and rules are typed in either script; what is no number is not sent', async () => {
  serve({ 'PUT /training-plan': { data: null }, 'PUT /training-rules': { data: null } })
  show('en')
  await userEvent.click(screen.getByRole('button', { name: 'Change the plan' }))
  const budget = await screen.findByRole('textbox', { name: /Budget in riyals/ })
  expect(budget).toHaveValue('50000')
  await userEvent.clear(budget)
  await userEvent.type(budget, 'many')
  await userEvent.click(screen.getByRole('button', { name: 'Save the plan' }))
  expect(await screen.findByText('Enter an amount from 0 to 1,000,000,000.')).toBeVisible()
  await userEvent.clear(budget)
  await userEvent.type(budget, '٧٥٠٫٥')
  await userEvent.click(screen.getByRole('button', { name: 'Save the plan' }))
  await waitFor(() => expect(served('PUT /training-plan')).toEqual([{ year, ...open.plan, budget: 75_050 }]))
  await userEvent.click(screen.getByRole('button', { name: 'Change the rules' }))
  const minutes = await screen.findByRole('textbox', { name: 'Minutes on Masar that make a unit' })
  await userEvent.clear(minutes)
  await userEvent.type(minutes, '٢٤٠')
  await userEvent.click(screen.getByRole('button', { name: 'Save the rules' }))
  await waitFor(() =>
    expect(served('PUT /training-rules')).toEqual([{ ...open.rules, platform_unit_minutes: 240 }]),
  )
})

test.each([
  ['Export the people', 'POST /training-disclosure/export', { year, under: true, disclosed: true }],
  ['Export the figures', 'POST /training-disclosure/figures/export', { year, disclosed: true }],
])('%s: of a closed year as they were disclosed', async (name, call, asked) => {
  serve({ [call]: new Response('x') })
  show('en', { disclosure: closed, place: { year, under: true } })
  await userEvent.click(screen.getByRole('button', { name }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(served(call)).toEqual([{ ...asked, format: 'xlsx' }]))
})

test.each([
  ['ar', /^تحديد «الإسعافات/, 'إزالة', 'إزالة تدريبين؟', 'إزالة التدريبات'],
  ['en', /^Select “/, 'Remove', 'Remove 2 trainings?', 'Remove the trainings'],
] as const)(
  'in %s many trainings are removed together; one that is gone is named',
  async (locale, box, act, ask, confirm) => {
    serve({
      'POST /outside-trainings/remove': { data: { done: [5], refused: [{ id: 6, code: 'not_found' }] } },
    })
    const { address } = show(locale, { trainings: [training, { ...training, id: 6, name: 'Grace' }] })
    for (const each of screen.getAllByRole('checkbox', { name: box })) await userEvent.click(each)
    await waitFor(() => expect(address()).toContain('chosen=5-6'))
    const bar = within(
      screen.getByRole('region', { name: locale === 'ar' ? /للتدريبات/ : /trainings chosen/ }),
    )
    await userEvent.click(bar.getByRole('button', { name: act }))
    const dialog = within(await screen.findByRole('alertdialog', { name: ask }))
    await userEvent.click(dialog.getByRole('button', { name: confirm }))
    await waitFor(() => expect(served('POST /outside-trainings/remove')).toEqual([{ ids: [5, 6] }]))
    expect(within(await screen.findByRole('dialog')).getByRole('listitem')).toHaveTextContent('Grace')
  },
)

test('who only reads trainings chooses none', () => {
  sessionStore.setState({ role: 'auditor' })
  show('en', { place: { year, chosen: '5' } })
  expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull()
  expect(screen.queryByRole('region', { name: /trainings chosen/ })).toBeNull()
})
