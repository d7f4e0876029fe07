import { RealtimeContext } from '@masar/realtime/react'
import type { ReactNode } from 'react'
import { liveStore } from './live-store.ts'

/** Gives the tab's one connection to what stands within; signing in or out changes it. */
export function LiveLine({ children }: { children: ReactNode }) {
  return <RealtimeContext value={liveStore(state => state.connection)}>{children}</RealtimeContext>
}
