// @vitest-environment node
import { ApiError, unwrap } from '@masar/api-sdk'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBrowser, signInAs } from '../testing/fake-browser.ts'
import type { SessionNews } from './session-channel.ts'

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Fresh modules: the clients remember the origin they were made on. */
const load = async () => {
  const [apis, actions, store, ended, ownEnding] = await Promise.all([
    import('./apis.ts'),
    import('./actions.ts'),
    import('./session-store.ts'),
    import('./ended.ts'),
    import('./own-ending.ts'),
  ])
  store.refreshSession()
  return { ...apis, ...actions, ...store, ...ended, ...ownEnding }
}
const errorOf = (status: number) => () => Response.json({ message: 'لا', code: 'unauthenticated' }, { status })

describe('a 401', () => {
  test.each([
    ['/learn', '/'],
    ['/en/learn', '/en'],
    ['/en/Employees?company', '/en'],
  ])('at %s signs out, goes to %s, and still reaches the caller', async (address, root) => {
    const { jar, place } = fakeBrowser(address, errorOf(401))
    signInAs(jar, 'student')
    const { clientApi, companyApi, sessionStore } = await load()
    const call = address.includes('company')
      ? unwrap(companyApi().GET('/dashboard'))
      : unwrap(clientApi().GET('/my-courses'))
    await expect(call).rejects.toMatchObject({ status: 401, code: 'unauthenticated' })
    expect(jar.names).toEqual(['is_google'])
    expect(sessionStore.getState().token).toBeNull()
    expect(place.assign).toHaveBeenCalledExactlyOnceWith(root)
  })
  test('of a session that was over is remembered until the next sign-in; after signing out there is none', async () => {
    const { jar } = fakeBrowser('/learn', errorOf(401))
    signInAs(jar, 'student')
    const { clientApi, hasSessionEnded, keepSignIn, signOut } = await load()
    expect(hasSessionEnded()).toBe(false)
    await expect(unwrap(clientApi().GET('/my-courses'))).rejects.toMatchObject({ status: 401 })
    expect(hasSessionEnded()).toBe(true)
    keepSignIn({
      token: 't',
      capacity: 'personal',
      role: null,
      user: { id: 1, kind: 'student', name: 'سارة', avatar: null, email: 's@masar.test', is_google: false },
    })
    expect(hasSessionEnded()).toBe(false)
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await signOut()
    expect(hasSessionEnded()).toBe(false)
  })
  test('with a code pending nothing happens, and no token is sent', async () => {
    const { jar, place, requests } = fakeBrowser('/auth/otp', errorOf(401))
    signInAs(jar, 'student')
    jar.cookie = 'otp=abc; Path=/'
    const { clientApi } = await load()
    await expect(unwrap(clientApi().GET('/my-courses'))).rejects.toBeInstanceOf(ApiError)
    expect(jar.names).toContain('token')
    expect(place.assign).not.toHaveBeenCalled()
    expect(requests[0]?.headers.get('authorization')).toBeNull()
  })
  test('of a sign-in that failed ends no session', async () => {
    const { place } = fakeBrowser('/auth/login', errorOf(401))
    const { clientApi } = await load()
    await expect(
      unwrap(clientApi().POST('/auth/login', { body: { email: 'a@b.c', password: 'x' } })),
    ).rejects.toMatchObject({ status: 401 })
    expect(place.assign).not.toHaveBeenCalled()
  })
})

test.each([
  ['/learn', 'ar-AR', '/client-api/v1/auth/profile'],
  ['/en/learn', 'en-US', '/client-api/v1/auth/profile'],
  ['/profile?company', 'ar-AR', '/company-api/v1/auth/profile'],
  ['/en/profile?company', 'en-US', '/company-api/v1/auth/profile'],
] as const)(
  'at %s every call bears key, GetAllError, token and the language %s',
  async (address, language, path) => {
    const { jar, requests } = fakeBrowser(address)
    signInAs(jar, address.includes('company') ? 'company' : 'student')
    const { clientApi, companyApi } = await load()
    await (address.includes('company') ? companyApi().GET('/auth/profile') : clientApi().GET('/auth/profile'))
    const { url, headers } = requests[0]!
    expect(new URL(url).pathname).toBe(path)
    expect([
      headers.get('api-key'),
      headers.get('accept-language'),
      headers.get('getallerror'),
      headers.get('authorization'),
    ]).toEqual(['masar-web', language, '1', 'Bearer tok'])
  },
)

