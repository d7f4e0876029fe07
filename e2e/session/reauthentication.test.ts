import { copyOfData } from '../fixtures/data.ts'
import { Host } from '../fixtures/host.ts'
import { codeTo } from '../fixtures/mailbox.ts'
import { headers, password, putCookies, type SignedIn, tokenOf } from '../fixtures/people.ts'
import { enterCode, freshAddress } from '../fixtures/registration.ts'
import { cookiesOf } from '../fixtures/state.ts'
import { expect, live, localised, test as base } from '../fixtures/test.ts'
import { type Language, say } from '../fixtures/words.ts'

/** Seconds for which a reauthentication is valid on the host of this test. */
const freshSeconds = 5

const test = base.extend<object, { host: Host }>({
  host: [
    async ({}, use) => {
      const data = await copyOfData()
      const host = await Host.run({ dataDir: data.folder, settings: { FRESH_SECONDS: String(freshSeconds) } })
      await use(host)
      await host.end()
      await data.remove()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
})

const languages = ['ar', 'en'] as const satisfies Language[]
/** Signed in once for both, so that the expiry is awaited only once. */
const people = new Map<Language, SignedIn>()

test.beforeAll(async ({ host, accounts, playwright }) => {
  const request = await playwright.request.newContext()
  const isReauthenticated = async ({ token }: SignedIn) =>
    (
      (await (
        await request.get(`${host.url}/client-api/v1/auth/profile`, { headers: headers('en', token) })
      ).json()) as { data: { is_fresh: boolean } }
    ).data.is_fresh
  for (const language of languages) people.set(language, await tokenOf(request, host.url, accounts.next()))
  for (const who of people.values())
    await expect.poll(() => isReauthenticated(who), { timeout: 20_000 }).toBe(false)
  await request.dispose()
})

for (const language of languages) {
  test(`A-25, ${language}: a stale session has to reauthenticate by password before the account ends or its e-mail changes; a wrong one is an error, and nothing typed is lost`, async ({
    page,
    context,
    request,
    host,
    watch,
  }) => {
    watch.allow(/403 (POST .*\/auth\/email|DELETE .*\/auth\/delete-account\?contributions=keep)$/)
    watch.allow(/422 POST .*\/auth\/fresh$/)
    const path = (to: string) => localised(to, language)
    const word = (source: string) => say(language, source)
    const [who, next] = [people.get(language), freshAddress('proved')]
    if (!who) throw new Error('No session.')
    await putCookies(context, host.url, who)
    const dialog = page.getByRole('dialog', { name: word('Confirm that it is you') })
    const field = dialog.getByLabel(word('Password'), { exact: true })

    await page.goto(path('/profile'))
    await page.getByRole('button', { name: word('Delete the account') }).click()
    const deletion = page.getByRole('alertdialog')
    await deletion.getByRole('textbox').fill(who.user.email)
    await deletion.getByRole('button', { name: word('Delete it for good') }).click()
    await expect(field, 'over the other dialog').toBeFocused()
    await dialog.press('Escape')
    await expect(deletion.getByRole('alert')).toBeVisible()

    await page.goto(path('/profile/email'))
    await live(page)
    const address = page.getByRole('textbox', { name: word('New e-mail') })
    await address.fill(next)
    await page.getByRole('button', { name: word('Send the code') }).click()

    await expect(field).toBeFocused()
    await field.fill('Wrong7!zz')
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(
      language === 'ar' ? /كلمة المرور غير صحيحة/ : /The password is wrong/,
    )
    await expect(field).toHaveValue('Wrong7!zz')
    await expect(address, 'behind the dialog').toHaveValue(next)

    await field.fill(password)
    await field.press('Enter')
    await expect(dialog).toBeHidden()
    await enterCode(page, language, await codeTo(request, host.url, next))
    await expect(page).toHaveURL(/\/profile$/)
    expect((await cookiesOf(context))['user_email']).toBe(next)
  })
}
