import { company } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

test('seats are ordered by transfer to a new billing address, which is kept; the pro-forma names it and the purchase order @both', async ({
  page,
  go,
  say,
  sayLike,
  language,
  signedIn,
  call,
  watch,
}) => {
  // Once the order is placed the cart is empty, and its checkout is refused.
  watch.allow(/409 POST .*\/checkouts$/)
  await signedIn(company)
  const api = await call(company)
  const { data: courses } = (
    await (
      await call('student@demo.masar.test')
    )('GET', '/courses?price=paid&sort=price_low&limit=20')
  ).body as { data: { id: number }[] }
  // The demo's company has orders in every state: what one of them waits for cannot be ordered again.
  const { data: orders } = (await api('GET', '/orders')).body as {
    data: { lines: { course_id: number }[] }[]
  }
  const ordered = new Set(orders.flatMap(({ lines }) => lines.map(line => line.course_id)))
  const free = courses.find(({ id }) => !ordered.has(id))
  // What it waits for stays in the cart until it is paid.
  const { data: cart } = (await api('GET', '/carts')).body as {
    data: { lines: { course: { id: number } }[] }
  }
  for (const { course } of cart.lines) await api('DELETE', `/carts/items/${course.id}`)
  await api('POST', '/carts/items', { course_id: free!.id, seats: 2 })
  const label = `Yanbu ${language}`

  await go('/cart-details?company')
  const another = page.getByRole('radio', { name: say('Another address') })
  await expect(page.getByRole('textbox', { name: sayLike('Purchase order number') })).toBeVisible()
  if ((await another.count()) > 0) await another.check()
  await page.getByRole('textbox', { name: sayLike('City') }).fill('ينبع')
  await page.getByRole('checkbox', { name: say('Keep this address for later orders') }).check()
  await page.getByRole('textbox', { name: sayLike('Name of the address') }).fill(label)
  await page.getByRole('textbox', { name: sayLike('Purchase order number') }).fill('PO-2026/118')
  await page.reload()
  await expect(page.getByRole('textbox', { name: sayLike('Name of the address') })).toHaveValue(label)
  await page.getByRole('radio', { name: sayLike('By bank transfer') }).check()
  await page.getByRole('button', { name: sayLike('Order for {sum}') }).click()

  await expect(page.getByRole('heading', { name: say('We are waiting for the transfer') })).toBeVisible()
  await expect(page.getByText('PO-2026/118')).toBeVisible()
  const order = new URL(page.url()).searchParams.get('order')
  await page.getByRole('link', { name: say('Open the pro-forma invoice') }).click()
  await expect(page.getByRole('article').getByText('PO-2026/118')).toBeVisible()
  await expect(page.getByRole('article').getByText('ينبع')).toBeVisible()

  await api('POST', `/orders/${order}/cancel`)
  await go('/cart-details?company')
  await page.getByRole('radio', { name: new RegExp(label) }).check()
  await page.getByRole('button', { name: sayLike('Remove “<0>{label}</0>”') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Remove the address') })
    .click()
  await expect(page.getByRole('radio', { name: new RegExp(label) })).toHaveCount(0)
  await api('DELETE', `/carts/items/${free!.id}`)
})
