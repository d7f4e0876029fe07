import type { CDPSession, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { copyOfData } from '../fixtures/data.ts'
import { freePort, Host } from '../fixtures/host.ts'
import { emailWith } from '../fixtures/mailbox.ts'
import { fillSignIn, signOut } from '../fixtures/screens.ts'
import { expect, live, localised, test as base } from '../fixtures/test.ts'
import { type Language, say } from '../fixtures/words.ts'

/** A host that is reached by a name, as passkeys need it. */
const test = base.extend<object, { host: Host; site: string }>({
  host: [
    async ({}, use) => {
      const data = await copyOfData()
      const port = await freePort()
      const settings = { PUBLIC_URL: `http://localhost:${port}` }
      const host = await Host.run({ dataDir: data.folder, port, settings })
      await use(host)
      await host.end()
      await data.remove()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  site: [async ({ host }, use) => use(`http://localhost:${host.start.port}`), { scope: 'worker' }],
})

/** What the app of a person shows, so many steps of 30 seconds from now. */
const appCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
const arabic = (digits: string): string => digits.replace(/\d/g, digit => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')

/** Signs in with the password, from the profile's page of factors, which comes after it. */
async function startAt(page: Page, site: string, language: Language, email: string): Promise<void> {
  await page.goto(site + localised('/profile/two-factors', language))
  await fillSignIn(page, language, email)
}

/** Signs out, and waits for the first page that it leads to. */
async function leave(page: Page, language: Language): Promise<void> {
  await signOut(page, language)
  await page.waitForURL(url => url.pathname === '/')
}

test('in Arabic: an app is set up, asked for at the next sign-in and removed; a recovery code replaces it', async ({
  page,
  site,
  accounts,
  request,
  watch,
}) => {
  watch.allow(/422 POST .*\/auth\/second-factor$/)
  const language = 'ar'
  const word = (source: string) => say(language, source)
  const email = accounts.next()
  await startAt(page, site, language, email)
  await page.getByRole('button', { name: word('Set up an app') }).click()
  await expect(page.getByRole('img', { name: word('QR code for the authenticator app') })).toBeVisible()
  const secret = (await page.locator('pre code').innerText()).replaceAll(' ', '')
  await page.getByRole('textbox', { name: word('The code') }).fill(arabic(appCode(secret, -1)))

  await expect(page.getByRole('heading', { level: 1, name: word('Your recovery codes') })).toBeVisible()
  const codes = (await page.locator('pre code').innerText()).split('\n')
  expect(codes).toHaveLength(10)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: word('Download') }).click()
  expect((await saving).suggestedFilename()).toBe('masar-recovery-codes.txt')
  await page.getByRole('button', { name: word('I have saved them') }).click()
  await expect(page.getByText(word('Two-step verification is on'))).toBeVisible()
  await emailWith(request, site, email, 'تطبيق مصادقة')

  const field = page.getByRole('textbox', { name: word('The code') })
  await leave(page, language)
  await startAt(page, site, language, email)
  await expect(page).toHaveURL(/\/auth\/second-factor\?next=/)
  await page.reload()
  await live(page)
  await field.fill('000000')
  await expect(field).toHaveAccessibleDescription(/الرمز غير صحيح/)
  await field.fill(arabic(appCode(secret)))
  await expect(page).toHaveURL(/\/profile\/two-factors$/)

  await leave(page, language)
  await startAt(page, site, language, email)
  await page.getByRole('button', { name: word('Use a recovery code') }).click()
  await page.getByRole('textbox', { name: word('Recovery code') }).fill(codes[0]?.toLowerCase() ?? '')
  await page.getByRole('button', { name: word('Confirm') }).click()
  await expect(page).toHaveURL(/\/profile\/two-factors$/)
  await expect(page.getByText('بقيت 9 رموز من عشرة.')).toBeVisible()

  await page.getByRole('button', { name: word('Remove the app') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: word('Remove the app') })
    .click()
  await expect(page.getByText(word('Two-step verification is off'))).toBeVisible()
})

test('in English: a passkey is made, renamed, used at the sign-in and removed', async ({
  page,
  site,
  accounts,
  context,
}) => {
  const language = 'en'
  const word = (source: string) => say(language, source)
  const email = accounts.next()
  await addAuthenticator(await context.newCDPSession(page))
  await startAt(page, site, language, email)
  await page.getByRole('button', { name: word('Add a passkey') }).click()
  const dialog = page.getByRole('dialog', { name: word('Add a passkey') })
  await dialog.getByRole('textbox').fill('My laptop')
  await dialog.getByRole('button', { name: word('Continue') }).click()
  await page.getByRole('button', { name: word('I have saved them') }).click()
  await expect(page.getByText('My laptop')).toBeVisible()

  await page.getByRole('button', { name: 'Rename My laptop' }).click()
  const renaming = page.getByRole('dialog', { name: word('Rename the passkey') })
  await renaming.getByRole('textbox').fill('Work laptop')
  await renaming.getByRole('button', { name: word('Save') }).click()
  await expect(page.getByRole('button', { name: 'Remove Work laptop' })).toBeVisible()

  // The same device is not offered to the account twice.
  await page.getByRole('button', { name: word('Add a passkey') }).click()
  await dialog.getByRole('button', { name: word('Continue') }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    word('This device already has a passkey of your account.'),
  )
  await dialog.getByRole('button', { name: word('Close') }).click()
  await expect(dialog).toHaveCount(0)

  await leave(page, language)
  await startAt(page, site, language, email)
  await page.getByRole('button', { name: word('Use a passkey') }).click()
  await expect(page).toHaveURL(/\/profile\/two-factors$/)
  await expect(page.getByText(/last used on/)).toBeVisible()

  await page.getByRole('button', { name: 'Remove Work laptop' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: word('Remove the passkey') })
    .click()
  await expect(page.getByText(word('Two-step verification is off'))).toBeVisible()
})

/** An authenticator of the browser's own, which says yes to everything. */
async function addAuthenticator(session: CDPSession): Promise<void> {
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
