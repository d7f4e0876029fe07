import { RealtimeContext } from '@masar/realtime/react'
import type { ReactNode } from 'react'
import { liveStore } from './live-store.ts'

/** Provides the tab's realtime connection; signing in or out changes it. */
export function RealtimeProvider({ children }: { children: ReactNode }) {
  return <RealtimeContext value={liveStore(state => state.connection)}>{children}</RealtimeContext>
}
