import { sessionStore } from '@masar/app-shell'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { serve, served } from '../../../../testing/serve.tsx'
import { departmentsQuery, groupsQuery } from '../../queries.ts'
import type { ListPlace } from '../../parts/found.ts'
import { InviteScreen } from '../invite-screen.tsx'
import { invitePlaceOf, type LinkSort } from '../ways.ts'
import { linksQuery, type JoiningLink } from './api.ts'
import { emptyDraft, factsOf } from './model.ts'

beforeEach(() => sessionStore.setState({ role: 'owner' }))

const link: JoiningLink = {
  id: 4,
  label: 'فرع جدة',
  link: 'https://masar.test/join/abcdefghijklmnopqrstuv',
  department: { id: 2, name: 'المبيعات' },
  groups: [{ id: 5, name: 'السائقون' }],
  domains: ['nakhla.test'],
  state: 'open',
  uses: 3,
  max_uses: 20,
  created_at: '2026-11-01T00:00:00Z',
  expires_at: '2026-12-01T00:00:00Z',
}
const over: JoiningLink = { ...link, id: 5, label: null, state: 'expired', uses: 1, max_uses: null }
const show = (locale: 'ar' | 'en', links: JoiningLink[], place: ListPlace<LinkSort> = {}) =>
  renderPage(<InviteScreen by="link" place={place} />, locale, '/invite?company&by=link', client => {
    client.setQueryData(departmentsQuery().queryKey, { data: [] })
    client.setQueryData(groupsQuery().queryKey, {
      data: [{ id: 5, name: 'السائقون', names: { ar: 'السائقون' }, member_count: 1, rule_count: 0 }],
    })
    client.setQueryData(linksQuery().queryKey, { data: links })
  })
const field = (name: RegExp) => screen.getByRole('textbox', { name })

test('a link is made with what was typed, and can be copied; a number that is none is asked for again', async () => {
  serve({ 'POST /joining-links': { data: link } })
  show('en', [])
  fireEvent.change(field(/domains/), { target: { value: 'Nakhla.test، @jeddah.test' } })
  fireEvent.change(field(/How many/), { target: { value: 'many' } })
  await userEvent.click(screen.getByRole('checkbox', { name: 'السائقون' }))
  await userEvent.click(screen.getByRole('button', { name: 'Make the link' }))
  expect(field(/How many/)).toHaveAccessibleDescription(/whole number/)
  expect(served('POST /joining-links')).toEqual([])
  fireEvent.change(field(/How many/), { target: { value: '٢٠' } })
  await userEvent.click(screen.getByRole('button', { name: 'Make the link' }))
  expect(await screen.findByText(String(link.link))).toBeVisible()
  expect(served('POST /joining-links')).toEqual([
    { group_ids: [5], domains: ['Nakhla.test', '@jeddah.test'], days: 14, max_uses: 20 },
  ])
  expect(field(/domains/)).toHaveValue('')
})

test('each link says how it stands; one that works has its code, and is withdrawn after a question', async () => {
  serve({ 'POST /joining-links/4/withdraw': { data: null } })
  show('ar', [link, over])
  const [first, second] = within(screen.getByRole('region', { name: 'روابط الانضمام' }))
    .getAllByRole('heading', { level: 3 })
    .map(heading => heading.closest('li') as HTMLElement)
  if (!first || !second) throw new Error('The links are not shown.')
  expect(first).toHaveTextContent('المنضمّون: 3 من 20')
  expect(second).toHaveTextContent('انضمّ شخص واحد')
  expect(within(second).queryByRole('button')).toBeNull()
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await userEvent.click(within(first).getByRole('button', { name: 'رمز QR' }))
  expect(await screen.findByRole('img', { name: 'رمز QR لرابط الانضمام' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(within(first).getByRole('button', { name: 'سحب الرابط' }))
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'سحب الرابط' }))
  await waitFor(() => expect(served('POST /joining-links/4/withdraw')).toHaveLength(1))
})

test('an empty form asks for nothing but its days', () => expect(factsOf(emptyDraft)).toEqual({ days: 14 }))

test('links are found and ordered, and the address says so', async () => {
  serve({})
  const busy = { ...link, id: 6, label: 'Annual fair', groups: [], uses: 90 }
  const shown = (place: ListPlace<LinkSort>) => {
    const { unmount } = show('ar', [link, busy], place)
    const names = screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    unmount()
    return names
  }
  expect(shown({})).toEqual(['فرع جدة', 'Annual fair'])
  expect(shown({ sort: 'joined' })).toEqual(['Annual fair', 'فرع جدة'])
  expect(shown({ q: 'السائقون' })).toEqual(['فرع جدة'])
  expect(shown({ q: 'جده' })).toEqual(['فرع جدة'])
  expect(invitePlaceOf({ by: 'link', q: 'x', sort: 'ends' })).toEqual({ by: 'link', q: 'x', sort: 'ends' })
  expect(invitePlaceOf({ by: 'one', q: 'x' })).toEqual({ by: 'one' })
  const { address } = show('en', [link, busy])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Ending first')
  await waitFor(() => expect(address()).toMatch(/by=link.*sort=ends/))
})

test.each([
  ['ar', 'تحديد كل المعروض', 'سحب الروابط', 'سحب رابطين؟'],
  ['en', 'Choose all that are shown', 'Withdraw the links', 'Withdraw 2 links?'],
] as const)('in %s many links that work are withdrawn together', async (locale, all, act, ask) => {
  serve({ 'POST /joining-links/withdraw': { data: { done: [4, 7], refused: [] } } })
  const { address } = show(locale, [link, { ...link, id: 7, label: null, department: null }, over])
  await userEvent.click(screen.getByRole('checkbox', { name: all }))
  await waitFor(() => expect(address()).toMatch(/by=link&chosen=4-7/))
  await userEvent.click(screen.getByRole('button', { name: act }))
  const dialog = within(await screen.findByRole('alertdialog', { name: ask }))
  await userEvent.click(dialog.getByRole('button', { name: act }))
  await waitFor(() => expect(served('POST /joining-links/withdraw')).toEqual([{ ids: [4, 7] }]))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(address()).not.toContain('chosen'))
  expect(invitePlaceOf({ by: 'link', chosen: '4-7' })).toEqual({ by: 'link', chosen: '4-7' })
})
