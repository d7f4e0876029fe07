import { useLocation } from '@tanstack/react-router'
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
  '/terms': function Views() {
    const isOpen = useLocation({ select: ({ searchStr }) => searchStr.includes('path=') })
    return isOpen ? (
      <p>one path</p>
    ) : (
      <>
        <button>a field</button>
        <AppLink to="/terms?path=5">five</AppLink>
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

test('between views that the query names, the focus returns where it is on the page as a whole', async () => {
  const { router } = await renderApp({ at: '/terms', screens })
  stop = returnFocusOnBack(router)
  await userEvent.click(screen.getByRole('link', { name: 'five' }))
  await frames()
  expect(document.body).toHaveFocus()
  await act(async () => router.history.back())
  await frames()
  expect(screen.getByRole('link', { name: 'five' })).toHaveFocus()
  await act(async () => router.history.forward())
  await frames()
  const home = screen.getAllByRole('link')[0]!
  home.focus()
  await act(async () => router.history.back())
  await frames()
  expect(home, 'the reader is elsewhere').toHaveFocus()
})

test('a link that was pressed and did not lead away is not the one that did', async () => {
  const router = await openAndFollow()
  await act(async () => router.history.back())
  await frames()
  await userEvent.keyboard('{Control>}')
  await userEvent.click(screen.getByRole('link', { name: 'title' }))
  await userEvent.keyboard('{/Control}')
  await frames()
  await act(() => router.navigate({ to: '/terms' as never }))
  await frames()
  await act(async () => router.history.back())
  await frames()
  expect(screen.getByRole('main'), 'no link led away').toHaveFocus()
})

test('a list that is loaded anew does not take the focus from where it was put meanwhile', async () => {
  const router = await openAndFollow()
  delay = 200
  await act(async () => router.history.back())
  await frames()
  act(() => screen.getByRole('link', { name: 'picture' }).focus())
  await screen.findByRole('link', { name: 'again' })
  await frames()
  expect(screen.getByRole('link', { name: 'picture' })).toHaveFocus()
})
