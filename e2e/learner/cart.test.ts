import { fillSignIn } from '../fixtures/screens.ts'
import { expect, test } from '../fixtures/test.ts'

test('a visitor chooses two courses, signs in, and finds them in the cart: coupon, undo, another device @both', async ({
  page,
  go,
  say,
  sayLike,
  language,
  path,
  newLearner,
  call,
  watch,
}) => {
  const email = newLearner()
  const api = await call(email)
  const { data } = (await api('GET', '/courses?price=paid&sort=price_low&limit=2')).body as {
    data: { id: number; title: string }[]
  }
  const [first, second] = data
  if (!first || !second) throw new Error('The demo has too few priced courses.')
  const main = page.getByRole('main')
  const titleOf = (course: { title: string }) => main.getByRole('link', { name: course.title })
  const cart = (items: number) => say('Cart, items: {cart}').replace('{cart}', String(items))

  for (const { id } of [first, second]) {
    await go(`/Course/${id}`)
    await main
      .getByRole('button', { name: say('Add to cart') })
      .filter({ visible: true })
      .click()
    await expect(
      main.getByRole('link', { name: say('Go to the cart') }).filter({ visible: true }),
    ).toBeFocused()
  }

  await page.getByRole('button', { name: cart(2) }).click()
  const sheet = page.getByRole('dialog', { name: say('Cart') })
  await expect(sheet.getByRole('link', { name: first.title })).toBeVisible()
  await expect(sheet.getByRole('link', { name: second.title })).toBeVisible()
  await sheet.getByRole('link', { name: say('Sign in to buy') }).click()
  await fillSignIn(page, language, email)
  await expect(page).toHaveURL(url => url.pathname === path('/cart'))
  await expect(titleOf(first)).toBeVisible()
  await expect(titleOf(second)).toBeVisible()
  await expect(page.getByRole('link', { name: cart(2) })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('masar-cart'))).toBe('{"version":1,"courses":[]}')
  const inCart = async () => ((await api('GET', '/carts')).body as { item_count: number }).item_count
  expect(await inCart()).toBe(2)

  watch.allow(/409 PUT .*\/carts\/coupon$/)
  const coupon = main.getByRole('textbox', { name: sayLike('Coupon') })
  await coupon.fill('no-such-coupon')
  await coupon.press('Enter')
  await expect(coupon).toHaveAttribute('aria-invalid', 'true')
  await expect(coupon).toHaveValue('no-such-coupon')

  await main
    .getByRole('button', { name: sayLike('Remove from the cart: {title}') })
    .first()
    .click()
  await expect(main.getByRole('listitem')).toHaveCount(1)
  await expect.poll(inCart).toBe(1)
  await page.getByRole('button', { name: say('Undo') }).press('Enter')
  await expect(main.getByRole('listitem')).toHaveCount(2)
  await expect.poll(inCart).toBe(2)

  // The same person, elsewhere.
  await api('DELETE', `/carts/items/${second.id}`)
  await expect(page.getByRole('link', { name: cart(1) })).toBeVisible()
  await expect(titleOf(second)).toBeHidden()
  await expect(titleOf(first)).toBeVisible()
})
