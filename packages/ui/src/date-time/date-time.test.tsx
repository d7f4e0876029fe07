import { expect, test } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { DateText, DurationText, RelativeTime } from './date-time.tsx'

test.each([
  [45, '45 ثانية', '45 seconds'],
  [60, 'دقيقة واحدة', '1 minute'],
  [120, 'دقيقتان', '2 minutes'],
  [180, '3 دقائق', '3 minutes'],
  [660, '11 دقيقة', '11 minutes'],
  [3600, 'ساعة واحدة', '1 hour'],
  [4800, 'ساعة و20 دقيقة', '1 hour 20 minutes'],
  [7320, 'ساعتان ودقيقتان', '2 hours 2 minutes'],
  [3599, 'ساعة واحدة', '1 hour'],
])('%s seconds read «%s» and “%s”', (seconds, arabic, english) => {
  expect(renderUi(<DurationText seconds={seconds} />, 'ar').container).toHaveTextContent(
    new RegExp(`^${arabic}$`),
  )
  expect(renderUi(<DurationText seconds={seconds} />, 'en').container).toHaveTextContent(
    new RegExp(`^${english}$`),
  )
})

test('a date reads in the Gregorian calendar with Latin figures', () => {
  expect(
    renderUi(<DateText value="2026-11-20T09:00:00Z" timeZone="UTC" />, 'ar').container,
  ).toHaveTextContent('20 نوفمبر 2026')
  expect(
    renderUi(<DateText value="2026-11-20T09:00:00Z" timeZone="UTC" />, 'en').container,
  ).toHaveTextContent('November 20, 2026')
})

test('a month reads without its day, and belongs to the Gregorian year whatever calendar is chosen', () => {
  const month = <DateText value="2026-11-20T09:00:00Z" format="month" timeZone="UTC" />
  expect(renderUi(month, 'ar').container.textContent).toBe('نوفمبر 2026')
  expect(renderUi(month, 'en').container.textContent).toBe('November 2026')
})

test('times near now are shown by their distance', () => {
  const now = new Date('2026-11-21T09:00:00Z')
  expect(renderUi(<RelativeTime value="2026-11-20T09:00:00Z" now={now} />, 'ar').container).toHaveTextContent(
    'أمس',
  )
  expect(renderUi(<RelativeTime value="2026-11-21T09:05:00Z" now={now} />, 'en').container).toHaveTextContent(
    'in 5 minutes',
  )
})
