import { expect, test } from 'vitest'
import { addressOfClick, openClicked, clickedIdOf, clickOf } from './notification-click.ts'

const notification = { id: 12, link: '/en/exam-details/result/5' }

/** A worker's scope with windows at these addresses. */
function scopeWith(...urls: string[]) {
  const done: unknown[] = []
  const clients = {
    matchAll: async () =>
      urls.map(url => ({
        url,
        postMessage: (message: unknown) => {
          done.push(['message', url, message])
        },
        focus: async () => {
          done.push(['focused', url])
        },
      })),
    openWindow: async (url: string) => {
      done.push(['opened', url])
    },
  }
  return { scope: { location: { origin: 'https://masar.test' }, clients }, done }
}

test('a click opens the page, and the address names the clicked notification', async () => {
  const { scope, done } = scopeWith('https://masar.test/en', 'https://masar.test/exam-details/result/5')
  await openClicked(scope, notification)
  expect(done).toEqual([['opened', 'https://masar.test/en/exam-details/result/5#notification-12']])
  expect(clickedIdOf(new URL('https://masar.test/en/exam-details/result/5#notification-12').hash)).toBe(12)
})

test.each(['', '#notification-11'])(
  'a window that already shows the page (%j) gets the message and the focus',
  async hash => {
    const url = `https://masar.test${notification.link}${hash}`
    const { scope, done } = scopeWith('https://masar.test/', url)
    await openClicked(scope, notification)
    expect(done).toEqual([
      ['message', url, { masarPressed: notification }],
      ['focused', url],
    ])
    expect(clickOf({ masarPressed: notification })).toEqual(notification)
  },
)

test('the query stays before the id', () =>
  expect(addressOfClick({ id: 7, link: '/shop-history?company' })).toBe(
    '/shop-history?company#notification-7',
  ))
test.each(['', '#', '#main', '#notification-', '#notification-0', '#notification-1x', '#/notification-1'])(
  '%j names none',
  hash => expect(clickedIdOf(hash)).toBeNull(),
)
test.each([[null], ['masarPressed'], [{ isFirebaseMessaging: true }]])(
  '%j is no notification click',
  message => expect(clickOf(message)).toBeNull(),
)
