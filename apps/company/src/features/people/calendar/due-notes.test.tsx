import { describe, expect, test } from 'vitest'
import { given, serve } from '../../../testing/serve.tsx'
import { type CalendarAnswer, calendarQuery } from './calendar.ts'
import { CountedDayNote, FixedDayNote } from './due-notes.tsx'

const answer = (locale: 'ar' | 'en', today = '2027-03-01'): CalendarAnswer => ({
  data: {
    country: 'SA',
    today,
    weekend: [5, 6],
    holidays: [
      {
        name: locale === 'ar' ? 'عيد الفطر' : 'Eid al-Fitr',
        first_day: '2027-03-09',
        last_day: '2027-03-12',
      },
    ],
  },
})

describe.each(['ar', 'en'] as const)('in %s', locale => {
  const ar = locale === 'ar'
  const textOf = (element: React.ReactElement) =>
    given(element, calendarQuery().queryKey, answer(locale), locale, '/learn').container.textContent

  test.each([
    [
      '2027-03-10',
      ar
        ? 'هذا اليوم إجازة: عيد الفطر. الموعد المحدد بتاريخ يبقى كما هو.'
        : 'Nobody works on this day: Eid al-Fitr. A fixed due date stays as it is.',
    ],
    [
      '2027-03-12',
      ar
        ? 'هذا اليوم من عطلة نهاية الأسبوع. الموعد المحدد بتاريخ يبقى كما هو.'
        : 'This day is at the weekend. A fixed due date stays as it is.',
    ],
    ['2027-03-15', ''],
  ])('of %s it says whether it is a day off', (day, words) =>
    expect(textOf(<FixedDayNote day={day} />)).toBe(words),
  )

  test.each([
    [
      3,
      ar
        ? 'موعده لمن انضم من قبل 4 مارس 2027.'
        : 'For those who have joined already it is due on March 4, 2027.',
    ],
    [
      9,
      ar
        ? 'موعده لمن انضم من قبل 14 مارس 2027 بدلًا من 10 مارس 2027، بسبب عيد الفطر.'
        : 'For those who have joined already it is due on March 14, 2027 instead of March 10, 2027, because of Eid al-Fitr.',
    ],
    [
      4,
      ar
        ? 'موعده لمن انضم من قبل 7 مارس 2027 بدلًا من 5 مارس 2027، بسبب عطلة نهاية الأسبوع.'
        : 'For those who have joined already it is due on March 7, 2027 instead of March 5, 2027, because of the weekend.',
    ],
  ])('of %i days it says by when, and what moved it', (days, words) =>
    expect(textOf(<CountedDayNote days={days} isWorking={false} />)).toBe(words),
  )

  test.each([
    [
      3,
      ar
        ? 'موعده لمن انضم من قبل 4 مارس 2027.'
        : 'For those who have joined already it is due on March 4, 2027.',
    ],
    [
      7,
      ar
        ? 'موعده لمن انضم من قبل 15 مارس 2027. ولا تُحسب: عيد الفطر.'
        : 'For those who have joined already it is due on March 15, 2027. Not counted: Eid al-Fitr.',
    ],
  ])('of %i working days it says by when, and what is not counted', (days, words) =>
    expect(textOf(<CountedDayNote days={days} isWorking />)).toBe(words),
  )
})

test('until the calendar has come, and of no day, nothing is said', () => {
  serve({})
  const waiting = given(<FixedDayNote day="2027-03-10" />, ['none'], {}, 'en', '/learn')
  expect(waiting.container.textContent).toBe('')
  waiting.unmount()
  const none = given(
    <CountedDayNote days={null} isWorking />,
    calendarQuery().queryKey,
    answer('en'),
    'en',
    '/learn',
  )
  expect(none.container.textContent).toBe('')
})
