import { copyOfData } from '../fixtures/data.ts'
import { answerRightly, keysOf, next, startExam } from '../fixtures/exam.ts'
import { Host } from '../fixtures/host.ts'
import { headers, putCookies, tokenOf } from '../fixtures/people.ts'
import { expect, test, type Call } from '../fixtures/test.ts'
import { say } from '../fixtures/words.ts'

const keys = keysOf('data-analysis-with-spreadsheets')

test('a host that is killed during an exam has every acknowledged answer after its restart, and the same deadline', async ({
  page,
  context,
  request,
  ids,
  watch,
}) => {
  test.setTimeout(120_000)
  watch.allow(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED/)
  // A host that has only just begun may shed load; the page tries all of these again.
  watch.allow(
    /503 (?:POST .*\/broadcasting\/(?:user-)?auth|PUT .*\/answers\/\d+|GET .*\/latest-build\.json)$/,
  )
  const data = await copyOfData()
  let host = await Host.run({ dataDir: data.folder })
  const email = 'test-60@demo.masar.test'
  const signedIn = await tokenOf(request, host.url, email)
  await putCookies(context, host.url, signedIn)
  const call: Call = async (method, path, body) => {
    const answer = await request.fetch(`${host.url}/client-api/v1${path}`, {
      method,
      headers: headers('ar', signedIn.token),
      ...(body !== undefined && { data: body }),
    })
    return { status: answer.status(), body: (await answer.json()) as unknown }
  }
  const acknowledged = new Map<number, number>()
  // By what was sent: an answer's body may be gone with the host before it is read.
  page.on('response', response => {
    const request = response.request()
    const [, question] = /\/answers\/(\d+)$/.exec(new URL(request.url()).pathname) ?? []
    if (request.method() !== 'PUT' || !response.ok() || question === undefined) return
    const { revision } = request.postDataJSON() as { revision: number }
    acknowledged.set(Number(question), revision)
  })
  await startExam(page, 'ar', `${host.url}/exam-details/${ids.exam}`, call, ids.course)
  for (let step = 0; step < 6; step += 1) {
    await answerRightly(page, 'ar', keys)
    await next(page, 'ar')
  }
  // The sixth answer may or may not have arrived; every acknowledged one has to be stored.
  await expect.poll(() => acknowledged.size).toBeGreaterThanOrEqual(5)
  const {
    body: {
      data: { open_attempt_id: attempt },
    },
  } = await call('GET', `/exams/${ids.exam}`)
  const deadline = (await call('GET', `/attempts/${attempt}`)).body.data.deadline_at
  const saved = new Map(acknowledged)
  await host.end('SIGKILL')

  await answerRightly(page, 'ar', keys)
  await expect(page.getByRole('status').filter({ hasText: 'في انتظار الاتصال' })).toBeVisible({
    timeout: 15_000,
  })
  host = await Host.run({ dataDir: data.folder, port: host.start.port })
  const after = (await call('GET', `/attempts/${attempt}`)).body.data
  expect(after.deadline_at).toBe(deadline)
  const stored = new Map(
    (after.questions as { id: number; revision: number }[]).map(({ id, revision }) => [id, revision]),
  )
  for (const [question, revision] of saved)
    expect(stored.get(question) ?? 0, `question ${question}`).toBeGreaterThanOrEqual(revision)
  // The open page sends its stored answers automatically.
  await expect(page.getByRole('status').filter({ hasText: say('ar', 'All saved') })).toBeVisible({
    timeout: 45_000,
  })
  const shown = await page.locator('[data-answered]').count()
  expect(shown).toBe(7)
  const answered = (
    (await call('GET', `/attempts/${attempt}`)).body.data.questions as { answer: unknown }[]
  ).filter(({ answer }) => answer !== null)
  expect(answered).toHaveLength(7)
  await page.goto('about:blank')
  await host.end()
  await data.remove()
})
