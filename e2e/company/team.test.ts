import type { APIRequestContext } from '@playwright/test'
import { codeTo, emailsTo } from '../fixtures/mailbox.ts'
import { headers, putCookies, type SignedIn } from '../fixtures/people.ts'
import { freshAddress, newPassword } from '../fixtures/registration.ts'
import { expect, test } from '../fixtures/test.ts'

/** A company of this test alone: its name is changed here, and others read the demo company's. */
async function freshCompany(request: APIRequestContext, url: string): Promise<SignedIn> {
  const ask = async <T>(method: string, path: string, data?: object): Promise<T> => {
    const answer = await request.fetch(url + path, {
      method,
      headers: headers('ar'),
      ...(data && { data }),
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return ((await answer.json()) as { data: T }).data
  }
  type Named = { id: number; code?: string }
  const client = '/client-api/v1'
  const { countries } = await ask<{ countries: Named[] }>('GET', `${client}/countries`)
  const country = countries.find(({ code }) => code === 'SA')?.id ?? 0
  const { cities } = await ask<{ cities: Named[] }>('GET', `${client}/countries/${country}/cities`)
  const { jobNames } = await ask<{ jobNames: Named[] }>('GET', `${client}/job-names`)
  const email = freshAddress('company')
  const { otp } = await ask<{ otp: string }>('POST', '/company-api/v1/auth/company-account', {
    name: 'سارة القحطاني',
    email,
    phone: '0501234567',
    phone_country: 'SA',
    country_id: country,
    city_id: cities[0]?.id,
    job_name_id: jobNames[0]?.id,
    password: newPassword,
    terms: true,
    legal_name: 'شركة الواحة',
    registration_number: '1010987654',
    address: 'الرياض',
  })
  const code = await codeTo(request, url, email)
  return ask<SignedIn>('POST', '/company-api/v1/auth/otp', { otp, code })
}

test('an owner invites a colleague for finance, gives another role, ends it, and renames the company', async ({
  page,
  context,
  browser,
  go,
  say,
  host,
  path,
  signedIn,
  newLearner,
}) => {
  await putCookies(context, host.url, await freshCompany(page.request, host.url))
  const email = freshAddress('finance')
  const role = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
  await go('/team?company')
  await page.getByRole('button', { name: say('Give somebody a role', 'company') }).click()
  await page.getByRole('textbox', { name: new RegExp(`^${say('E-mail', 'company')}`) }).fill(email)
  await role('المالية').check()
  await page.getByRole('button', { name: say('Send the invitation', 'company') }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: email })).toBeVisible()

  let link = ''
  await expect
    .poll(async () => {
      const [invitation] = await emailsTo(page.request, host.url, email)
      link = /\/team-invitation\?invitation=[\w-]+/.exec(invitation?.text ?? '')?.[0] ?? ''
      return link
    })
    .not.toBe('')
  const other = await browser.newContext()
  const { user } = await signedIn(newLearner(), other)
  const theirs = await other.newPage()
  await go(link, theirs)
  await theirs
    .getByRole('main')
    .getByRole('button', { name: new RegExp(user.name) })
    .click()
  await expect(theirs).toHaveURL(url => url.search === '?company' && url.pathname === path('/'))
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText('الواحة')

  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: user.email })
  await expect(row).toContainText('المالية')
  const act = async (name: string) => {
    await row.getByRole('button').click()
    await page.getByRole('menuitem', { name }).click()
  }
  await act(say('Change the role', 'company'))
  await role('مدقق').check()
  await page.getByRole('button', { name: say('Save the role', 'company') }).click()
  await expect(row).toContainText('مدقق')
  await act(say('End the role', 'company'))
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('End the role', 'company') })
    .click()
  await expect(row).toHaveCount(0)
  await other.close()

  await go('/settings?company')
  const name = page.getByRole('textbox', { name: new RegExp(`^${say('Legal name in Arabic', 'company')}`) })
  await name.fill('شركة الواحة الخضراء')
  await page.getByRole('button', { name: say('Save the details', 'company') }).click()
  await expect(page.getByText(say('The details were saved', 'company'))).toBeVisible()
  await go('/?company')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('الواحة الخضراء')
})
