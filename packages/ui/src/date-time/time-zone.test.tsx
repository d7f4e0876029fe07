import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { siteTimeZone } from '@masar/text'
import { UiProvider } from '../ui-provider/ui-provider.tsx'
import { DateText, RelativeTime } from './date-time.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

/** Prerenders where the clock is UTC and hydrates where it is the reader's; gives both texts and what React found to differ. */
function hydrate(element: ReactElement, readerZone: string) {
  const page = <UiProvider locale="en">{element}</UiProvider>
  vi.stubEnv('TZ', 'UTC')
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  const prerendered = container.textContent
  vi.stubEnv('TZ', readerZone)
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(readerZone)
  const differences: unknown[] = []
  // React reports a text that differs as an error, an attribute that does on the console alone.
  vi.spyOn(console, 'error').mockImplementation((...said) => differences.push(said))
  render(page, { container, hydrate: true, onRecoverableError: error => differences.push(error) })
  return {
    prerendered,
    text: container.textContent,
    title: container.querySelector('time')?.title,
    differences,
  }
}

/** 21 November in Riyadh and Kiritimati, still the 20th on the server and in Los Angeles. */
const lateEvening = '2026-11-20T21:30:00Z'
/** 21 November in Kiritimati alone. */
const noon = '2026-11-20T12:00:00Z'
const zones = ['Asia/Riyadh', 'Pacific/Kiritimati', 'America/Los_Angeles', 'UTC']

describe.each(zones)('a page prerendered in UTC and read in %s', zone => {
  test.each([lateEvening, noon])('a public day at %s is the site’s before and after', value => {
    const day = value === noon ? 'November 20, 2026' : 'November 21, 2026'
    const element = <DateText value={value} timeZone={siteTimeZone} />
    expect(hydrate(element, zone)).toMatchObject({ prerendered: day, text: day, differences: [] })
  })

  test.each([lateEvening, noon])('a moment at %s is hydrated as it was prerendered', value => {
    const { differences, prerendered } = hydrate(<DateText value={value} format="time" />, zone)
    expect(differences).toEqual([])
    expect(prerendered).toMatch(value === noon ? /November 20, 2026.*3:00/ : /November 21, 2026.*12:30/)
  })

  test('the date in the title of a distance, too', () => {
    const element = <RelativeTime value={lateEvening} now={new Date('2026-11-20T22:30:00Z')} />
    expect(hydrate(element, zone)).toMatchObject({ differences: [], text: '1 hour ago' })
  })
})

test.each([
  ['Asia/Riyadh', 'November 21, 2026', '12:30'],
  ['Pacific/Kiritimati', 'November 21, 2026', '11:30'],
  ['America/Los_Angeles', 'November 20, 2026', '1:30'],
])('once hydrated, a time is shown in the reader’s zone: %s', (zone, day, clock) => {
  const moment = hydrate(<DateText value={lateEvening} format="time" />, zone)
  expect(moment.text).toContain(day)
  expect(moment.text).toContain(clock)
  const distance = hydrate(<RelativeTime value={lateEvening} now={Date.parse(lateEvening)} />, zone)
  expect(distance.title).toContain(clock)
})
