import { expect, test } from '../fixtures/test.ts'

test('a visitor reads that there is no realtime connection for visitors', async ({ page, go, say }) => {
  await go('/test2')
  await expect(page.getByRole('region', { name: say('Live connection') }).getByRole('status')).toHaveText(
    say('disconnected'),
  )
  await expect(page.getByText(say('Visitors have no live connection.'))).toBeVisible()
})

test('the probe: the connection, the own channel, another person’s, catching up and push', async ({
  page,
  go,
  say,
  ids,
  signedIn,
  newLearner,
  call,
  watch,
}) => {
  // Another person's channel is asked for on purpose.
  watch.allow(/403 POST .*\/broadcasting\/auth/)
  const email = newLearner()
  const { user } = await signedIn(email)
  await go('/test2')
  const part = (source: string) => page.getByRole('region', { name: say(source) })
  const connection = part('Live connection')

  await test.step('it connects, and reconnects with another socket', async () => {
    await expect(connection.getByRole('status')).toHaveText(say('connected'))
    const socket = connection.locator('dd').first()
    const before = await socket.innerText()
    expect(before).toMatch(/^\d+\.\d+$/)
    await connection.getByRole('button', { name: say('Open it anew') }).click()
    await expect(connection.getByRole('status')).toHaveText(say('connected'))
    await expect(socket).toHaveText(/^\d+\.\d+$/)
    await expect(socket).not.toHaveText(before)
  })

  await test.step('one’s own channel speaks, another’s stays closed', async () => {
    const channels = part('Channels')
    await channels.getByRole('button', { name: say('Listen to my channel') }).click()
    await expect(channels.getByRole('log')).toHaveText(say('Listening; nothing yet.'))
    await (
      await call(email)
    )('POST', `/courses/${ids.course}/enrolments`)
    await expect(channels.getByRole('log')).toContainText('NotificationCreated')
    await expect(channels.getByRole('log')).toContainText('"kind":"enrolled"')
    await channels.getByRole('button', { name: say('Knock at another person’s') }).click()
    await expect(channels.getByRole('status')).toContainText(`private-user.${user.id + 1} (403)`)
  })

  await test.step('catching up gives the numbers', async () => {
    const catchUp = part('Catching up')
    await catchUp.getByRole('button', { name: say('Fetch as after an absence') }).click()
    await expect(catchUp.locator('dd[role=status]')).toHaveText('1')
  })

  await test.step('push says that it is off here', async () => {
    await expect(
      part('Push notifications').getByText(
        say(
          'This site sends no notifications to devices. You read your notifications here, and by e-mail if you choose so.',
        ),
      ),
    ).toBeVisible()
  })
})
