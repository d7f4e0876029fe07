import { ApiError } from '@masar/api-sdk'
import { type Role, sessionStore } from '@masar/app-shell'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { failed, given, serve, served } from '../../../testing/serve.tsx'
import { scimQuery, type SignOn, signOnQuery } from './api.ts'
import { SignOnScreen } from './sign-on-screen.tsx'

const domain = (proven_at: string | null) => ({
  id: 3,
  domain: 'nakhla.example',
  record: { name: '_masar.nakhla.example', value: 'masar-verification=abc' },
  proven_at,
})
const empty: SignOn = {
  provider: null,
  redirect_uris: ['https://masar.example/client-api/v1/auth/sign-on/callback'],
  saml_service: {
    entity_id: 'https://masar.example/client-api/v1/auth/sign-on/saml/7/metadata',
    acs_url: 'https://masar.example/client-api/v1/auth/sign-on/saml/7',
    metadata_url: 'https://masar.example/client-api/v1/auth/sign-on/saml/7/metadata',
  },
  domains: [],
}
const ready: SignOn = {
  ...empty,
  provider: {
    kind: 'oidc',
    saml: null,
    issuer: 'https://login.nakhla.example',
    client_id: 'masar',
    admits: 'invited',
    is_on: false,
    is_demanded: false,
    tested_at: '2026-11-20T09:00:00Z',
  },
  domains: [domain('2026-11-19T09:00:00Z')],
}
const scim = {
  base_url: 'https://masar.example/scim/v2',
  tokens: [
    {
      id: 6,
      name: 'Entra',
      state: 'open' as const,
      made_by: 'سارة',
      created_at: '2026-11-01T00:00:00Z',
      expires_at: '2027-11-01T00:00:00Z',
      last_used_at: null,
    },
  ],
}
const before = sessionStore.getState()

beforeEach(() => {
  serve({})
  sessionStore.setState({ role: 'owner', capacity: 'company' })
})
afterEach(() => sessionStore.setState(before, true))

function show(signOn: SignOn, locale: 'ar' | 'en' = 'en', role: Role = 'owner') {
  sessionStore.setState({ role })
  return given(
    <SignOnScreen />,
    signOnQuery().queryKey,
    { data: signOn },
    locale,
    '/settings/sign-on?company',
    client => client.setQueryData(scimQuery().queryKey, { data: scim }),
  )
}
const switches = () => screen.getAllByRole('switch')

describe.each(['ar', 'en'] as const)('in %s', locale => {
  const ar = locale === 'ar'

  test('from nothing to a domain with its record and a provider; nothing can be switched on yet', async () => {
    serve({
      'POST /sign-on/domains': { data: domain(null) },
      'PUT /sign-on': { data: ready },
      'GET /sign-on': { data: { ...ready, domains: [domain(null)] } },
    })
    show(empty, locale)
    for (const each of switches()) expect(each).toBeDisabled()
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    const type = (name: RegExp, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
    type(ar ? /^النطاق/ : /^Domain/, ' nakhla.example ')
    await userEvent.click(screen.getByRole('button', { name: ar ? 'إضافة النطاق' : 'Add the domain' }))
    await waitFor(() => expect(served('POST /sign-on/domains')).toEqual([{ domain: 'nakhla.example' }]))
    expect(await screen.findByText('masar-verification=abc')).toBeVisible()
    for (const each of switches()) expect(each).toBeDisabled()
  })
})

test('the provider is saved with its secret, which is not kept in the field; an unknown error of a field is shown at it', async () => {
  serve({
    'PUT /sign-on': { status: 422, code: 'validation', message: 'x', errors: { issuer: ['A web address.'] } },
  })
  show(empty)
  const type = (name: RegExp | string, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } })
  const save = screen.getByRole('button', { name: 'Save the provider' })
  type(/^Issuer/, 'login')
  type(/^Client ID/, 'masar')
  expect(save).toBeDisabled()
  type('Client secret', 'hush')
  await userEvent.click(save)
  expect(await screen.findByText('A web address.')).toBeVisible()
  serve({ 'PUT /sign-on': { data: ready } })
  type(/^Issuer/, 'https://login.nakhla.example')
  await userEvent.click(screen.getByRole('radio', { name: /only if the company has invited/ }))
  await userEvent.click(save)
  await waitFor(() =>
    expect(served('PUT /sign-on')).toEqual([
      {
        issuer: 'https://login.nakhla.example',
        client_id: 'masar',
        client_secret: 'hush',
        admits: 'invited',
      },
    ]),
  )
  await waitFor(() => expect(screen.getByLabelText('Client secret')).toHaveValue(''))
  await waitFor(() => expect(screen.getByLabelText(/^Issuer/)).toHaveFocus())
})

test('the test says what is wrong; enabling and enforcing call the API, owners see that they are exempt', async () => {
  serve({
    'POST /sign-on/test': { data: { problem: 'other_issuer', status: null } },
    'POST /sign-on/switch': { data: ready },
  })
  const { unmount } = show(ready)
  await userEvent.click(screen.getByRole('button', { name: 'Test the connection' }))
  expect(await screen.findByText(/provider’s issuer is a different one/)).toBeVisible()
  expect(screen.getByText(/Owners always sign in with their password/)).toBeVisible()
  await userEvent.click(screen.getByRole('switch', { name: /^Offer it/ }))
  await waitFor(() => expect(served('POST /sign-on/switch')).toEqual([{ is_on: true, is_demanded: false }]))
  unmount()
  serve({ 'POST /sign-on/switch': { data: ready } })
  show({ ...ready, provider: { ...ready.provider, is_on: true } as SignOn['provider'] })
  await userEvent.click(screen.getByRole('switch', { name: /^Require it/ }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Require it' }))
  await waitFor(() => expect(served('POST /sign-on/switch')).toEqual([{ is_on: true, is_demanded: true }]))
})

test('a token is shown once it is made, and withdrawn after a question', async () => {
  serve({
    'POST /sign-on/scim/tokens': { data: { token: 'masar_scim_once' } },
    'POST /sign-on/scim/tokens/6/withdraw': { data: null },
  })
  show(ready)
  fireEvent.change(screen.getByLabelText('What the token is for'), { target: { value: ' Okta ' } })
  await userEvent.click(screen.getByRole('button', { name: 'Make a token' }))
  expect(await screen.findByText('masar_scim_once')).toBeVisible()
  expect(served('POST /sign-on/scim/tokens')).toEqual([{ name: 'Okta', days: 365 }])
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw the token Entra' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw the token' }))
  await waitFor(() => expect(served('POST /sign-on/scim/tokens/6/withdraw')).toHaveLength(1))
})

test('an auditor reads and changes nothing', () => {
  show(ready, 'en', 'auditor')
  expect(screen.getByText('https://login.nakhla.example')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText('Entra')).toBeVisible()
  expect(screen.queryAllByRole('button').map(each => each.textContent)).toEqual(['Copy'])
  for (const each of switches()) expect(each).toBeDisabled()
})

test('a failure offers to try again', () => {
  failed(<SignOnScreen />, signOnQuery().queryKey, new ApiError('answer', 500, {}), 'en')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
