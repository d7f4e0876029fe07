import { sessionStore, switchLanguage } from '@masar/app-shell'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { given, serve, served } from '../../../../testing/serve.tsx'
import { scimQuery, type SamlCertificate, type SamlTry, type SignOn, signOnQuery, tryQuery } from '../api.ts'
import { SignOnScreen } from '../sign-on-screen.tsx'

const day = 86_400_000
const certificate = (days: number, name = 'CN=login.nakhla.example'): SamlCertificate => ({
  pem: `-----BEGIN CERTIFICATE-----\n${name}\n-----END CERTIFICATE-----`,
  subject: name,
  fingerprint: `AB:CD:${name}`,
  expires_at: new Date(Date.now() + days * day).toISOString(),
})
const acs = 'https://masar.example/client-api/v1/auth/sign-on/saml/7'
const empty: SignOn = {
  provider: null,
  redirect_uris: [],
  saml_service: { entity_id: `${acs}/metadata`, acs_url: acs, metadata_url: `${acs}/metadata` },
  domains: [],
}
const setUp = {
  entry_point: 'https://login.nakhla.example/sso',
  certificates: [certificate(300)],
  subject_attribute: null,
  email_attribute: null,
  name_attribute: null,
}
const ready = (given: object = {}, saml: object = {}): SignOn => ({
  ...empty,
  provider: {
    kind: 'saml',
    issuer: 'https://login.nakhla.example',
    client_id: null,
    saml: { ...setUp, ...saml },
    admits: 'everyone',
    is_on: true,
    is_demanded: false,
    tested_at: '2026-11-20T09:00:00Z',
    ...given,
  },
})
const tried: SamlTry = {
  tried_at: '2026-11-20T09:00:00Z',
  problem: null,
  found: null,
  subject: 'sara@nakhla.example',
  subject_is_address: true,
  email: 'sara@nakhla.example',
  is_email_proven: false,
  name: null,
  attributes: [{ name: 'mail', values: ['sara@nakhla.example'] }],
}
/** Refetched with it. */
const beside = {
  'GET /sign-on/try': { data: null },
  'GET /sign-on/scim': { data: { base_url: 'https://x', tokens: [] } },
}
const before = sessionStore.getState()
beforeEach(() => {
  serve({})
  sessionStore.setState({ role: 'owner', capacity: 'company' })
})
afterEach(() => {
  sessionStore.setState(before, true)
  vi.unstubAllGlobals()
})

function show(signOn: SignOn, locale: 'ar' | 'en' = 'en', last: SamlTry | null = null) {
  return given(
    <SignOnScreen />,
    signOnQuery().queryKey,
    { data: signOn },
    locale,
    '/settings/sign-on?company',
    client => {
      client.setQueryData(scimQuery().queryKey, { data: { base_url: 'https://x', tokens: [] } })
      client.setQueryData(tryQuery().queryKey, { data: last })
    },
  )
}
const type = (name: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } })

describe.each(['ar', 'en'] as const)('in %s', locale => {
  const ar = locale === 'ar'
  test('SAML is chosen; its fields are filled from pasted metadata and saved', async () => {
    serve({
      'POST /sign-on/saml/metadata': {
        data: {
          issuer: 'https://login.nakhla.example',
          entry_point: setUp.entry_point,
          certificates: setUp.certificates,
          wants_signed_requests: false,
        },
      },
      'PUT /sign-on/saml': { data: ready({ is_on: false, tested_at: null }) },
      'GET /sign-on': { data: ready({ is_on: false, tested_at: null }) },
      ...beside,
    })
    show(empty, locale)
    await userEvent.click(screen.getByRole('radio', { name: /SAML/ }))
    expect(screen.getByText(acs)).toBeVisible()
    const save = screen.getByRole('button', { name: ar ? 'حفظ مزوّد الهوية' : 'Save the provider' })
    expect(save).toBeDisabled()
    type(ar ? /^أو الصق/ : /^Or paste/, '<EntityDescriptor/>')
    await userEvent.click(
      screen.getByRole('button', { name: ar ? 'قراءة البيانات الوصفية' : 'Read the metadata', hidden: true }),
    )
    expect(await screen.findByText('CN=login.nakhla.example')).toBeVisible()
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: ar ? 'حفظ مزوّد الهوية' : 'Save the provider' }))
    await waitFor(() =>
      expect(served('PUT /sign-on/saml')).toEqual([
        {
          issuer: 'https://login.nakhla.example',
          entry_point: setUp.entry_point,
          certificates: [setUp.certificates[0]?.pem],
          subject_attribute: null,
          email_attribute: null,
          name_attribute: null,
          admits: 'everyone',
        },
      ]),
    )
    const trial = await screen.findByRole('button', { name: ar ? 'جرّب تسجيل الدخول' : 'Try the sign-in' })
    expect(trial).toBeEnabled()
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: ar ? 'حفظ مزوّد الهوية' : 'Save the provider' }),
      ).toBeDisabled(),
    )
    expect(screen.getByText(ar ? /لم يُجرَّب/ : /has not been tried/)).toBeVisible()
  })
})

