import { readFile } from 'node:fs/promises'
import { company } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

test('a year of training takes what an employee had elsewhere, is closed with its fingerprint, and goes out as a file @both', async ({
  page,
  go,
  language,
  say,
  signedIn,
  call,
}) => {
  // One that is over, and another one in each language: a year is closed once.
  const year = new Date().getFullYear() - (language === 'ar' ? 1 : 2)
  await signedIn(company)
  const api = await call(company)
  const { data: people } = (await api('GET', '/employees?state=active&limit=1')).body as {
    data: { name: string }[]
  }
  const name = people[0]?.name ?? ''
  await go('/reports?company')
  await page.getByRole('link', { name: say('Yearly disclosure', 'company') }).click()
  await page.getByRole('combobox', { name: say('Year', 'company') }).selectOption(String(year))

  await page.getByRole('button', { name: say('Add training', 'company') }).click()
  const form = page.getByRole('dialog')
  const person = form.getByRole('combobox', { name: say('Who had the training', 'company') })
  await Promise.all([page.waitForResponse(/\/employees\?.*q=/), person.fill(name)])
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await person.press('ArrowDown')
  await person.press('Enter')
  const title = `First aid ${year}`
  await form.getByRole('textbox', { name: say('What it was', 'company') }).fill(title)
  // Day and month are alike, in whatever order they stand.
  await form
    .getByRole('group', { name: say('Completed on', 'company') })
    .getByRole('spinbutton')
    .first()
    .click()
  await page.keyboard.type(`0505${year}`)
  await form.getByRole('textbox', { name: say('Training hours', 'company') }).fill('٧٫٥')
  await form.getByRole('textbox', { name: say('Evidence', 'company') }).fill('Red Crescent 4711')
  await form.getByRole('button', { name: say('Add training', 'company') }).click()
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText(title)

  await page.getByRole('button', { name: say('Close the year', 'company') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Close the year', 'company') })
    .click()
  await expect(page.getByRole('main')).toContainText(
    say('Figures, people and training elsewhere stay as they were disclosed.', 'company'),
  )
  const { hash } = (await api('GET', `/training-disclosure?year=${year}`)).body.data.closed as {
    hash: string
  }
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  await expect(page.getByText(hash)).toBeVisible()

  await page.getByRole('button', { name: say('Export the people', 'company') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /CSV/ }).check()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: say('Export', 'company') }).click(),
  ])
  const line = (await readFile(await file.path(), 'utf8')).split('\r\n').find(each => each.includes(name))
  expect(line).toContain('7.5')
})
