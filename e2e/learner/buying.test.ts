import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const declined = '4000000000000002'
const approved = '4242424242424242'

/** Pays on the test provider's own page, which is outside the apps. */
async function payBy(page: Page, card: string): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\/payments\//)
  await page.locator(`input[name="card"][value="${card}"]`).check()
  await page.locator('button[name="step"][value="pay"]').click()
}

test('a course is bought: a card is declined, another try is approved, and the order is in the history @both', async ({
  page,
  go,
  t,
  say,
  sayLike,
  path,
  signedIn,
  newLearner,
  call,
  watch,
}) => {
  test.setTimeout(120_000)
  // The checkout is asked for while another order waits, on purpose.
  watch.allow(/^fetch: 409 POST .*\/checkouts$/)
  const email = newLearner()
  await signedIn(email)
  const api = await call(email)
  const { data: courses } = (await api('GET', '/courses?price=paid&limit=1')).body as {
    data: { id: number; title: string }[]
  }
  const course = courses[0]!
  expect((await api('POST', '/carts/items', { course_id: course.id })).status).toBe(200)
  const startLearning = page.getByRole('link', { name: sayLike('Start learning: {title}') })

  await test.step('the checkout says who, how and what', async () => {
    await go('/cart-details')
    await expect(page.getByRole('heading', { level: 1, name: say('Checkout') })).toBeVisible()
    await expect(page.getByRole('textbox', { name: say('Name on the invoice') })).not.toHaveValue('')
    await expect(page.getByRole('main').getByText(course.title)).toBeVisible()
  })

  await test.step('a declined card says why and how often one may try again', async () => {
    await page.getByRole('button', { name: sayLike('Pay {sum}') }).click()
    await payBy(page, declined)
    await expect(page).toHaveURL(
      url => url.pathname === path('/cart-details') && url.searchParams.has('order'),
    )
    await expect(
      page.getByText(say('The bank declined the card. Check its details, or pay with another card.')),
    ).toBeVisible()
    await expect(page.getByText(t('بقيت 4 محاولات.', 'You have 4 attempts left.'))).toBeVisible()
  })

  const order = new URL(page.url()).searchParams.get('order')
  await test.step('a reload and another checkout lead to the same order', async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: sayLike('Try again: pay {sum}') })).toBeVisible()
    await go('/cart-details')
    await page.getByRole('link', { name: say('Continue that order') }).click()
    await expect(page).toHaveURL(url => url.searchParams.get('order') === order)
  })

  await test.step('another try is approved, and the course is there', async () => {
    await page.getByRole('button', { name: sayLike('Try again: pay {sum}') }).click()
    await payBy(page, approved)
    await expect(page).toHaveURL(url => url.searchParams.get('order') === order)
    await expect(page.getByRole('heading', { name: say('The courses are yours') })).toBeVisible()
    await expect(startLearning).toHaveAttribute('href', path(`/Course/${course.id}`))
    expect((await api('GET', '/carts')).body.item_count).toBe(0)
  })

  await test.step('the history has it, with its invoice', async () => {
    await page.getByRole('link', { name: say('All your orders') }).click()
    await expect(page).toHaveURL(url => url.pathname === path('/shop-history'))
    await expect(page.getByRole('main').getByText(say('Paid'), { exact: true })).toBeVisible()
    await expect(
      page.getByRole('list', { name: sayLike('Documents of order {number}') }).getByRole('link'),
    ).toHaveAttribute('href', new RegExp(`${path('/Bill/')}`))
  })

  await test.step('the invoice is printed on white, whatever the theme of the screen', async () => {
    const documents = page.getByRole('list', { name: sayLike('Documents of order {number}') })
    await documents.getByRole('link').click()
    await expect(page.getByRole('article')).toBeVisible()
    const colours = () =>
      page.evaluate(() => {
        const of = (element: Element) => getComputedStyle(element)
        return [of(document.body).backgroundColor, of(document.querySelector('article h1')!).color]
      })
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
    expect(await colours()).not.toContain('rgb(255, 255, 255)')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await colours()).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
    await page.goBack()
  })

  await test.step('a refund is requested, and its state shows', async () => {
    await page.getByRole('button', { name: say('Request a refund') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Send the request') })
      .click()
    await expect(page.getByText(say('Refund requested'), { exact: true })).toBeVisible()
  })
})
