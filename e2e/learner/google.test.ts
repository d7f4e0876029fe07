import type { Page } from '@playwright/test'
import { copyOfData } from '../fixtures/data.ts'
import { freePort, Host } from '../fixtures/host.ts'
import { type Claims, OidcPeer } from '../fixtures/oidc.ts'
import { company } from '../fixtures/people.ts'
import { openAccountMenu, placeOf } from '../fixtures/screens.ts'
import { cookiesOf } from '../fixtures/state.ts'
import { expect, test as base } from '../fixtures/test.ts'

const test = base.extend<object, { peer: OidcPeer; port: number }>({
  port: [
    async ({}, use) => {
      await use(await freePort())
    },
    { scope: 'worker' },
  ],
  peer: [
    async ({ port }, use) => {
      const peer = await OidcPeer.start(`http://127.0.0.1:${port}`)
      await use(peer)
      await peer.end()
    },
    { scope: 'worker' },
  ],
  host: [
    async ({ peer, port }, use) => {
      const data = await copyOfData()
      const host = await Host.run({
        dataDir: data.folder,
        port,
        settings: {
          OIDC_ISSUER: peer.issuer,
          OIDC_CLIENT_ID: peer.clientId,
          OIDC_CLIENT_SECRET: peer.clientSecret,
        },
      })
      await use(host)
      await host.end()
      await data.remove()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
})

function googleClaims(given: Partial<Claims> = {}): Claims {
  const sub = crypto.randomUUID()
  return {
    sub,
    email: `${sub.slice(0, 8)}@google.masar.test`,
    email_verified: true,
    name: 'Noura Google',
    ...given,
  }
}

/** From the sign-in page to the provider's own, and what the person presses there. */
async function atGoogle(page: Page, button: string, press: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: button }).click()
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible()
  await page.getByRole('button', { name: press }).click()
}

test('a new person comes in by Google and goes on to where they were going; the next time it is the same account', async ({
  page,
  context,
  browser,
  go,
  language,
  say,
  path,
  peer,
  host,
}) => {
  const who = googleClaims()
  peer.knows(who)
  await go('/favorites')
  await expect(page).toHaveURL(url => url.pathname === path('/auth/login'))
  await atGoogle(page, say('Continue with Google'), who.email)
  await expect(page).toHaveURL(url => url.pathname === path('/favorites') && url.hash === '')
  const first = await cookiesOf(context)
  expect(first).toMatchObject({
    user_email: who.email,
    user_name: who.name,
    is_google: '1',
    token: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(JSON.parse(first['user_info'] ?? '{}')).toMatchObject({ kind: 'student' })
  await openAccountMenu(page, language)
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect.poll(() => placeOf(page), 'the way back holds no code').not.toContain('code=')

  const other = await browser.newContext({ baseURL: host.url })
  const again = await other.newPage()
  await again.goto(path('/auth/login'))
  await atGoogle(again, say('Continue with Google'), who.email)
  await expect(again).toHaveURL(url => url.pathname === path('/'))
  const second = await cookiesOf(other)
  expect(second['user_info']).toBe(first['user_info'])
  expect(second['token']).not.toBe(first['token'])
  await other.close()
})

test('a person who says no there is back at the form, and still goes where they were going', async ({
  page,
  context,
  go,
  say,
  path,
  peer,
}) => {
  const who = googleClaims()
  peer.knows(who)
  await go('/auth/login?next=%2Ffavorites')
  await atGoogle(page, say('Continue with Google'), 'Cancel')
  await expect(page).toHaveURL(
    url => url.pathname === path('/auth/login') && url.searchParams.get('next') === '/favorites',
  )
  expect((await cookiesOf(context))['token']).toBeUndefined()
  await expect(page.getByRole('main').getByRole('link', { name: say('Continue with Google') })).toBeVisible()
})

test('a person whose address Google has not confirmed sees so, and finds the way back', async ({
  page,
  context,
  go,
  say,
  path,
  peer,
}) => {
  const who = googleClaims({ email_verified: false })
  peer.knows(who)
  await go('/auth/login?next=%2Ffavorites')
  await atGoogle(page, say('Continue with Google'), who.email)
  await expect(page).toHaveURL(
    url => url.pathname === path('/auth/google-error') && url.searchParams.get('about') === 'unverified',
  )
  await expect(
    page.getByRole('heading', { level: 1, name: say('Signing in with Google failed') }),
  ).toBeVisible()
  expect((await cookiesOf(context))['token']).toBeUndefined()
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Back to signing in') })
    .click()
  await expect(page).toHaveURL(
    url => url.pathname === path('/auth/login') && url.searchParams.get('next') === '/favorites',
  )
})

test('a company’s address is led from the learners’ page to the portal', async ({
  page,
  context,
  go,
  say,
  path,
  peer,
}) => {
  const who = googleClaims({ email: company })
  peer.knows(who)
  await go('/auth/login')
  await atGoogle(page, say('Continue with Google'), who.email)
  await expect(page).toHaveURL(url => url.pathname === path('/auth/google-error-used'))
  await expect(
    page.getByRole('heading', { level: 1, name: say('This account belongs to a company') }),
  ).toBeVisible()
  expect((await cookiesOf(context))['token']).toBeUndefined()
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Sign in to the company portal') })
    .click()
  await expect(page).toHaveURL(url => url.pathname === path('/auth/login') && url.searchParams.has('company'))
})

test('a code of the way back that was used or never issued leads to the error page', async ({
  page,
  go,
  say,
  path,
  watch,
}) => {
  watch.allow(/410 POST .*\/auth\/google\/session$/)
  await go('/auth/login?google=1#code=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx')
  await expect(page).toHaveURL(url => url.pathname === path('/auth/google-error'))
  await expect(
    page.getByRole('heading', { level: 1, name: say('Signing in with Google failed') }),
  ).toBeVisible()
})

test('a company registers by its form: Google in the portal says so, and leads to it', async ({
  page,
  go,
  say,
  path,
  peer,
}) => {
  const who = googleClaims()
  peer.knows(who)
  await go('/auth/login?company')
  await atGoogle(page, say('Continue with Google', 'company'), who.email)
  await expect(page).toHaveURL(
    url => url.pathname === path('/auth/google-error') && url.searchParams.has('company'),
  )
  await expect(
    page.getByRole('heading', { level: 1, name: say('No company account yet', 'company') }),
  ).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Open a company account', 'company') })
    .click()
  await expect(page).toHaveURL(url => url.pathname === path('/auth/company-account'))
})
