import { Secret, TOTP } from 'otpauth'
import { copyOfData } from '../fixtures/data.ts'
import { Host } from '../fixtures/host.ts'
import { fillSignIn, openAccountMenu } from '../fixtures/screens.ts'
import { expect, localised, test as base } from '../fixtures/test.ts'
import { say } from '../fixtures/words.ts'

/** A host of its own, which prints the secret of the demo operator's app. */
const test = base.extend<object, { host: Host }>({
  host: [
    async ({}, use) => {
      const data = await copyOfData()
      const host = await Host.run({ dataDir: data.folder })
      await use(host)
      await host.end()
      await data.remove()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
})

const company = {
  ar: 'شركة نخلة للخدمات اللوجستية المحدودة',
  en: 'Nakhla Logistics Services Company Limited',
}

test('in Arabic: a manager signs in at the portal as themselves, sees the own branch, and goes on as a learner', async ({
  page,
  host,
}) => {
  const word = (source: string) => say('ar', source)
  const inPortal = (source: string) => say('ar', source, 'company')
  await page.goto(`${host.url}/auth/login?company`)
  await fillSignIn(page, 'ar', 'ahmed.alzahrani@demo.masar.test')
  await expect(
    page.getByRole('heading', { level: 1, name: word('How do you want to continue?') }),
  ).toBeVisible()
  await page.getByRole('button', { name: company.ar }).click()
  await expect(page.getByText(inPortal('Active people'))).toBeVisible()
  await expect(page.getByText(inPortal('Seats in use'))).toBeHidden()

  await page.goto(`${host.url}/Employees`)
  await expect(page.getByRole('link', { name: 'احمد عبد الله القرني' })).toBeVisible()
  await expect(page.getByText('إبراهيم الحازمي')).toBeHidden()

  await openAccountMenu(page, 'ar')
  await page.getByRole('menuitem', { name: word('Continue as yourself') }).click()
  await page.waitForURL(url => url.pathname === '/' && !url.searchParams.has('company'))
  await page.goto(`${host.url}/learn`)
  await expect(page.getByRole('heading', { level: 1, name: word('My courses') })).toBeVisible()
  // The portal's session stands beside it.
  await page.goto(`${host.url}/?company`)
  await expect(page.getByText(inPortal('Active people'))).toBeVisible()
})

test('in English: an operator shows the second factor, opens the console and reads who did what', async ({
  page,
  host,
}) => {
  const word = (source: string) => say('en', source)
  const secret = /authenticator app: ([A-Z2-7]{32})/.exec(host.output)?.[1] ?? ''
  await page.goto(host.url + localised('/console', 'en'))
  await expect(page).toHaveURL(/\/en\/auth\/login\?next=/)
  await fillSignIn(page, 'en', 'operator@demo.masar.test')
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await page.getByRole('textbox', { name: word('The code') }).fill(code)
  await page.getByRole('button', { name: word('Continue as operator') }).click()
  await expect(page.getByRole('heading', { level: 2, name: word('Audit log') })).toBeVisible()
  await expect(page.getByText(word('Operator made'))).toBeVisible()

  // Another person sees that it is not theirs.
  await page.context().clearCookies()
  await page.goto(`${host.url}/en/console`)
  await fillSignIn(page, 'en', 'student@demo.masar.test')
  await expect(page.getByRole('heading', { name: word('You cannot open this page') })).toBeVisible()
})
