export { type Channel, lessonChannel, type LessonMember, userChannel, type UserEvents } from './channels.ts'
export type { ConnectionStatus, Member, RealtimeConnection, Refusal, Stop } from './connection.ts'
export { nullConnection } from './null-connection.ts'
