import { codeTo } from '../fixtures/mailbox.ts'
import { enterCode, fillPerson, freshAddress } from '../fixtures/registration.ts'
import { appOfPage, cookiesOf } from '../fixtures/state.ts'
import { expect, test } from '../fixtures/test.ts'

test('a company registers from the choice of accounts, enters the code and is at its dashboard', async ({
  page,
  context,
  go,
  language,
  t,
  say,
  path,
  host,
}) => {
  const email = freshAddress('company')
  await go('/auth/user-choose')
  await page
    .getByRole('main')
    .getByRole('link', { name: say('I train a company’s people') })
    .click()
  await expect.poll(() => appOfPage(page)).toBe('company')
  const field = (source: string) =>
    page.getByRole('textbox', { name: new RegExp(`^${say(source, 'company')}`) })
  await field('Legal name').fill(t('شركة الأفق', 'Horizon Company'))
  await field('Commercial registration number').fill(t('٧٠٠١٢٣٤٥٦٧', '7001234567'))
  await field('Address').fill(t('طريق الملك فهد، الرياض', 'King Fahd Road, Riyadh'))
  await fillPerson(page, language, email, 'company')
  await page.getByRole('button', { name: say('Open the account', 'company') }).click()
  await expect(page).toHaveURL(url => url.pathname === path('/auth/otp') && url.searchParams.has('company'))
  await enterCode(page, language, await codeTo(page.request, host.url, email), 'company')
  await expect(page).toHaveURL(url => url.pathname + url.search === path('/?company'))
  expect(JSON.parse((await cookiesOf(context))['user_info'] ?? '{}')).toMatchObject({ kind: 'company' })
})
