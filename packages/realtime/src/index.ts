export { type Channel, userChannel, type UserEvents } from './channels.ts'
export type { ConnectionStatus, RealtimeConnection, Stop } from './connection.ts'
export { nullConnection } from './null-connection.ts'
