import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures/test.ts'

const teacher = 'mariam@demo.masar.test'

test('an instructor brings in questions from a file with a faulty line, sees them with their key, and takes all out again', async ({
  page,
  go,
  say,
  t,
  signedIn,
  call,
}) => {
  const { body } = await (await call(teacher))('GET', '/teaching/courses')
  const [course] = (body as { data: { exams: { id: number }[] }[] }).data.filter(
    ({ exams }) => exams.length > 0,
  )
  const exam = course?.exams[0]?.id
  await signedIn(teacher)
  await go(`/teach/exams/${exam}/questions/import`)
  const [asked, broken] = [t('هل للزرافات لغة؟', 'Do giraffes have a language?'), t('أيّهما؟', 'Which?')]

  await test.step('the preview says what comes in and what is left out, and stores nothing', async () => {
    await page.locator('input[type=file]').setInputFiles({
      name: 'giraffes.gift',
      mimeType: 'text/plain',
      buffer: Buffer.from(`// [id:giraffes]\n${asked} {T}\n\n${broken} {=a ~b\n`),
    })
    const refused = page.getByRole('table', { name: say('What is left out, and why') })
    // A thread of its own reads the file; the first one has to be started.
    await expect(refused.getByRole('rowheader')).toHaveCount(1, { timeout: 30_000 })
    await expect(refused).toContainText('4')
    await expect(page.getByText(asked)).toBeVisible()
    await expect(page.getByText(broken)).toBeHidden()
  })

  await test.step('it is stored in one act, and found among the others', async () => {
    await page.getByRole('button', { name: t('استيراد سؤال واحد', 'Bring in 1 question') }).click()
    await page.getByRole('link', { name: asked }).click()
    const question = page.getByRole('listitem').filter({ hasText: asked })
    await expect(question).toBeInViewport()
    await expect(question).toContainText(say('Right answer'))
    await page.getByRole('searchbox', { name: say('Search the questions') }).fill(t('زرافات لغه', 'GIRAFFES'))
    await expect(page.getByText(t('سؤال واحد', '1 question'), { exact: true })).toBeVisible()
    await expect(question).toBeVisible()
  })

  await test.step('the key hides by the keyboard', async () => {
    const key = page.getByRole('switch', { name: say('Show the key') })
    await expect(key).toBeChecked()
    await key.focus()
    await page.keyboard.press('KeyK')
    await expect(key).not.toBeChecked()
    await expect(page.getByRole('radio')).toHaveCount(2)
  })

  await test.step('all questions go out as a file', async () => {
    await page.getByRole('button', { name: say('Save as a file') }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: say('GIFT, as text') }).click()
    const file = await readFile(await (await saved).path(), 'utf8')
    expect(file).toContain('[id:giraffes]')
    expect(file).toContain(asked)
  })

  const written = t('هل تنام الزرافات واقفة؟', 'Do giraffes sleep standing?')
  await test.step('one is written by hand, and seen as learners will see it', async () => {
    await go(`/teach/exams/${exam}/questions/new`)
    await page.getByRole('combobox', { name: say('Kind of question') }).selectOption('true_false')
    await page.locator('textarea').first().fill(written)
    const preview = page.getByRole('listitem').filter({ hasText: written })
    await expect(preview.getByRole('radio')).toHaveCount(2)
    await page.getByRole('button', { name: say('Save the question') }).click()
    await expect(page.getByText(say('Choose what is right.'))).toBeVisible()
    await page
      .getByRole('radiogroup', { name: say('Right answer') })
      .getByText(say('True'), { exact: true })
      .click()
    // A reload loses nothing.
    await page.reload()
    await page.getByRole('button', { name: say('Save the question') }).click()
    await expect(page.getByRole('listitem').filter({ hasText: written })).toBeInViewport()
  })

  await test.step('it is moved to the beginning of the exam, and retired', async () => {
    await go(`/teach/exams/${exam}/structure`)
    await page.getByRole('checkbox', { name: written }).check()
    await page.getByRole('button', { name: say('Move to the beginning') }).click()
    await page.getByRole('button', { name: say('Save the exam') }).click()
    await expect(page.getByText(say('The exam is saved.')).first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('checkbox').first()).toHaveAccessibleName(
      new RegExp(written.replace('?', '\\?')),
    )
    await go(`/teach/exams/${exam}/questions`)
    await page.getByRole('button', { name: t('استبعاد السؤال 1', 'Retire question 1'), exact: true }).click()
    await expect(page.getByText(t('سؤال مستبعد واحد', '1 retired question'), { exact: true })).toBeVisible()
  })
})
