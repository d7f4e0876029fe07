import { sessionStore, switchLanguage } from '@masar/app-shell'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { given, serve, served } from '../../testing/serve.tsx'
import { type CompanySettings, settingsQuery } from './api.ts'
import { SettingsScreen } from './settings-screen.tsx'

const settings: CompanySettings = {
  id: 1,
  names: { ar: 'شركة نخلة', en: 'Palm' },
  addresses: { ar: 'الرياض' },
  registration_number: '1010000000',
  vat_number: '310000000000003',
  logo: null,
  color: 'masar',
  is_logo_on_certificates: false,
  time_zone: 'Asia/Riyadh',
  version: 4,
}
const before = sessionStore.getState()
beforeEach(() => {
  serve({})
  sessionStore.setState({ role: 'owner', capacity: 'company' })
})
afterEach(() => sessionStore.setState(before, true))

const show = (data = settings) =>
  given(<SettingsScreen />, settingsQuery().queryKey, { data }, 'en', '/settings?company')

describe('a change of language', () => {
  beforeEach(() => {
    sessionStore.setState({ token: 'tok' })
    const place = { protocol: 'https:', pathname: '/settings', search: '?company', hash: '', assign: vi.fn() }
    vi.stubGlobal('location', {
      ...place,
      href: 'https://masar.test/settings?company',
      origin: 'https://masar.test',
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    sessionStorage.clear()
  })
  const englishName = () => screen.getByRole('textbox', { name: /Legal name in English/ })
  const theirs = { ...settings, names: { ar: 'شركة نخلة', en: 'Theirs' }, version: 5 }

  test('what is typed is saved over no version but the one it was typed against', async () => {
    serve({ 'PATCH /company': { status: 409, code: 'conflict', message: 'Changed.' } })
    const { unmount } = show()
    const vat = () => screen.getByRole('textbox', { name: /VAT number/ })
    fireEvent.change(vat(), { target: { value: '' } })
    switchLanguage()
    unmount()
    show(theirs)
    expect(vat()).toHaveValue('')
    await userEvent.click(screen.getByRole('button', { name: 'Save the details' }))
    await waitFor(() => expect(served('PATCH /company')).toEqual([{ version: 4, vat_number: '' }]))
    serve({ 'GET /company': { data: theirs } })
    await userEvent.click(await screen.findByRole('button', { name: 'Show their changes beside mine' }))
    await waitFor(() => expect(englishName()).toHaveValue('Theirs'))
    expect(vat()).toHaveValue('')
  })

  test('what was saved does not hide what others stored since', async () => {
    const mine = { ...settings, names: { ar: 'شركة نخلة', en: 'Mine' }, version: 5 }
    serve({ 'PATCH /company': { data: mine } })
    const { unmount } = show()
    fireEvent.change(englishName(), { target: { value: 'Mine' } })
    await userEvent.click(screen.getByRole('button', { name: 'Save the details' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save the details' })).toBeDisabled())
    expect(englishName(), 'the focus stays at the field').toHaveFocus()
    switchLanguage()
    unmount()
    show({ ...theirs, version: 6 })
    expect(englishName()).toHaveValue('Theirs')
  })
})

test.each(['colour', 'time zone'])('the focus goes back to the %s once it is saved', async part => {
  serve({ 'PATCH /company': { data: { ...settings, color: 'blue', time_zone: 'Africa/Cairo', version: 5 } } })
  show()
  if (part === 'colour') await userEvent.click(screen.getByRole('radio', { name: 'Blue' }))
  else {
    const field = within(screen.getByRole('region', { name: 'Time zone' })).getByRole('combobox')
    await userEvent.clear(field)
    await userEvent.type(field, 'Cairo')
    await userEvent.click(await screen.findByRole('option', { name: /Cairo/ }))
  }
  await userEvent.click(screen.getByRole('button', { name: `Save the ${part}` }))
  const field = () =>
    part === 'colour'
      ? screen.getByRole('radio', { name: 'Blue' })
      : within(screen.getByRole('region', { name: 'Time zone' })).getByRole('combobox')
  await waitFor(() => expect(field()).toHaveFocus())
})
