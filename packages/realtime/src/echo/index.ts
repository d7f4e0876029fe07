export { connectRealtime } from './connect.ts'
export type { ConnectOptions, RealtimeAddress } from './settings.ts'
