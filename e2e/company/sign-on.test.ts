import { copyOfData } from '../fixtures/data.ts'
import { freePort, Host } from '../fixtures/host.ts'
import { NameServer } from '../fixtures/name-server.ts'
import { OidcPeer } from '../fixtures/oidc.ts'
import { company } from '../fixtures/people.ts'
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

test('an owner proves a domain and connects a provider; somebody of the company comes in by it', async ({
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
  await signedIn(company)
  await go('/settings/sign-on?company')
  const label = (text: string) => say(text, 'company')
  const press = (text: string) =>
    page
      .getByRole('button', { name: label(text) })
      .first()
      .click()
  await page.getByRole('textbox', { name: label('Domain') }).fill('nakhla.example')
  await press('Add the domain')
  const value = page.getByText(/^masar-verification=/)
  await expect(value).toBeVisible()
  names.knows('_masar.nakhla.example', (await value.textContent()) ?? '')
  await press('Look for the record')
  await expect(page.getByText(say('Proven', 'company'), { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: label('Issuer') }).fill(peer.issuer)
  await page.getByRole('textbox', { name: label('Client ID') }).fill(peer.clientId)
  await page.getByLabel(label('Client secret')).fill(peer.clientSecret)
  await press('Save the provider')
  await press('Test the connection')
  await expect(
    page.getByText(
      say('Your provider answered and knows Masar as its client. The connection works.', 'company'),
    ),
  ).toBeVisible()
  await page.getByRole('switch', { name: label('Offer it to addresses of the proven domains') }).click()
  await expect(page.getByText(say('The sign-on is switched on', 'company'))).toBeVisible()

  const who = { sub: crypto.randomUUID(), email: 'noura@nakhla.example', email_verified: true, name: 'نورة' }
  peer.knows(who)
  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto(`${host.url}${path('/auth/login')}?next=${encodeURIComponent(path('/learn'))}`)
  await other.getByRole('textbox', { name: say('E-mail') }).fill(who.email)
  await other.getByRole('link', { name: /nakhla\.example/ }).click()
  await other.getByRole('button', { name: who.email }).click()
  await expect(other).toHaveURL(url => url.pathname === path('/learn') && url.hash === '')
  expect((await cookiesOf(context))['token']).toMatch(/^[\w-]{43}$/)
  await context.close()

  await go(`/Employees?company&q=${who.email}`)
  await expect(page.getByRole('link', { name: 'نورة' }).first()).toBeVisible()
})
