import { createMemoryHistory } from '@tanstack/react-router'
import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshSession, sessionStore } from '../session/session-store.ts'
import { clearSession } from '../session/session.ts'
import { signInAs } from '../testing/fake-browser.ts'
import { forgetCarriedOnLeaving } from './forget-carried.ts'
import { carriedKey, switchLanguage } from './language.ts'
import { useCarried } from './use-carried.ts'

const assign = vi.fn()
beforeEach(() => {
  signInAs(document, 'student')
  refreshSession()
  at('/profile')
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  assign.mockClear()
})

/** Another page, or the same in another language, as a document of its own. */
function at(address: string): void {
  const [pathname = '', query] = address.split('?')
  const search = query === undefined ? '' : `?${query}`
  vi.stubGlobal('location', { protocol: 'https:', pathname, search, hash: '', assign })
}

const form = (initial = { title: '', secret: '' }) =>
  renderHook(() => useCarried('form', initial, value => ({ ...value, secret: '' })), { wrapper: StrictMode })

/** Types into a form, changes the language and loads the page at an address. */
function typeAndSwitch(typed: { title: string; secret: string }): void {
  const { result, unmount } = form()
  act(() => result.current[1](typed))
  switchLanguage()
  unmount()
}

test.each(['student', 'visitor'] as const)(
  'what a %s typed is there in the other language, without its secrets, and twice in a row',
  who => {
    if (who === 'visitor') {
      clearSession(document)
      refreshSession()
    }
    typeAndSwitch({ title: 'محاسبة', secret: 'x' })
    expect(assign).toHaveBeenCalledWith('/en/profile')
    at('/en/profile')
    const second = form()
    expect(second.result.current[0]).toEqual({ title: 'محاسبة', secret: '' })
    switchLanguage()
    second.unmount()
    at('/profile')
    expect(form().result.current[0].title).toBe('محاسبة')
  },
)

test('it is carried once, to the same page, for the same person, in the same form', () => {
  typeAndSwitch({ title: 'a', secret: '' })
  at('/en/profile/email')
  expect(form().result.current[0].title, 'another page').toBe('')
  at('/en/profile?view=edit')
  expect(form().result.current[0].title, 'another view').toBe('')
  at('/en/profile')
  expect(form({ title: '', secret: '', since: 1 } as never).result.current[0].title, 'another form').toBe('')
  expect(form().result.current[0].title, 'taken by the one before').toBe('')
  at('/profile')
  typeAndSwitch({ title: 'b', secret: '' })
  at('/en/profile')
  signInAs(document, 'instructor')
  document.cookie = `user_info=${encodeURIComponent(JSON.stringify({ id: 2, kind: 'student', name: 'x', avatar: null }))}; Path=/`
  refreshSession()
  expect(form().result.current[0].title, 'another person').toBe('')
})

test('what nobody changed begins with what is stored', () => {
  const { unmount } = form({ title: 'old', secret: '' })
  switchLanguage()
  unmount()
  at('/en/profile')
  expect(form({ title: 'new', secret: '' }).result.current[0].title).toBe('new')
})

test('another capacity or company of the same person begins anew', () => {
  const begun = sessionStore.getState()
  typeAndSwitch({ title: 'a', secret: '' })
  at('/en/profile')
  for (const other of [{ token: 'another company' }, { capacity: 'company' as const }]) {
    sessionStore.setState({ ...begun, ...other })
    const { result, unmount } = form()
    expect(result.current[0].title).toBe('')
    unmount()
  }
  sessionStore.setState(begun)
  expect(form().result.current[0].title).toBe('a')
})

test('what was saved is not carried, unless more is typed after that', () => {
  const { result, unmount } = form({ title: 'old', secret: '' })
  act(() => result.current[1]({ title: 'mine', secret: '' }))
  act(() => result.current[2]({ title: 'mine', secret: '' }))
  switchLanguage()
  unmount()
  at('/en/profile')
  const second = form({ title: 'theirs', secret: '' })
  expect(second.result.current[0].title).toBe('theirs')
  act(() => second.result.current[1]({ title: 'mine', secret: '' }))
  act(() => second.result.current[2]({ title: 'mine', secret: '' }))
  act(() => second.result.current[1]({ title: 'more', secret: '' }))
  switchLanguage()
  second.unmount()
  at('/profile')
  expect(form({ title: 'mine', secret: '' }).result.current[0].title).toBe('more')
})

test('a list that has become shorter is carried too', () => {
  const list = () => renderHook(() => useCarried('list', ['a', 'b']))
  const { result, unmount } = list()
  act(() => result.current[1](['b']))
  switchLanguage()
  unmount()
  at('/en/profile')
  expect(list().result.current[0]).toEqual(['b'])
})

test('what no form took is forgotten once the person goes on, to another page or out of the document', () => {
  const history = createMemoryHistory({ initialEntries: ['/profile'] })
  const kept = () => sessionStorage.getItem(carriedKey)
  let stop = forgetCarriedOnLeaving({ history } as never)
  typeAndSwitch({ title: 'a', secret: '' })
  dispatchEvent(new Event('pagehide'))
  expect(kept(), 'the change of language itself').not.toBeNull()
  stop()
  stop = forgetCarriedOnLeaving({ history } as never)
  history.replace('/profile?date=newest')
  expect(kept(), 'the same entry').not.toBeNull()
  history.push('/courses')
  expect(kept()).toBeNull()
  typeAndSwitch({ title: 'a', secret: '' })
  stop()
  stop = forgetCarriedOnLeaving({ history } as never)
  dispatchEvent(new Event('pagehide'))
  expect(kept(), 'a reload').toBeNull()
  stop()
})

test('what no form took is forgotten where the person had gone on before this was there to see it', () => {
  const history = createMemoryHistory({ initialEntries: ['/profile'] })
  typeAndSwitch({ title: 'a', secret: '' })
  at('/en/profile')
  let stop = forgetCarriedOnLeaving({ history } as never)
  expect(sessionStorage.getItem(carriedKey), 'still on the page').not.toBeNull()
  stop()
  at('/en/courses')
  stop = forgetCarriedOnLeaving({ history } as never)
  expect(sessionStorage.getItem(carriedKey), 'on another one').toBeNull()
  stop()
})
