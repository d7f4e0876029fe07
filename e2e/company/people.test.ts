import { company } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

test('a company makes a department, moves people into it at once, and sees them counted and recorded @both', async ({
  page,
  go,
  say,
  t,
  language,
  signedIn,
  call,
}, info) => {
  await signedIn(company)
  const name = `Quality ${language} ${info.project.name} ${Date.now() % 100_000}`
  await go('/departments?company')
  await page.getByRole('button', { name: say('New department', 'company') }).click()
  await page.getByRole('textbox', { name: new RegExp(say('Name in English', 'company')) }).fill(name)
  await page.getByRole('button', { name: say('Create the department', 'company') }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()

  await go('/Employees?q=masar.test&state=active')
  const rows = page.getByRole('grid').getByRole('row')
  const boxes = rows.getByRole('checkbox')
  await expect(boxes.nth(1)).toBeAttached()
  // A table has a box for all of its rows first; cards have it above them.
  const first = (await page.getByRole('columnheader').count()) > 0 ? 1 : 0
  for (const at of [first, first + 1]) {
    // On the row, as with the keyboard: focus that enters the list from outside moves from a checkbox to its row.
    await rows.nth(at).press(' ')
    await expect(boxes.nth(at)).toBeChecked()
  }
  await page.getByRole('button', { name: say('Act on them', 'company') }).click()
  await page.getByRole('menuitem', { name: say('Move to a department', 'company') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill(name)
  await expect(page.getByRole('listbox').getByRole('option', { name })).toBeVisible()
  await dialog.getByRole('combobox').press('ArrowDown')
  await dialog.getByRole('combobox').press('Enter')
  await dialog.getByRole('button', { name: say('Move to a department', 'company') }).click()
  await expect(dialog.getByText(t('نُقل شخصان.', '2 people were moved.'))).toBeVisible()
  await dialog
    .getByRole('button', { name: say('Close', 'company') })
    .last()
    .click()
  await expect(dialog).toHaveCount(0)

  const api = await call(company)
  const { data: departments } = (await api('GET', '/departments')).body as {
    data: { id: number; name: string; branch_count: number }[]
  }
  const made = departments.find(each => each.name === name)
  expect(made?.branch_count).toBe(2)

  await go(`/Employees?department=${made?.id}`)
  await page.getByRole('grid').getByRole('link').first().click()
  await expect(page.getByText(say('Details changed', 'company')).first()).toBeVisible()

  await go('/departments?company')
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('row', { name }).getByRole('button').last().click()
  await page.getByRole('menuitem', { name: say('Delete', 'company') }).click()
  const remove = page.getByRole('alertdialog')
  await remove.getByRole('combobox').press('ArrowDown')
  await remove.getByRole('combobox').press('Enter')
  await remove.getByRole('button', { name: say('Delete the department', 'company') }).click()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})
