import { company, putCookies, student, tokenOf } from '../fixtures/people.ts'
import { rendered, placeOf } from '../fixtures/screens.ts'
import { cookiesOf } from '../fixtures/state.ts'
import { expect, test } from '../fixtures/test.ts'

const refused = /^(?:fetch|xhr): 401 /

test('a session that has ended is cleared, and the person is at the root of their language', async ({
  page,
  context,
  host,
  signedIn,
  watch,
}) => {
  watch.allow(refused)
  await signedIn(student)
  await context.addCookies([{ name: 'token', value: 'ended', url: host.url }])
  // The page leads on before it has loaded whole.
  await page.goto('/en/learn', { waitUntil: 'commit' })
  await expect(page).toHaveURL(`${host.url}/en`)
  await rendered(page)
  const kept = await cookiesOf(context)
  for (const name of ['token', 'user_email', 'user_name', 'user_info', 'otp'])
    expect(kept[name], name).toBeUndefined()
})

test('a session that ends while a page is open does the same at the next call', async ({
  page,
  context,
  request,
  host,
  newLearner,
  watch,
}) => {
  watch.allow(refused)
  // Without the live line, which would tell of it before any call.
  await page.routeWebSocket(/\/app\//, () => {})
  const one = await tokenOf(request, host.url, newLearner())
  await putCookies(context, host.url, one)
  await page.goto('/favorites')
  await rendered(page)
  await request.post(`${host.url}/client-api/v1/auth/logout`, {
    headers: { 'api-key': 'masar-web', authorization: `Bearer ${one.token}` },
  })
  // Whichever call comes first finds out: the next page's, or one that the open page makes by itself, which takes the link away.
  await page
    .locator('a[href="/learn"]')
    .first()
    .click({ timeout: 5000 })
    .catch((error: Error) => expect(error.message).toContain('Timeout'))
  await expect(page).toHaveURL(`${host.url}/`)
  expect((await cookiesOf(context))['token']).toBeUndefined()
})

test('A-16: an open page learns by the live line that its session was ended elsewhere', async ({
  page,
  context,
  request,
  host,
  newLearner,
  watch,
}) => {
  watch.allow(refused)
  const one = await tokenOf(request, host.url, newLearner())
  await putCookies(context, host.url, one)
  const stands = new Promise<void>(done =>
    page.on('websocket', line =>
      line.on('framereceived', ({ payload }) => {
        if (String(payload).includes('subscription_succeeded')) done()
      }),
    ),
  )
  await page.goto('/favorites')
  await stands
  await request.post(`${host.url}/client-api/v1/auth/logout`, {
    headers: { 'api-key': 'masar-web', authorization: `Bearer ${one.token}` },
  })
  await expect(page).toHaveURL(`${host.url}/`)
  expect((await cookiesOf(context))['token']).toBeUndefined()
})

test('while a code is awaited nothing is cleared, and no token is sent', async ({
  page,
  context,
  host,
  signedIn,
  watch,
}) => {
  watch.allow(refused)
  await signedIn(student)
  await context.addCookies([{ name: 'otp', value: 'pending', url: host.url, sameSite: 'Lax' }])
  const authorizations: (string | undefined)[] = []
  page.on('request', request => {
    if (request.url().includes('/client-api/')) authorizations.push(request.headers()['authorization'])
  })
  await page.goto('/favorites')
  await rendered(page)
  await expect.poll(() => authorizations.length).toBeGreaterThan(0)
  expect(authorizations.filter(Boolean)).toEqual([])
  expect(placeOf(page)).toBe('/favorites')
  const kept = await cookiesOf(context)
  expect(kept['otp']).toBe('pending')
  expect(kept['token']).toBeTruthy()
})

test('a 401 in the portal leaves the code alone; one in the learner app takes it', async ({
  page,
  context,
  host,
  signedIn,
  watch,
}) => {
  watch.allow(refused)
  for (const [who, address, otpStays] of [
    [company, '/Employees', true],
    [student, '/learn', false],
  ] as const) {
    await context.clearCookies()
    await signedIn(who)
    // An empty code awaits nothing, and shows who clears it.
    await context.addCookies([
      { name: 'token', value: 'ended', url: host.url },
      { name: 'otp', value: '', url: host.url },
    ])
    await page.goto(address)
    await expect(page, who).toHaveURL(`${host.url}/`)
    const names = (await context.cookies()).map(({ name }) => name)
    expect(names.includes('otp'), who).toBe(otpStays)
    expect(names, who).not.toContain('token')
  }
})

test('enrolled courses that are refused lead to the page that says so', async ({ page, signedIn, watch }) => {
  watch.allow(/403 GET .*\/(?:my-courses|learning-goal)/)
  await signedIn(company)
  // The page leads on before it has loaded whole.
  await page.goto('/en/learn', { waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/en\/not-allowed-error/)
  await rendered(page)
})

test('every call bears the headers of the specification', async ({ page, signedIn }) => {
  const { token } = await signedIn(student)
  const calls: { from: string; headers: Record<string, string> }[] = []
  page.on('request', request => {
    if (request.url().includes('/client-api/v1/'))
      calls.push({ from: new URL(request.frame().url()).pathname, headers: request.headers() })
  })
  for (const [address, tag] of [
    ['/learn', 'ar-AR'],
    ['/en/learn', 'en-US'],
  ] as const) {
    // A page that is being left may still ask for something, in its own language.
    const ofThis = () => calls.filter(call => call.from === address)
    await page.goto(address)
    await rendered(page)
    await expect.poll(() => ofThis().length).toBeGreaterThan(0)
    for (const { headers } of ofThis())
      expect(headers).toMatchObject({
        'accept-language': tag,
        getallerror: '1',
        'api-key': 'masar-web',
        authorization: `Bearer ${token}`,
      })
  }
})
