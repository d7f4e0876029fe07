import type { Page } from '@playwright/test'
import { codeTo, emailsTo } from '../fixtures/mailbox.ts'
import { company } from '../fixtures/people.ts'
import { enterCode, fillPerson, freshAddress } from '../fixtures/registration.ts'
import { fillSignIn } from '../fixtures/screens.ts'
import { cookiesOf } from '../fixtures/state.ts'
import { type Call, expect, test } from '../fixtures/test.ts'

interface Invited {
  link: string
  employee: number
}

/** The company invites, and the link is read from the e-mail, as the person does. */
async function invite(by: Call, page: Page, url: string, email: string): Promise<Invited> {
  const { status, body } = await by('POST', '/invitations', { name: 'نورة العتيبي', email })
  expect(status, JSON.stringify(body)).toBe(200)
  let link = ''
  await expect
    .poll(
      async () => {
        const [invitation] = await emailsTo(page.request, url, email)
        link = /https?:\/\/\S+\/invitation\?invitation=[\w-]+/.exec(invitation?.text ?? '')?.[0] ?? ''
        return link
      },
      { timeout: 15_000 },
    )
    .toBe(body.data.link)
  return { link, employee: body.data.employee_id as number }
}

/** The place of a link, without the language: the e-mail is in the company's. */
function placeIn(link: string): string {
  const { pathname, search } = new URL(link)
  return pathname.replace(/^\/en/, '') + search
}

test('a new person follows the e-mail, creates an account, and is an employee of the company at their courses', async ({
  page,
  context,
  go,
  language,
  say,
  path,
  host,
  call,
  watch,
}) => {
  const by = await call(company)
  const email = freshAddress('employee')
  const { link, employee } = await invite(by, page, host.url, email)
  expect((await by('GET', `/employees/${employee}`)).body.data.state).toBe('invited')
  await go(placeIn(link))
  // Anybody can give a company a name: this one has paid for an order, so that the invitation calls it by its own.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('نخلة للخدمات اللوجستية')
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Create an account') })
    .click()
  await fillPerson(page, language, email)
  await page.getByRole('button', { name: say('Create the account') }).click()
  await expect(page).toHaveURL(url => url.pathname === path('/auth/otp'))
  await enterCode(page, language, await codeTo(page.request, host.url, email))
  await expect(page).toHaveURL(url => url.pathname === path('/learn'))
  expect(JSON.parse((await cookiesOf(context))['user_info'] ?? '{}')).toMatchObject({ kind: 'student' })
  expect((await by('GET', `/employees/${employee}`)).body.data.state).toBe('active')

  watch.allow(/410 POST .*\/invitations\/look$/)
  await go(placeIn(link))
  await expect(
    page.getByRole('heading', { level: 1, name: say('This invitation no longer works') }),
    'the link works once',
  ).toBeVisible()
})

test('a person with an account signs in from the e-mail and joins with it', async ({
  page,
  go,
  language,
  say,
  sayLike,
  path,
  host,
  call,
  newLearner,
}) => {
  const by = await call(company)
  const email = newLearner()
  const { link, employee } = await invite(by, page, host.url, freshAddress('at-work'))
  await go(placeIn(link))
  await page
    .getByRole('main')
    .getByRole('link', { name: say('I have an account') })
    .click()
  await expect(page).toHaveURL(url => url.pathname === path('/auth/login'))
  await fillSignIn(page, language, email)
  await expect(page).toHaveURL(url => url.pathname === path('/invitation'))
  await page
    .getByRole('main')
    .getByRole('button', { name: sayLike('Join as <0>{name}</0>') })
    .click()
  await expect(page).toHaveURL(url => url.pathname === path('/learn'))
  expect((await by('GET', `/employees/${employee}`)).body.data.state).toBe('active')
})

test('a link that a newer one replaced, and one that never was, say what to do', async ({
  page,
  go,
  say,
  path,
  host,
  call,
  watch,
}) => {
  watch.allow(/410 POST .*\/invitations\/look$/, /422 POST .*\/invitations\/look$/)
  const by = await call(company)
  const { link, employee } = await invite(by, page, host.url, freshAddress('twice'))
  const again = await by('POST', `/employees/${employee}/invitation`)
  expect(again.body.data.link).not.toBe(link)
  for (const dead of [placeIn(link), '/invitation?invitation=never-was', '/invitation']) {
    await go(dead)
    await expect(
      page.getByRole('heading', { level: 1, name: say('This invitation no longer works') }),
    ).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: say('To the home page') })).toHaveAttribute(
      'href',
      path('/'),
    )
  }
  await go(placeIn(again.body.data.link as string))
  await expect(page.getByRole('main').getByRole('link', { name: say('I have an account') })).toBeVisible()
})
