import { readFile } from 'node:fs/promises'
import { company } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

test('a company requires a course, excuses a person, looks at an earlier day, and takes the evidence', async ({
  page,
  go,
  t,
  say,
  signedIn,
  call,
}) => {
  await signedIn(company)
  const api = await call(company)
  const { data: groups } = (
    await api('POST', '/groups', { names: { en: `Drivers ${Date.now() % 100_000}` } })
  ).body as { data: { id: number } }
  const { data: people } = (await api('GET', '/employees?state=active&limit=2')).body as {
    data: { id: number; name: string }[]
  }
  await api('POST', `/groups/${groups.id}/members`, { employee_ids: people.map(each => each.id) })

  await go('/requirements?company')
  await page.getByRole('button', { name: say('New requirement', 'company') }).click()
  const form = page.getByRole('dialog')
  const course = form.getByRole('combobox', { name: say('Course', 'company') })
  // What is found comes after what was there: the list is chosen from once it has come.
  await Promise.all([page.waitForResponse(/\/courses\?.*q=/), course.fill(t('ضريبة', 'VAT'))])
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await course.press('ArrowDown')
  await course.press('Enter')
  await form.getByRole('radio', { name: say('A group', 'company') }).check()
  await form.getByRole('combobox', { name: say('Group', 'company') }).selectOption(String(groups.id))
  await form.getByRole('textbox', { name: say('Days after joining', 'company') }).fill('٠')
  await form.getByRole('button', { name: say('Create the requirement', 'company') }).click()
  await expect(form).toHaveCount(0)

  await go(`/requirements?company&group=${groups.id}`)
  const someone = people[0]?.name ?? ''
  await page.getByRole('button', { name: someone }).last().click()
  const record = page.getByRole('dialog')
  await record.getByRole('button', { name: say('Excuse from it', 'company') }).click()
  await record.getByRole('textbox', { name: say('Reason', 'company') }).fill('Licence 4711')
  await record.getByRole('button', { name: say('Give the waiver', 'company') }).click()
  await expect(record).toContainText('Licence 4711')
  await record
    .getByRole('button', { name: say('Close', 'company') })
    .last()
    .click()
  await expect(page.getByRole('button', { name: someone }).last()).toContainText(say('Waived', 'company'))

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('Evidence as CSV', 'company') }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toContain('Licence 4711')

  // On an earlier day it was not required.
  await go(`/requirements?company&group=${groups.id}&as_of=2026-05-01`)
  await expect(page.getByRole('button', { name: say('Back to today', 'company') })).toBeVisible()
  await expect(page.getByRole('button', { name: say('New requirement', 'company') })).toBeVisible()
  await expect(page.getByText('Licence 4711')).toHaveCount(0)
})
