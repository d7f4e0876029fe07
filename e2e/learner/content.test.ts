import { rendered } from '../fixtures/screens.ts'
import { expect, test } from '../fixtures/test.ts'

test('the contact form names its errors at the fields in the reader’s language, keeps what was typed, and then arrives', async ({
  page,
  go,
  say,
  watch,
  t,
}) => {
  watch.allow(/422 POST .*contact-messages/)
  await go('/contact-us')
  const main = page.getByRole('main')
  const field = (name: string) => main.getByRole('textbox', { name: say(name) })
  await field('Your name').fill('ليلى Al-Harbi')
  await field('Your e-mail').fill('not an address')
  await field('Message').fill('قصير')
  await main.getByRole('button', { name: say('Send the message') }).click()
  for (const name of ['Your e-mail', 'Subject', 'Message'])
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true')
  await expect(field('Your name')).not.toHaveAttribute('aria-invalid', 'true')
  const error = await field('Message').evaluate(element =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map(id => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )
  expect(error).toMatch(t('10', '10'))
  await expect(field('Your name')).toHaveValue('ليلى Al-Harbi')
  await expect(field('Message')).toHaveValue('قصير')
  await field('Your e-mail').fill('layla@example.com')
  await field('Subject').fill('سؤال about a course')
  await field('Message').fill('هل تصلح دورة التحليل للمبتدئين؟ Thank you.')
  await main.getByRole('button', { name: say('Send the message') }).click()
  await expect(page.getByRole('heading', { name: say('Your message has arrived') })).toBeVisible()
  await expect(page.getByRole('heading', { name: say('Your message has arrived') })).toBeFocused()
})

test('a message that cannot be sent stays as it was written', async ({ page, context, go, say, watch }) => {
  watch.allow(/contact-messages|ERR_INTERNET_DISCONNECTED/)
  await go('/contact-us')
  const main = page.getByRole('main')
  await rendered(page)
  for (const [name, text] of [
    ['Your name', 'أحمد'],
    ['Your e-mail', 'a@example.com'],
    ['Subject', 'موضوع'],
    ['Message', 'رسالة طويلة بما يكفي'],
  ] as const)
    await main.getByRole('textbox', { name: say(name) }).fill(text)
  await context.setOffline(true)
  await main.getByRole('button', { name: say('Send the message') }).click()
  await expect(main.getByRole('alert').filter({ hasText: say('The message was not sent') })).toBeVisible()
  await expect(main.getByRole('textbox', { name: say('Message') })).toHaveValue('رسالة طويلة بما يكفي')
  await context.setOffline(false)
  await main.getByRole('button', { name: say('Send the message') }).click()
  await expect(page.getByRole('heading', { name: say('Your message has arrived') })).toBeVisible()
})

test('a link to one answer opens that answer', async ({ page, go }) => {
  await go('/faq')
  const items = page.locator('[id^="q-"]')
  await expect(items.nth(3)).toBeVisible()
  const id = (await items.nth(3).getAttribute('id')) ?? ''
  await go(`/faq#${id}`)
  await page.reload()
  const asked = page.locator(`#${id}`)
  await expect(asked).toHaveAttribute('open', '')
  await expect(asked).toBeInViewport()
  await expect(items.nth(0)).not.toHaveAttribute('open', '')
})

test('questions are found by a carelessly written word', async ({ page, go, say }) => {
  await go('/faq')
  await expect(page.locator('[id^="q-"]').first()).toBeVisible()
  const all = await page.locator('[id^="q-"]').count()
  const search = page.getByRole('main').getByRole('searchbox', { name: say('Search the questions') })
  await search.fill((await page.locator('html').getAttribute('lang')) === 'ar' ? 'الشهاده' : 'CERTIFICATE')
  await expect.poll(() => page.locator('[id^="q-"]').count()).toBeLessThan(all)
  expect(await page.locator('[id^="q-"]').count()).toBeGreaterThan(0)
})

test('an instructor is found by name and leads to their courses in the catalogue', async ({
  page,
  go,
  say,
  t,
  ids,
  path,
}) => {
  await go('/Instructor')
  await page
    .getByRole('main')
    .getByRole('searchbox', { name: say('Search instructors') })
    .fill(t('عمر حداد', 'omar haddad'))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('عمر حداد', 'Omar Haddad') })
    .click()
  await expect(page).toHaveURL(url => url.pathname === path(`/Instructor/${ids.instructor}`))
  await expect(page.getByRole('heading', { level: 1, name: t('عمر حداد', 'Omar Haddad') })).toBeVisible()
  await page.getByRole('link', { name: say('See them in the catalogue') }).click()
  await expect(page).toHaveURL(
    url => url.pathname + url.search === path(`/courses?instructor=${ids.instructor}`),
  )
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(cards.first()).toBeVisible()
  for (const card of await cards.all()) await expect(card).toContainText(t('عمر حداد', 'Omar Haddad'))
})

for (const address of ['/about_us', '/privacy-policy', '/terms']) {
  test(`${address} reads whole, with its contents leading to its parts`, async ({ page, go }) => {
    await go(address)
    await rendered(page)
    await expect.poll(async () => (await page.getByRole('main').innerText()).length).toBeGreaterThan(1000)
    const links = page.getByRole('main').locator('nav a[href^="#"]')
    if ((await links.count()) === 0) return
    const target = (await links.last().getAttribute('href')) ?? ''
    await links.last().click()
    await expect(page.locator(target)).toBeInViewport()
  })
}

test('a visitor reads a free preview from the course page without signing in', async ({
  page,
  go,
  ids,
  path,
  say,
}) => {
  await go(`/Course/${ids.course}`)
  await page.getByRole('main').locator(`a[href$="/lesson/${ids.lesson}"]`).click()
  await expect(page).toHaveURL(url => url.pathname === path(`/lesson/${ids.lesson}`))
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: say('Create an account') })).toBeVisible()
})
