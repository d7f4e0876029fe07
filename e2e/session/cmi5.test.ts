import { cmi5Learner, importCmi5Course } from '../fixtures/cmi5-course.ts'
import { copyOfData } from '../fixtures/data.ts'
import { freePort, Host } from '../fixtures/host.ts'
import { headers, putCookies, tokenOf } from '../fixtures/people.ts'
import { expect, live, test } from '../fixtures/test.ts'
import { say } from '../fixtures/words.ts'

test('cmi5 content runs in its frame, goes on after a reload, completes its lesson, and is left and opened again', async ({
  page,
  context,
  request,
  watch,
}) => {
  test.setTimeout(120_000)
  // Content asks for its place before it has kept one.
  watch.allow(/xhr: 404 GET .*stateId=page/)
  const data = await copyOfData()
  await importCmi5Course(data.folder)
  const host = await Host.run({
    dataDir: data.folder,
    settings: { PACKAGES_PORT: String(await freePort()) },
  })
  const who = await tokenOf(request, host.url, cmi5Learner)
  const read = async <T>(path: string) =>
    (
      (await (
        await request.get(`${host.url}/client-api/v1${path}`, { headers: headers('ar', who.token) })
      ).json()) as { data: T }
    ).data
  const { my_courses: mine } = await read<{ my_courses: { next_lesson: { id: number } }[] }>('/my-courses')
  const id = mine[0]?.next_lesson.id ?? 0
  await putCookies(context, host.url, who)
  await page.goto(`${host.url}/lesson/${id}`)
  const content = page.locator('section iframe').contentFrame().locator('#content').contentFrame()
  const place = content.locator('#page')

  await expect(place).toHaveText('page 1')
  await content.locator('#next').click()
  await expect(place).toHaveText('page 2')
  await page.reload()
  await live(page)
  await expect(place).toHaveText('page 2')

  await content.locator('#pass').click()
  await expect
    .poll(() => read(`/lessons/${id}`))
    .toMatchObject({
      is_completed: true,
      package: { standard: 'cmi5', parts: [{ state: 'done', score: 90 }] },
    })
  const standing = page.getByRole('status').filter({ hasText: say('ar', 'Done') })
  await expect(standing.filter({ hasText: '90' })).toBeVisible()

  await content.locator('#finish').click()
  await expect(
    page.getByText(say('ar', 'You have left this content. What you reached in it is kept.')),
  ).toBeVisible()
  await page.getByRole('button', { name: say('ar', 'Open it again') }).click()
  await expect(place).toHaveText('page 2')

  await page.goto('about:blank')
  await host.end()
  await data.remove()
})
