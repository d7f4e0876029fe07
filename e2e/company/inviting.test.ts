import { readFile } from 'node:fs/promises'
import { company } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

test('a company uploads a list with faults, mends it, invites its people, and exports them @both', async ({
  page,
  go,
  say,
  t,
  language,
  signedIn,
}, info) => {
  await signedIn(company)
  const key = `${language}${info.project.name.replaceAll(/\W/g, '')}${Date.now() % 1_000_000}`
  const heads = t('الاسم;البريد الإلكتروني;الرقم الوظيفي', 'Name;E-mail;Employee number')
  const upload = async (...rows: string[]) => {
    const buffer = Buffer.from(['\ufeff' + heads, ...rows].join('\r\n'))
    await page.locator('input[type=file]').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer })
  }
  await go('/Employees')
  await page.getByRole('link', { name: say('Invite people', 'company') }).click()
  await page.getByRole('tab', { name: say('File', 'company') }).click()
  await upload(`سارة;sara.${key}@example.com;${key}`, `علي;ali.${key};`)
  const invalidRows = page.getByRole('table', { name: say('Rows with errors', 'company') })
  await expect(invalidRows).toContainText(`ali.${key}`)
  await expect(invalidRows).toContainText('name@example.com')

  await page.getByRole('button', { name: say('Choose another list', 'company') }).click()
  await upload(`سارة;sara.${key}@example.com;${key}`, `علي;ali.${key}@example.com;`)
  await page.getByRole('button', { name: t('دعوة شخصين', 'Invite 2 people') }).click()
  await expect(page.getByText(t('دعونا شخصين.', '2 people were invited.'))).toBeVisible()

  await go(`/Employees?q=${key}`)
  await expect(page.getByRole('grid').getByRole('link')).toHaveCount(2)
  await page.getByRole('button', { name: say('Export', 'company'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /CSV/ }).check()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: say('Export', 'company') }).click(),
  ])
  expect(download.suggestedFilename()).toContain(t('الموظفون', 'Employees'))
  const file = await readFile(await download.path(), 'utf8')
  expect(file.startsWith('\ufeff')).toBe(true)
  expect(file.trimEnd().split('\r\n')).toHaveLength(3)
  expect(file).toContain(`سارة,sara.${key}@example.com,${key}`)
})
