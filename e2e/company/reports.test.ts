import { readFile } from 'node:fs/promises'
import { company } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

test('a report is narrowed and counted by department, a number opens its assignments, and a file has the same', async ({
  page,
  go,
  say,
  signedIn,
}) => {
  await signedIn(company)
  await go('/reports?company&from=2025-01-01')
  await page.getByRole('combobox', { name: say('Rows', 'company'), exact: true }).selectOption('department')
  await expect(page).toHaveURL(
    url => url.searchParams.get('by') === 'department' && url.searchParams.get('from') === '2025-01-01',
  )
  const table = page.getByRole('table', { name: say('The figures of the report', 'company') })
  const row = table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader').getByRole('link') })
    .first()
  const name = (await row.getByRole('rowheader').innerText()).trim()
  const number = row.getByRole('cell').first().getByRole('link')
  const assigned = Number(await number.innerText())
  expect(assigned).toBeGreaterThan(0)
  await number.click()
  await expect(page).toHaveURL(
    url => url.pathname.endsWith('/learn') && url.searchParams.get('from') === '2025-01-01',
  )
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(new RegExp(`^${assigned}\\D`))

  await page.goBack()
  await page.getByRole('button', { name: say('Export', 'company') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /CSV/ }).check()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: say('Export', 'company') }).click(),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines.find(line => line.startsWith(name))).toMatch(new RegExp(`^${name},${assigned},`))

  await page.getByRole('button', { name: say('Saved views', 'company') }).click()
  await dialog.getByRole('textbox', { name: say('Name', 'company') }).fill('2025')
  await dialog.getByRole('button', { name: say('Save the view', 'company') }).click()
  await expect(dialog.getByRole('link', { name: '2025', exact: true })).toHaveAttribute(
    'href',
    /by=department&from=2025-01-01/,
  )
  const byMail = dialog.getByRole('listitem').filter({ hasText: '2025' }).getByRole('combobox')
  await byMail.selectOption('weekly')
  await page.reload()
  await page.getByRole('button', { name: say('Saved views', 'company') }).click()
  await expect(byMail).toHaveValue('weekly')
  await page.keyboard.press('Escape')

  await page
    .getByRole('navigation', { name: say('Reports', 'company') })
    .getByRole('link', { name: say('Spending', 'company') })
    .click()
  await expect(page).toHaveURL(url => url.searchParams.get('report') === 'spending')
  await expect(page.getByRole('table', { name: say('The figures of the report', 'company') })).toBeVisible()
})
