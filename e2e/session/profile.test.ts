import { codeTo } from '../fixtures/mailbox.ts'
import { headers, password, putCookies, tokenOf } from '../fixtures/people.ts'
import { enterCode, freshAddress, newPassword } from '../fixtures/registration.ts'
import { cookiesOf } from '../fixtures/state.ts'
import { expect, test } from '../fixtures/test.ts'
import { say } from '../fixtures/words.ts'

test('another e-mail: the code goes to the new address, a notice to the old, and the session knows it', async ({ page, context, request, host, newLearner }) => {
  const [email, next] = [newLearner(), freshAddress('changed')]
  await putCookies(context, host.url, await tokenOf(request, host.url, email))
  await page.goto('/profile/email')
  await page.getByRole('textbox', { name: say('ar', 'New e-mail') }).fill(next)
  await page.getByRole('button', { name: say('ar', 'Send the code') }).click()
  await enterCode(page, 'ar', await codeTo(request, host.url, next))
  await expect(page).toHaveURL(`${host.url}/profile`)
  const cookies = await cookiesOf(context)
  expect([cookies['user_email'], cookies['otp']]).toEqual([next, undefined])
  await expect(page.getByRole('main').getByText(next)).toBeVisible()
  expect((await tokenOf(request, host.url, next)).user.email).toBe(next)
})

test('another password ends every other session and keeps this one; sessions are listed and ended one by one', async ({ page, context, request, host, newLearner }) => {
  const email = newLearner()
  const [own, other] = [await tokenOf(request, host.url, email), await tokenOf(request, host.url, email)]
  await putCookies(context, host.url, own)
  await page.goto('/profile')
  const list = page.getByRole('region', { name: say('ar', 'Where you are signed in') })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list.getByRole('listitem').filter({ hasText: say('ar', 'This device') })).toHaveCount(1)
  await list.getByRole('button', { name: say('ar', 'Sign out'), exact: true }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  const profile = (token: string) => request.get(`${host.url}/client-api/v1/auth/profile`, { headers: headers('ar', token) })
  expect((await profile(other.token)).status()).toBe(401)

  const third = await tokenOf(request, host.url, email)
  await page.goto('/profile/password')
  await page.getByLabel(say('ar', 'Present password'), { exact: true }).fill(password)
  await page.getByLabel(say('ar', 'New password'), { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: say('ar', 'Change the password') }).click()
  await expect(page).toHaveURL(`${host.url}/profile`)
  const token = (await cookiesOf(context))['token'] ?? ''
  expect(token).not.toBe(own.token)
  expect((await profile(token)).status()).toBe(200)
  for (const ended of [own.token, third.token]) expect((await profile(ended)).status()).toBe(401)
})
