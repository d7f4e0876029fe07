import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../testing/render-app.tsx'
import { AppLink } from './app-link.tsx'
import { returnFocusOnBack } from './focus-return.ts'

let stop = () => {}
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})
afterEach(() => {
  stop()
  delay = 0
  vi.unstubAllGlobals()
})

let delay = 0
const screens = {
  '/faq': function List() {
    const [isThere, setThere] = useState(delay === 0)
    useEffect(() => {
      const timer = setTimeout(() => setThere(true), delay)
      return () => clearTimeout(timer)
    }, [])
    return (
      <>
        <AppLink to="/terms">picture</AppLink>
        {isThere && <AppLink to="/courses">title</AppLink>}
        {isThere && <AppLink to="/courses">again</AppLink>}
      </>
    )
  },
}
const frames = () => act(() => new Promise(resolve => setTimeout(resolve, 60)))

async function openAndFollow() {
  const { router } = await renderApp({ at: '/faq', screens })
  stop = returnFocusOnBack(router)
  await userEvent.click(screen.getByRole('link', { name: 'again' }))
  await frames()
  expect(screen.getByRole('main')).toHaveFocus()
  return router
}

test('going back, the focus returns to the link that was followed, among those with its address', async () => {
  const router = await openAndFollow()
  await act(async () => router.history.back())
  await frames()
  expect(screen.getByRole('link', { name: 'again' })).toHaveFocus()
  await act(async () => router.history.forward())
  await frames()
  expect(screen.getByRole('main'), 'no link was followed there').toHaveFocus()
})

test('another page that is opened begins in its main part, also where a link was followed before', async () => {
  const router = await openAndFollow()
  await act(() => router.navigate({ to: '/faq' as never }))
  await frames()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('a list that is loaded anew is waited for, unless the reader goes elsewhere meanwhile', async () => {
  const router = await openAndFollow()
  delay = 200
  await act(async () => router.history.back())
  await frames()
  expect(screen.getByRole('main')).toHaveFocus()
  expect(await screen.findByRole('link', { name: 'again' })).toHaveFocus()
  await act(async () => router.history.forward())
  await act(async () => router.history.back())
  await frames()
  await userEvent.tab()
  const elsewhere = document.activeElement
  await screen.findByRole('link', { name: 'again' })
  expect(elsewhere).toHaveFocus()
})
