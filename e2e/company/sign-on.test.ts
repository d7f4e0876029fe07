import { copyOfData } from '../fixtures/data.ts'
import { freePort, Host } from '../fixtures/host.ts'
import { NameServer } from '../fixtures/name-server.ts'
import { OidcPeer } from '../fixtures/oidc.ts'
import { company } from '../fixtures/people.ts'
import { startSamlPeer } from '../fixtures/saml.ts'
import { cookiesOf } from '../fixtures/state.ts'
import { expect, test as base } from '../fixtures/test.ts'

const test = base.extend<object, { peer: OidcPeer; names: NameServer; port: number }>({
  port: [
    async ({}, use) => {
      await use(await freePort())
    },
    { scope: 'worker' },
  ],
  peer: [
    async ({ port }, use) => {
      const peer = await OidcPeer.start(`http://127.0.0.1:${port}`, 'sign-on')
      await use(peer)
      await peer.end()
    },
    { scope: 'worker' },
  ],
  names: [
    async ({}, use) => {
      const names = await NameServer.start()
      await use(names)
      await names.end()
    },
    { scope: 'worker' },
  ],
  host: [
    async ({ names, port }, use) => {
      const data = await copyOfData()
      const settings = { SIGN_ON_PRIVATE_HOSTS: '127.0.0.1', DNS_SERVERS: names.address }
      const host = await Host.run({ dataDir: data.folder, port, settings })
      await use(host)
      await host.end()
      await data.remove()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
})

type Tools = Parameters<Parameters<typeof test>[2]>[0]

/** The acts of an owner on the page of the company's sign-on. */
function settingsOf({ page, say, names }: Pick<Tools, 'page' | 'say' | 'names'>) {
  const label = (text: string) => say(text, 'company')
  const field = (text: string) => page.getByRole('textbox', { name: label(text), exact: true })
  const press = (text: string) =>
    page
      .getByRole('button', { name: label(text) })
      .first()
      .click()
  const reads = (text: string) => expect(page.getByText(label(text))).toBeVisible()
  const prove = async (domain: string) => {
    await field('Domain').fill(domain)
    await press('Add the domain')
    const value = page.getByText(/^masar-verification=/)
    await expect(value).toBeVisible()
    names.knows(`_masar.${domain}`, (await value.textContent()) ?? '')
    await press('Look for the record')
    await expect(value).toBeHidden()
  }
  const switchOn = async () => {
    await page.getByRole('switch', { name: label('Offer it to addresses of the proven domains') }).click()
    await reads('The sign-on is switched on')
  }
  return { label, field, press, reads, prove, switchOn }
}

/** A person types their address at the sign-in and signs in by the provider of its domain. @param there what they do at the provider */
async function comesIn(
  { browser, host, path, say }: Pick<Tools, 'browser' | 'host' | 'path' | 'say'>,
  email: string,
  there?: (page: Tools['page']) => Promise<void>,
) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${host.url}${path('/auth/login')}?next=${encodeURIComponent(path('/learn'))}`)
  await page.getByRole('textbox', { name: say('E-mail') }).fill(email)
  await page.getByRole('link', { name: email.split('@')[1] ?? '' }).click()
  await there?.(page)
  await expect(page).toHaveURL(url => url.pathname === path('/learn') && url.hash === '')
  expect((await cookiesOf(context))['token']).toMatch(/^[\w-]{43}$/)
  await context.close()
}

test('an owner proves a domain and connects a provider; an employee signs in by it', async ({
  page,
  browser,
  go,
  say,
  path,
  signedIn,
  peer,
  names,
  host,
}) => {
  const { label, field, press, reads, prove, switchOn } = settingsOf({ page, say, names })
  await signedIn(company)
  await go('/settings/sign-on?company')
  await prove('nakhla.example')
  await field('Issuer').fill(peer.issuer)
  await field('Client ID').fill(peer.clientId)
  await page.getByLabel(label('Client secret')).fill(peer.clientSecret)
  await press('Save the provider')
  await press('Test the connection')
  await reads('Your provider answered and knows Masar as its client. The connection works.')
  await switchOn()

  const who = { sub: crypto.randomUUID(), email: 'noura@nakhla.example', email_verified: true, name: 'نورة' }
  peer.knows(who)
  await comesIn({ browser, host, path, say }, who.email, there =>
    there.getByRole('button', { name: who.email }).click(),
  )
  await go(`/Employees?company&q=${who.email}`)
  await expect(page.getByRole('link', { name: 'نورة' }).first()).toBeVisible()
})

test('a provider that speaks SAML is read from its metadata, tried, and lets a person in', async ({
  page,
  browser,
  go,
  say,
  path,
  signedIn,
  names,
  host,
}) => {
  const { label, field, press, reads, prove, switchOn } = settingsOf({ page, say, names })
  const peer = await startSamlPeer()
  await signedIn(company)
  await go('/settings/sign-on?company')
  await prove('saml.example')
  await page.getByText('SAML 2.0', { exact: true }).click()
  await page.getByText(label('Fill in the fields from your provider’s metadata')).click()
  await field('Or paste the metadata').fill(peer.metadata)
  await press('Read the metadata')
  await expect(field('Entity ID of the provider')).toHaveValue(peer.issuer)
  await expect(field('Sign-in address')).toHaveValue(peer.entryPoint)
  await press('Save the provider')
  await peer.knows({ nameId: 'worker-1', attributes: { mail: 'owner@saml.example', displayName: 'مالك' } })
  await press('Try the sign-in')
  await reads(
    'The provider’s answer passed every check: it is signed by your certificate, meant for Masar and for this request, and in time.',
  )
  await switchOn()

  const email = 'sara@saml.example'
  await peer.knows({ nameId: 'worker-2', attributes: { mail: email, displayName: 'سارة الحربي' } })
  await comesIn({ browser, host, path, say }, email)
  await go(`/Employees?company&q=${email}`)
  await expect(page.getByRole('link', { name: 'سارة الحربي' }).first()).toBeVisible()
  peer.end()
})
