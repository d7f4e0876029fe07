import { sessionStore } from '@masar/app-shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { given, serve, served } from '../../../../testing/serve.tsx'
import { marksOf } from '../filters.ts'
import { type InspectionLink, inspectionLinksQuery } from './api.ts'
import { InspectionLinks } from './inspection-links.tsx'

const link: InspectionLink = {
  id: 4,
  requirement_id: 4,
  data_hash: 'ab'.repeat(32),
  title: 'السلامة',
  department: null,
  group: null,
  as_of: '2026-11-01',
  names: 'initials',
  reason: 'زيارة نوفمبر',
  state: 'open',
  made_by: null,
  opened: 0,
  last_opened_at: null,
  expires_at: '2026-12-01T00:00:00Z',
  created_at: '2026-11-01T00:00:00Z',
}
const links = [
  link,
  { ...link, id: 5, reason: 'زيارة ديسمبر' },
  { ...link, id: 6, reason: 'زيارة يناير', state: 'withdrawn' as const },
]

beforeEach(() => sessionStore.setState({ role: 'owner' }))

function show(locale: 'ar' | 'en', chosen?: string) {
  const onKeep = vi.fn()
  given(
    <InspectionLinks requirements={[]} filters={{}} chosen={chosen} onKeep={onKeep} />,
    inspectionLinksQuery().queryKey,
    { data: links },
    locale,
    '/requirements?company',
  )
  return onKeep
}

test.each([
  ['ar', /^تحديد «زيارة/, 'حددت رابطين', 'سحب الروابط', 'سحب رابطين؟', /ديسمبر/],
  ['en', /^Choose “/, '2 links chosen', 'Withdraw the links', 'Withdraw 2 links?', /ديسمبر/],
] as const)(
  'in %s many links are withdrawn, and one that is gone is named',
  async (locale, one, count, act, ask, gone) => {
    serve({
      'POST /inspection-links/withdraw': { data: { done: [4], refused: [{ id: 5, code: 'not_found' }] } },
    })
    const onKeep = show(locale, '4')
    // One that has ended cannot be chosen.
    const boxes = screen.getAllByRole('checkbox', { name: one })
    expect(boxes).toHaveLength(2)
    expect(boxes[0]).toBeChecked()
    await userEvent.click(boxes[1]!)
    expect(onKeep).toHaveBeenCalledWith('4-5')
    const bar = within(
      screen.getByRole('region', { name: locale === 'ar' ? /الروابط|للروابط/ : /links chosen/ }),
    )
    expect(bar.getByText(count)).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: act }))
    const dialog = within(await screen.findByRole('alertdialog', { name: ask }))
    await userEvent.click(dialog.getByRole('button', { name: act }))
    await waitFor(() => expect(served('POST /inspection-links/withdraw')).toEqual([{ ids: [4, 5] }]))
    expect(within(await screen.findByRole('dialog')).getByRole('listitem')).toHaveTextContent(gone)
  },
)

test('an auditor reads the links and chooses none', () => {
  sessionStore.setState({ role: 'auditor' })
  show('en', '4')
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('region', { name: /chosen/ })).toBeNull()
})

test('which links are chosen is in the address beside who is', () => {
  expect(marksOf({ chosen: '1', links: 'all-2' })).toEqual({ chosen: '1', links: 'all-2' })
  expect(marksOf({ links: 'x' })).toEqual({})
})
