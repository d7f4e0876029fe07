import { nullConnection } from '@masar/realtime'
import type { AppName, Locale } from '@masar/site-map'
import type { QueryClient } from '@tanstack/react-query'
import { sessionStore } from '../session/session-store.ts'
import { liveStore, type RealtimeSettings } from './live-store.ts'

/** Opens and closes the realtime connection with the session. Its code is fetched when the page has settled, and only for signed-in people. */
export function goLive(options: { app: AppName; locale: Locale; queryClient: QueryClient }): void {
  const settings = readSettings()
  if (settings === null) return
  let openFor: string | null = null
  const open = (token: string, userId: number) => {
    liveStore.getState().connection.close()
    liveStore.setState({ connection: nullConnection(), reopen: null })
    import('./realtime-connection.ts').then(
      ({ openRealtimeConnection }) => {
        // Signed out while it was fetched.
        if (openFor === token)
          liveStore.setState({
            connection: openRealtimeConnection({ ...options, settings, userId }),
            reopen: () => open(token, userId),
          })
      },
      (error: unknown) => console.info('realtime: the code of the connection could not be fetched', error),
    )
  }
  const follow = () => {
    const { token, info } = sessionStore.getState()
    if (token === openFor) return
    openFor = token
    if (token !== null && info !== null) return open(token, info.id)
    liveStore.getState().connection.close()
    liveStore.setState({ connection: nullConnection(), reopen: null })
  }
  whenSettled(() => {
    follow()
    sessionStore.subscribe(follow)
  })
}

function readSettings(): RealtimeSettings | null {
  const text = document.querySelector<HTMLMetaElement>('meta[name="realtime"]')?.content
  return text === undefined ? null : (JSON.parse(text) as RealtimeSettings)
}

/** After the page has loaded and the browser is idle. */
function whenSettled(act: () => void): void {
  const soon = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 4_000 })
    else setTimeout(act, 1_000)
  }
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}