describe('signing out', () => {
  test.each([
    ['student', '/learn', '/client-api/v1/auth/logout'],
    ['student', '/courses?company', '/company-api/v1/auth/logout'],
    ['company', '/courses', '/company-api/v1/auth/logout'],
  ] as const)(
    'a %s at %s tells %s with the token it had, clears everything and goes to /',
    async (kind, address, path) => {
      const { jar, place, requests, draft } = fakeBrowser(address)
      signInAs(jar, kind)
      const { signOut } = await load()
      await signOut()
      expect(draft.size, 'P-04').toBe(0)
      expect(new URL(requests[0]!.url).pathname).toBe(path)
      expect(requests[0]!.headers.get('authorization')).toBe('Bearer tok')
      expect(jar.names).toEqual([])
      expect(place.assign).toHaveBeenCalledExactlyOnceWith('/')
    },
  )
  test('works without the service', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { jar, place } = fakeBrowser('/en/learn', () => Promise.reject(new TypeError('fetch failed')))
    signInAs(jar, 'student')
    const { signOut } = await load()
    await signOut()
    expect(jar.names).toEqual([])
    expect(place.assign).toHaveBeenCalledExactlyOnceWith('/')
  })
})

describe('deleting the account', () => {
  test.each([
    ['/profile', '/client-api/v1/auth/delete-account', '/auth/message?about=deleted'],
    ['/en/profile?company', '/company-api/v1/auth/delete-account', '/en/auth/message?company&about=deleted'],
  ])('at %s asks %s, then reloads after 1000 ms, saying farewell', async (address, path, farewell) => {
    const { jar, place, requests } = fakeBrowser(address)
    const replaceState = vi.fn()
    vi.stubGlobal('history', { replaceState })
    signInAs(jar, 'company')
    const { deleteAccount } = await load()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await deleteAccount('delete')
    const { pathname, search } = new URL(requests[0]!.url)
    expect([requests[0]!.method, pathname, search]).toEqual(['DELETE', path, '?contributions=delete'])
    expect(jar.names).toEqual([])
    vi.advanceTimersByTime(999)
    expect(place.reload).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', farewell)
    expect(place.reload).toHaveBeenCalledOnce()
  })
  test.each([
    ['done', 200, []],
    ['refused', 409, ['/']],
  ] as const)(
    'a 401 of another call meanwhile, as of the closed live line, leads away only where it is not done: %s',
    async (_, status, led) => {
      const answer = Promise.withResolvers<Response>()
      const { jar, place } = fakeBrowser('/profile', request =>
        request.method === 'DELETE' ? answer.promise : errorOf(401)(),
      )
      vi.stubGlobal('history', { replaceState: vi.fn() })
      signInAs(jar, 'student')
      const { clientApi, deleteAccount } = await load()
      vi.useFakeTimers({ toFake: ['setTimeout'] })
      const deleted = deleteAccount().catch((error: unknown) => error)
      await expect(unwrap(clientApi().GET('/my-courses'))).rejects.toMatchObject({ status: 401 })
      expect([place.assign.mock.calls, jar.names.includes('token')]).toEqual([[], true])
      answer.resolve(Response.json({ message: 'لا', code: 'conflict' }, { status }))
      await deleted
      expect(place.assign.mock.calls.flat()).toEqual(led)
      expect(jar.names).not.toContain('token')
    },
  )
  test('that the service refuses keeps the session and throws', async () => {
    const { jar, place } = fakeBrowser('/profile', errorOf(409))
    signInAs(jar, 'student')
    const { deleteAccount } = await load()
    await expect(deleteAccount()).rejects.toMatchObject({ status: 409 })
    expect(jar.names).toContain('token')
    expect(place.reload).not.toHaveBeenCalled()
  })
})

