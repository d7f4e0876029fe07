import { codeTo } from '../fixtures/mailbox.ts'
import { company } from '../fixtures/people.ts'
import { enterCode, fillPerson, freshAddress } from '../fixtures/registration.ts'
import { expect, test } from '../fixtures/test.ts'

test('a company makes a link; a new person joins by it, shares something, and leaves', async ({
  page,
  context,
  go,
  language,
  say,
  sayLike,
  path,
  host,
  call,
  signedIn,
}) => {
  const by = await call(company)
  await signedIn(company)
  await go('/invite?company&by=link')
  const domains = page.getByRole('textbox', {
    name: new RegExp(`^${say('E-mail domains that may join', 'company')}`),
  })
  await domains.fill('@New.Masar.Test')
  await page.getByRole('button', { name: say('Make the link', 'company') }).click()
  const shown = page.getByText(/https?:\/\/\S+\/join\/[\w-]{22}$/).first()
  await expect(shown).toBeVisible()
  const { pathname } = new URL((await shown.textContent()) ?? '')
  await context.clearCookies()

  const email = freshAddress('joiner')
  const here = pathname.replace(/^\/en/, '')
  await go(here)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: say('Create an account') }).click()
  await fillPerson(page, language, email)
  await page.getByRole('button', { name: say('Create the account') }).click()
  await expect(page).toHaveURL(url => url.pathname === path('/auth/otp'))
  await enterCode(page, language, await codeTo(page.request, host.url, email))
  await expect(page).toHaveURL(url => url.pathname === path(here))
  await main.getByRole('button', { name: sayLike('Join as <0>{name}</0>') }).click()
  await expect(page).toHaveURL(url => url.pathname === path('/profile/company'))

  const [employee] = (await by('GET', `/employees?q=${email}`)).body.data as { id: number }[]
  const seen = async () => (await by('GET', `/employees/${employee?.id}`)).body.data
  expect(await seen()).toMatchObject({ state: 'active', shared: { certificates: null } })
  await main.getByRole('switch', { name: new RegExp(`^${say('My certificates')}`) }).click()
  await expect.poll(async () => (await seen()).shared.certificates).toEqual([])

  await main.getByRole('button', { name: say('Leave the company') }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: say('Leave the company') }).click()
  await expect(page).toHaveURL(url => url.pathname === path('/profile'))
  expect(await seen()).toMatchObject({ state: 'deactivated', shared: { certificates: null } })
})
