import { codeTo } from '../fixtures/mailbox.ts'
import { enterCode, fillPerson, freshAddress } from '../fixtures/registration.ts'
import { openHeader } from '../fixtures/screens.ts'
import { cookiesOf } from '../fixtures/state.ts'
import { expect, test } from '../fixtures/test.ts'

/** “Slow 4G” of Chromium's developer tools: milliseconds there and back, bytes a second. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
}

/** What the way may weigh: as much as the line carries in ten seconds, so that a minute leaves time to read and type. */
const mostBytes = 10 * slowNetwork.downloadThroughput

test('on a slow network a newcomer gets from the home page to a verified account without a dead end, and waits seconds for it', async ({
  page,
  context,
  path,
  say,
  language,
  host,
}) => {
  test.setTimeout(120_000)
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', slowNetwork)
  let bytes = 0
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  const email = freshAddress('newcomer')
  const began = Date.now()

  await page.goto(path('/'))
  await openHeader(page, language)
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('Sign in'), exact: true })
    .filter({ visible: true })
    .first()
    .click()
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Create an account') })
    .click()
  await page
    .getByRole('main')
    .getByRole('link', { name: say('I want to learn') })
    .click()
  await fillPerson(page, language, email)
  await page.getByRole('button', { name: say('Create the account') }).click()
  await expect(page).toHaveURL(url => url.pathname === path('/auth/otp'))
  await enterCode(page, language, await codeTo(page.request, host.url, email))
  await expect(page).toHaveURL(url => url.pathname === path('/'))
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible()

  const seconds = (Date.now() - began) / 1000
  test.info().annotations.push({ type: 'seconds', description: seconds.toFixed(1) })
  expect((await cookiesOf(context))['user_email']).toBe(email)
  expect(bytes, 'bytes were counted').toBeGreaterThan(10_000)
  expect(bytes).toBeLessThan(mostBytes)
})
