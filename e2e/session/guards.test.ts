import { type Page, pages } from '@masar/site-map'
import { company, student } from '../fixtures/people.ts'
import { rendered, placeOf } from '../fixtures/screens.ts'
import { linkTo } from '../fixtures/site.ts'
import { expect, localised, test } from '../fixtures/test.ts'

type Who = 'visitor' | 'student' | 'company'

/** Where a person ends up. */
function endOf(address: string, { app, guard }: Page, who: Who): string {
  if (guard === 'auth' && who === 'visitor') return `/auth/login?next=${encodeURIComponent(address)}`
  if (guard === 'auth-company' && who !== 'company') return '/not-allowed-error'
  // Enrolled courses are refused to a company, which then goes where the specification says.
  if (who === 'company' && address === '/learn') return '/not-allowed-error'
  // A learner may sign in to the portal as well: its session is one of its own.
  if (guard === 'guest' && who === 'student' && app === 'learner') return '/'
  if (guard === 'guest' && who === 'company') return '/?company'
  return address
}

/** Refusals of calls that a page makes for things this person does not have, as of an empty cart; the guard is what is looked at here. */
const refusedCalls = /^(?:fetch|xhr): (?:(?:403|404) |409 POST .*\/checkouts$)/

/** Whom the sweep of every screen takes to all the pages of a guard (`everywhere/screens.test.ts`): that they are let in is seen there. */
const isSwept = { visitor: 'guest', student: 'auth', company: 'auth-company' }

for (const who of ['visitor', 'student', 'company'] as const) {
  for (const guard of ['guest', 'auth', 'auth-company'] as const) {
    if (isSwept[who] === guard) continue
    test(`a ${who} at each ${guard} page ends up where its guard says`, async ({
      page,
      ids,
      signedIn,
      watch,
    }) => {
      test.setTimeout(90_000)
      watch.allow(refusedCalls)
      if (who !== 'visitor') await signedIn(who === 'student' ? student : company)
      for (const each of pages.filter(({ guard: its }) => its === guard)) {
        const asked = linkTo(each, ids)
        await page.goto(asked)
        const end = endOf(asked, each, who)
        await expect
          .soft(page, `${who} at ${asked}`)
          .toHaveURL(
            url =>
              url.pathname + url.search === end ||
              url.pathname + url.search === end.replace('/not-allowed-error', '/not-allowed-error?company'),
          )
        await rendered(page)
      }
    })
  }
}

test('guards keep the English prefix and the whole address to come back to', async ({ page, ids }) => {
  await page.goto(localised(`/exam-details/${ids.exam}?from=mail&x=%2F`, 'en'))
  await expect(page).toHaveURL(/\/en\/auth\/login\?next=/)
  expect(new URL(page.url()).searchParams.get('next')).toBe(`/exam-details/${ids.exam}?from=mail&x=%2F`)
  await page.goto('/en/Employees')
  await expect(page).toHaveURL(/\/en\/not-allowed-error/)
})

test('the auth area turns away visitors with both token and name, and no one else', async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn(student)
  await page.goto('/auth/login')
  await expect(page).toHaveURL(/\/$/)
  await context.clearCookies({ name: 'user_name' })
  await page.goto('/auth/login')
  await rendered(page)
  expect(placeOf(page), 'with the token alone').toBe('/auth/login')
  await context.clearCookies({ name: 'token' })
  await page.goto('/auth/user-choose')
  await rendered(page)
  expect(placeOf(page), 'with neither').toBe('/auth/user-choose')
})