describe('a session that another replaces', () => {
  const signedIn = {
    token: 'next',
    capacity: 'personal',
    role: null,
    user: { id: 1, kind: 'student', name: 'سارة', avatar: null, email: 's@masar.test', is_google: false },
  } as const
  test('is not mourned while the service answers; one that ends later is', async () => {
    const { jar, place } = fakeBrowser('/profile/password', errorOf(401))
    signInAs(jar, 'student')
    const { clientApi, endingSession, keepSignIn, sessionStore } = await load()
    const refused = () =>
      expect(unwrap(clientApi().GET('/my-courses'))).rejects.toMatchObject({ status: 401 })
    await endingSession(async () => {
      await refused()
      keepSignIn(signedIn)
    })
    expect([place.assign.mock.calls, sessionStore.getState().token]).toEqual([[], 'next'])
    await refused()
    expect([place.assign.mock.calls, sessionStore.getState().token]).toEqual([[['/']], null])
  })
})

describe('what another tab does', () => {
  /** The other tab's word arrives. */
  const channel = {
    onmessage: undefined as ((event: { data: SessionNews }) => void) | undefined,
    postMessage: vi.fn<(data: SessionNews) => void>(),
  }
  const hear = (data: SessionNews = false) => channel.onmessage?.({ data })
  const follow = async () => {
    const { jar, place } = fakeBrowser('/favorites', errorOf(401))
    vi.stubGlobal('BroadcastChannel', function BroadcastChannel() {
      return channel
    })
    vi.stubGlobal('addEventListener', () => undefined)
    signInAs(jar, 'student')
    const { followOtherTabs, refreshSession, announceSession, clientApi, endingSession } = await load()
    const reload = vi.fn()
    followOtherTabs(reload)
    const refused = () =>
      expect(unwrap(clientApi().GET('/my-courses'))).rejects.toMatchObject({ status: 401 })
    return { jar, place, reload, refused, refreshSession, announceSession, endingSession }
  }
  const signOutElsewhere = (jar: ReturnType<typeof fakeBrowser>['jar']) => {
    for (const name of jar.names) jar.cookie = `${name}=; Max-Age=0`
  }

  test('replacing the session: a 401 waits until that is announced, and the page is refetched with the next session', async () => {
    vi.useFakeTimers()
    const { jar, place, reload, refused } = await follow()
    hear('ending')
    await refused()
    jar.cookie = 'token=next; Path=/'
    hear()
    vi.advanceTimersByTime(60_000)
    expect([place.assign.mock.calls, reload.mock.calls]).toEqual([[], [[]]])
    expect(jar.cookie).toContain('token=next')
    await refused()
    expect(place.assign).toHaveBeenCalledOnce()
  })

  test.each(['failed', 'gone'])('trying to replace the session (%s): a 401 leads away then', async how => {
    vi.useFakeTimers()
    const { jar, place, refused } = await follow()
    hear('ending')
    await refused()
    vi.advanceTimersByTime(10_000)
    expect(jar.names).toContain('token')
    if (how === 'failed') hear('failed')
    else vi.advanceTimersByTime(10_000)
    expect(place.assign).toHaveBeenCalledExactlyOnceWith('/')
    expect(jar.names).not.toContain('token')
  })

  test('hears of an act that ends the session before the service is asked, and where it fails', async () => {
    const { endingSession } = await follow()
    channel.postMessage.mockClear()
    await endingSession(async () => expect(channel.postMessage.mock.calls).toEqual([['ending']]))
    await expect(endingSession(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(channel.postMessage.mock.calls).toEqual([['ending'], ['ending'], ['failed']])
  })

  test('signing out reloads the page, also where this tab has noticed already, as by its closed socket', async () => {
    const { jar, reload, refreshSession } = await follow()
    hear()
    expect(reload).not.toHaveBeenCalled()
    signOutElsewhere(jar)
    expect(refreshSession().token).toBeNull()
    hear()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('takes what this tab keeps of them, such as drafts; a change of the session does not', async () => {
    const { jar, announceSession } = await follow()
    sessionStorage.setItem('draft', 'x')
    hear()
    expect(sessionStorage.getItem('draft')).toBe('x')
    announceSession(true)
    signOutElsewhere(jar)
    hear(channel.postMessage.mock.lastCall?.[0])
    expect(sessionStorage.getItem('draft')).toBeNull()
  })

  test('is no news to the tab that announced it', async () => {
    const { jar, reload, announceSession } = await follow()
    signOutElsewhere(jar)
    announceSession()
    hear()
    expect(reload).not.toHaveBeenCalled()
  })
})
