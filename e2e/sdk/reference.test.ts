import { expect, test } from '../fixtures/test.ts'

// A large document is read and laid out by the page itself.
test.describe.configure({ timeout: 120_000 })

for (const { api, title, call, shows } of [
  { api: 'client-api', title: 'Masar client API', call: 'listCourses', shows: 'تحليل البيانات بالجداول' },
  { api: 'company-api', title: 'Masar company API', call: 'listEmployees', shows: 'سارة العتيبي' },
] as const)
  test(`the pages of ${api} list every group of calls, under a strict policy, and a link leads to one call`, async ({
    page,
    request,
    watch: _watch,
  }) => {
    const address = `/${api}/v1/docs`
    const document = (await (await request.get(`${address}/json`)).json()) as {
      tags: unknown[]
      paths: Record<string, Record<string, { operationId: string; tags: string[] }>>
    }
    const refused: string[] = []
    page.on('console', message => message.type() === 'error' && refused.push(message.text()))
    const [found] = Object.values(document.paths)
      .flatMap(methods => Object.values(methods))
      .filter(({ operationId }) => operationId === call)
    await page.goto(`${address}#/${found?.tags[0]}/${call}`)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 30_000 })
    await expect(page.locator('.opblock-tag')).toHaveCount(document.tags.length)
    await expect(page.locator('.opblock.is-open')).toHaveCount(1, { timeout: 30_000 })
    // What the call answers, and how it fails, each with an example of its own.
    const answer = (status: string) => page.locator(`.opblock.is-open .response[data-code="${status}"]`)
    await expect(answer('200').locator('code.language-json')).toContainText(shows, { timeout: 30_000 })
    await expect(answer('400').locator('code.language-json')).toContainText('"code": "malformed"')
    expect(refused).toEqual([])
  })

test('a call is tried from its page with a key', async ({ page, watch: _watch }) => {
  await page.goto('/client-api/v1/docs#/catalogue/listCategories')
  // Reading the whole document takes its time on a busy machine.
  await page.getByRole('button', { name: 'Authorize' }).click({ timeout: 30_000 })
  const keys = page.locator('.auth-container', { hasText: 'Api-Key' })
  await keys.getByRole('textbox').fill('masar-web')
  await keys.getByRole('button', { name: 'Apply credentials' }).click()
  await page.getByRole('button', { name: 'Close' }).last().click()
  const call = page.locator('.opblock.is-open')
  await call.getByRole('button', { name: 'Try it out' }).click()
  await call.getByRole('button', { name: 'Execute' }).click()
  await expect(call.locator('.live-responses-table tbody .response-col_status')).toContainText('200')
})
