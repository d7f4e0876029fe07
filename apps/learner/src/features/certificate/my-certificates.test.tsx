import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { type OwnCertificate, ownCertificatesQuery } from './own-api.ts'
import { MyCertificates } from './my-certificates.tsx'
import { ownCertificate } from './sample.ts'

async function show(certificates: OwnCertificate[], { words = '', locale = 'en' as 'ar' | 'en' } = {}) {
  const { queryClient } = renderPage(<MyCertificates words={words} />, locale, '/learn?tab=certificates')
  await act(async () => {
    queryClient.setQueryData(ownCertificatesQuery().queryKey, { data: certificates })
    await new Promise(told => setTimeout(told))
  })
}
const some = [
  ownCertificate({ code: 'a'.repeat(22), course: { id: 1, title: 'الميزانية' } }),
  ownCertificate({ code: 'b'.repeat(22), course: { id: 2, title: 'Writing' }, state: 'expired' }),
  ownCertificate({
    code: 'c'.repeat(22),
    course: { id: 3, title: 'Data' },
    state: 'withdrawn',
    withdrawn_at: '2026-05-01T10:00:00.000Z',
    withdrawn_reason: 'Another person sat the exam.',
  }),
]

test.each([
  ['en', ['Valid certificates', 'Expired certificates', 'Withdrawn certificates']],
  ['ar', ['شهادات سارية', 'شهادات منتهية الصلاحية', 'شهادات مسحوبة']],
] as const)('in %s certificates stand by how they are', async (locale, headings) => {
  await show(some, { locale })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(headings)
})

test('a withdrawn one says why, and is shown nowhere else', async () => {
  await show(some)
  const [, , withdrawn] = screen.getAllByRole('listitem')
  expect(withdrawn).toHaveTextContent('Another person sat the exam.')
  expect(within(withdrawn!).queryByRole('button')).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Save as PDF' })).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: 'Save as PDF' })[0]).toHaveAccessibleDescription('الميزانية')
  const [linkedIn] = screen.getAllByRole('link', { name: 'Add to LinkedIn' })
  expect(linkedIn).toHaveAttribute('target', '_blank')
  expect(linkedIn).toHaveAccessibleDescription('الميزانية')
})

test('words narrow them, folded', async () => {
  await show(some, { words: 'ميزانيه' })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('a new name of the account is offered where it may still be put on', async () => {
  await show([ownCertificate({ correct_name: 'سارة الزهراني' }), ownCertificate({ code: 'b'.repeat(22) })])
  expect(screen.getByText('سارة الزهراني')).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Change the name' })).toHaveLength(1)
})

test.each([
  ['en', 'Is this your name as on your ID?', 'Check your names', '/en/profile'],
  ['ar', 'هل هذا اسمك كما في هويتك؟', 'راجع اسمك', '/profile'],
] as const)(
  'in %s a holder who has not confirmed their names is asked to',
  async (locale, question, act, address) => {
    await show([ownCertificate({ awaits_names: true }), ownCertificate({ code: 'b'.repeat(22) })], { locale })
    expect(screen.getByText(question)).toBeVisible()
    expect(screen.getByRole('link', { name: act })).toHaveAttribute('href', address)
  },
)

test('the name is changed once its holder has agreed, and to the one that was on screen', async () => {
  const mine = ownCertificate({ correct_name: 'سارة الزهراني' })
  const sent: unknown[] = []
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method !== 'POST') return Response.json({ data: [mine] })
    sent.push(await request.json())
    return Response.json({ data: null })
  })
  await show([mine])
  await userEvent.click(screen.getByRole('button', { name: 'Change the name' }))
  const dialog = screen.getByRole('alertdialog')
  for (const name of ['سارة القحطاني', 'سارة الزهراني']) expect(dialog).toHaveTextContent(name)
  expect(sent).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change the name' }))
  await vi.waitFor(() => expect(sent).toEqual([{ holder_name: 'سارة الزهراني' }]))
})

test('without any the tab says how one comes', async () => {
  await show([])
  expect(screen.getByRole('heading', { name: 'Your first certificate is ahead' })).toBeVisible()
})
