import { company } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const screens = {
  learner: [
    '/learn',
    '/lesson/{lesson}',
    '/exam-details/{exam}',
    '/favorites',
    '/profile',
    '/Course/{course}',
    '/shop-history',
  ],
  company: ['/?company', '/Employees', '/Employees/{employee}', '/profile?company', '/shop-history?company'],
} as const

for (const viewer of ['learner', 'company'] as const) {
  test(`every screen of a ${viewer} says that it could not be loaded, and loads at a press once it can`, async ({
    page,
    go,
    ids,
    say,
    signedIn,
    newLearner,
    watch,
  }) => {
    watch.allow(/(?:fetch|xhr): 500 /)
    await signedIn(viewer === 'company' ? company : newLearner())
    let isBroken = true
    // From a document that a test has written, the browser lets no live line out.
    await page.routeWebSocket(/\/app\//, () => {})
    await page.route(/\/(?:client|company)-api\//, route =>
      isBroken
        ? route.fulfill({
            status: 500,
            json: { message: 'refused on purpose', code: 'internal', request_id: 'r1' },
          })
        : route.fallback(),
    )
    // A course comes with its document for everybody; here it is asked for, as after a press on a link.
    await page.route(/\/Course\/\d+$/, async route => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/(id="initial-data"[^>]*>)[^<]*/, '$1[]'),
      })
    })
    for (const path of screens[viewer])
      await test.step(path, async () => {
        isBroken = true
        await go(path.replace(/\{(\w+)\}/, (_, name: keyof typeof ids) => String(ids[name])))
        const again = page.getByRole('main').getByRole('button', { name: say('Try again', viewer) })
        await expect.soft(again.first(), `${path}: a way on`).toBeVisible()
        await expect
          .soft(
            page.getByRole('main').getByText('refused on purpose').first(),
            `${path}: the service's own words`,
          )
          .toBeVisible()
        isBroken = false
        // A page of several parts has a way on for each.
        await expect(async () => {
          if ((await again.count()) > 0) await again.first().click({ timeout: 2000 })
          expect(await again.count(), `${path}: loaded`).toBe(0)
        }).toPass({ timeout: 15_000 })
        await expect.soft(page.getByRole('heading', { level: 1 }), `${path}: its heading`).toBeVisible()
      })
  })
}

test('a search that failed does not go on saying that it is under way', async ({ page, go, say, watch }) => {
  watch.allow(/(?:fetch|xhr): 500 /)
  await go('/courses')
  await page.route(/client-api\/v1\/courses/, route =>
    route.fulfill({
      status: 500,
      json: { message: 'refused on purpose', code: 'internal', request_id: 'r1' },
    }),
  )
  await page.getByRole('main').getByRole('searchbox').fill('abc')
  await expect(page.getByRole('main').getByText('refused on purpose')).toBeVisible()
  await expect(page.getByRole('main').getByText(say('Searching…'))).toHaveCount(0)
})