test('an error in the metadata or in a certificate is shown at its field', async () => {
  const errorResponse = (errors: object) => ({ status: 422, code: 'validation', message: 'x', errors })
  serve({
    'POST /sign-on/saml/metadata': errorResponse({ metadata: ['No metadata.'] }),
    'PUT /sign-on/saml': errorResponse({ certificates: ['No certificate.'], entry_point: ['Not secure.'] }),
    'GET /sign-on': { data: ready() },
    ...beside,
  })
  show(ready())
  type(/^Or paste/, 'x')
  await userEvent.click(screen.getByRole('button', { name: 'Read the metadata', hidden: true }))
  expect(await screen.findByText('No metadata.')).toBeInTheDocument()
  type(/^A further certificate/, ' text ')
  await userEvent.click(screen.getByRole('button', { name: 'Save the provider' }))
  expect(await screen.findByText('No certificate.')).toBeVisible()
  expect(screen.getByText('Not secure.')).toBeVisible()
  expect(served('PUT /sign-on/saml')).toMatchObject([{ certificates: [setUp.certificates[0]?.pem, 'text'] }])
})

test('an additional certificate locks no one out; another address, or no old certificate, says that it does', async () => {
  show(ready())
  type(/^A further certificate/, 'text')
  expect(screen.queryByText(/switches the sign-on off until the provider/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Remove the certificate/ }))
  expect(screen.getByText(/switches the sign-on off until the provider/)).toBeVisible()
})

test('a certificate that expires soon is reported, and an expired one', () => {
  const { unmount } = show(ready({}, { certificates: [certificate(12), certificate(-3, 'CN=old')] }))
  expect(screen.getByText(/^Your provider’s certificate expires on/)).toBeVisible()
  expect(screen.getByText(/^Certificate expired on/)).toBeVisible()
  unmount()
  const renewed = show(ready({}, { certificates: [certificate(12), certificate(400, 'CN=next')] }))
  expect(screen.queryByText(/^Your provider’s certificate expires on/)).toBeNull()
  expect(screen.getByText(/^Certificate expires on/)).toBeVisible()
  renewed.unmount()
  show(ready({}, { certificates: [certificate(-1)] }))
  expect(screen.getByText(/has expired, so nobody can sign in/)).toBeVisible()
})

test('the try leads to the provider, and shows whom its answer names and what is wrong with it', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, search: '', assign })
  serve({ 'POST /sign-on/try': { data: { url: 'https://login.nakhla.example/sso?SAMLRequest=x' } } })
  const { unmount } = show(ready(), 'en', tried)
  expect(screen.getByText(/passed every check/)).toBeVisible()
  expect(screen.getByText(/would take them for that colleague/)).toBeVisible()
  expect(screen.getByText(/belongs to none of your proven domains/)).toBeVisible()
  expect(
    within(screen.getByText('Tried on').closest('dl') ?? document.body).getByText('Did not come'),
  ).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try the sign-in' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://login.nakhla.example/sso?SAMLRequest=x'))
  expect(served('POST /sign-on/try')).toEqual([{ locale: 'en' }])
  unmount()
  show(ready(), 'en', {
    ...tried,
    problem: 'audience',
    found: 'https://other',
    subject: null,
    attributes: [],
  })
  expect(screen.getByText(/meant for another application/)).toBeVisible()
  expect(screen.getByText('https://other')).toBeVisible()
})

test('an auditor reads it and changes nothing', () => {
  sessionStore.setState({ role: 'auditor' })
  show(ready())
  expect(screen.getByText(setUp.entry_point)).toBeVisible()
  expect(screen.getByText('CN=login.nakhla.example')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
})

test('metadata that was read is in the fields in the other language too, with what was changed of it', async () => {
  sessionStore.setState({ token: 'tok' })
  const place = { protocol: 'https:', pathname: '/settings/sign-on', search: '?company', hash: '' }
  const href = `https://masar.test${place.pathname}${place.search}`
  vi.stubGlobal('location', { ...place, href, origin: 'https://masar.test', assign: vi.fn() })
  const metadata = {
    issuer: 'https://new.example',
    entry_point: 'https://new.example/sso',
    certificates: [certificate(90)],
  }
  serve({ 'POST /sign-on/saml/metadata': { data: { ...metadata, wants_signed_requests: false } } })
  const { unmount } = show(ready())
  type(/^Or paste/, '<EntityDescriptor/>')
  await userEvent.click(screen.getByRole('button', { name: 'Read the metadata', hidden: true }))
  await waitFor(() => expect(screen.getByLabelText(/^Entity ID of/)).toHaveValue('https://new.example'))
  switchLanguage()
  unmount()
  const second = show(ready())
  expect(screen.getByLabelText(/^Entity ID of/)).toHaveValue('https://new.example')
  type(/^Sign-in address/, 'https://new.example/sign-in')
  switchLanguage()
  second.unmount()
  show(ready())
  expect(screen.getByLabelText(/^Entity ID of/)).toHaveValue('https://new.example')
  expect(screen.getByLabelText(/^Sign-in address/)).toHaveValue('https://new.example/sign-in')
  sessionStorage.clear()
})
