import { expect, test } from 'vitest'
import { addressOfPress, openPressed, pressedIdOf, pressOf } from './press.ts'

const news = { id: 12, link: '/en/exam-details/result/5' }

/** A worker's scope with windows at these addresses. */
function scopeWith(...urls: string[]) {
  const done: unknown[] = []
  const clients = {
    matchAll: async () =>
      urls.map(url => ({
        url,
        postMessage: (message: unknown) => {
          done.push(['told', url, message])
        },
        focus: async () => {
          done.push(['shown', url])
        },
      })),
    openWindow: async (url: string) => {
      done.push(['opened', url])
    },
  }
  return { scope: { location: { origin: 'https://masar.test' }, clients }, done }
}

test('a press opens the page, and the address says which notification was pressed', async () => {
  const { scope, done } = scopeWith('https://masar.test/en', 'https://masar.test/exam-details/result/5')
  await openPressed(scope, news)
  expect(done).toEqual([['opened', 'https://masar.test/en/exam-details/result/5#notification-12']])
  expect(pressedIdOf(new URL('https://masar.test/en/exam-details/result/5#notification-12').hash)).toBe(12)
})

test.each(['', '#notification-11'])(
  'a window that stands at the page already (%j) is told and shown',
  async hash => {
    const url = `https://masar.test${news.link}${hash}`
    const { scope, done } = scopeWith('https://masar.test/', url)
    await openPressed(scope, news)
    expect(done).toEqual([
      ['told', url, { masarPressed: news }],
      ['shown', url],
    ])
    expect(pressOf({ masarPressed: news })).toEqual(news)
  },
)

test('the query stays before the id', () =>
  expect(addressOfPress({ id: 7, link: '/shop-history?company' })).toBe(
    '/shop-history?company#notification-7',
  ))
test.each(['', '#', '#main', '#notification-', '#notification-0', '#notification-1x', '#/notification-1'])(
  '%j names none',
  hash => expect(pressedIdOf(hash)).toBeNull(),
)
test.each([[null], ['masarPressed'], [{ isFirebaseMessaging: true }]])('%j is no press', message =>
  expect(pressOf(message)).toBeNull(),
)
