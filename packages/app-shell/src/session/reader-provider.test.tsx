import '@testing-library/jest-dom/vitest'
import { setupI18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { DateText } from '@masar/ui'
import { act, render, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { keepReading, readingStore, refreshReading } from './reading.ts'
import { ReaderProvider } from './reader-provider.tsx'
import { clearSession, writeSession } from './session.ts'

afterEach(() => {
  document.cookie = 'reading=; Path=/; Max-Age=0'
  clearSession(document)
  refreshReading()
  vi.restoreAllMocks()
})

const messages = {
  lesson: ['الدرس ', ['number'], ' من ', ['count', 'plural', { few: ['#', ' دروس'], other: ['#', ' درسًا'] }]],
}
const page = () => {
  const i18n = setupI18n({
    locale: 'ar',
    locales: 'ar-AR-u-ca-gregory-nu-latn',
    messages: { ar: messages as never },
  })
  const Lesson = () => {
    const { _: say } = useLingui()
    return <p>{say('lesson', { number: 12, count: 3 })}</p>
  }
  return (
    <ReaderProvider locale="ar" i18n={i18n}>
      <DateText value="2026-11-20T12:00:00Z" timeZone="UTC" /> <Lesson />
    </ReaderProvider>
  )
}

test('a page that was prerendered for everybody is hydrated as it stands, and follows the reader right after', () => {
  const element = page()
  const container = document.createElement('div')
  container.innerHTML = renderToString(element)
  expect(container.textContent).toBe('20 نوفمبر 2026 الدرس 12 من 3 دروس')
  document.cookie = 'reading=hijri.arab; Path=/'
  refreshReading()
  const differences: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((...said) => differences.push(said))
  render(element, { container, hydrate: true, onRecoverableError: error => differences.push(error) })
  expect(differences).toEqual([])
  expect(container.querySelector('time')).toHaveTextContent('١٠ جمادى الآخرة ١٤٤٨ هـ')
})

test('a choice shows at once, in plurals and in numbers that are merely in a sentence', async () => {
  const { container, rerender } = render(page())
  act(() => keepReading({ calendar: 'gregory', digits: 'arab' }))
  rerender(page())
  await waitFor(() => expect(container).toHaveTextContent('٢٠ نوفمبر ٢٠٢٦ الدرس ١٢ من ٣ دروس'))
  act(() => keepReading({ calendar: 'gregory', digits: 'latn' }))
  expect(document.cookie).not.toContain('reading=')
})

test('a sign-in brings the account’s choice along, and signing out leaves it to the browser', () => {
  const user = {
    id: 1,
    kind: 'student',
    name: 'سارة',
    avatar: null,
    email: 's@masar.test',
    is_google: false,
    reading: { calendar: 'both', digits: 'arab' },
  } as const
  writeSession(document, { token: 't', capacity: 'personal', role: null, user }, false)
  expect(refreshReading()).toEqual({ calendar: 'both', digits: 'arab' })
  clearSession(document)
  refreshReading()
  expect(readingStore.getState()).toEqual({ calendar: 'both', digits: 'arab' })
})
