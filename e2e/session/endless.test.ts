import { execFileSync } from 'node:child_process'
import { titles } from '../fixtures/catalogue-page.ts'
import { copyOfData } from '../fixtures/data.ts'
import { Host, node, root } from '../fixtures/host.ts'
import { rendered } from '../fixtures/screens.ts'
import { expect, test } from '../fixtures/test.ts'

test('a long list goes on as one scrolls, without a course twice, and back from a course or after a reload it is as long as it was', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const data = await copyOfData()
  execFileSync(node, ['apps/api/src/cli/main.ts', 'generate', '--courses', '120', '--quiet'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: data.folder, DATABASE_URL: '' },
    stdio: 'pipe',
  })
  const host = await Host.run({ dataDir: data.folder })
  await page.goto(`${host.url}/courses`)
  await expect(titles(page).first()).toBeVisible()
  const first = await titles(page).count()
  for (let step = 0; step < 2; step += 1) {
    const before = await titles(page).count()
    await titles(page).last().scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 4_000)
    await expect.poll(() => titles(page).count()).toBeGreaterThan(before)
  }
  const links = await titles(page)
    .locator('a')
    .evaluateAll(anchors => anchors.map(anchor => anchor.getAttribute('href')))
  expect(new Set(links).size).toBe(links.length)
  expect(links.length).toBeGreaterThan(first * 2)
  const place = titles(page).nth(first + 5)
  const name = await place.innerText()
  await place.scrollIntoViewIfNeeded()
  await place.getByRole('link').click()
  await expect(page).toHaveURL(/\/Course\/\d+$/)
  await rendered(page)
  await page.goBack()
  await expect(titles(page).nth(first + 5)).toHaveText(name)
  await expect(titles(page).nth(first + 5)).toBeInViewport()
  const [top, length] = [await page.evaluate(() => Math.round(scrollY)), await titles(page).count()]
  await page.reload()
  await expect.poll(() => titles(page).count()).toBe(length)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top)
  await expect(titles(page).nth(first + 5)).toHaveText(name)
  await page.goto('about:blank')
  await host.end()
  await data.remove()
})
