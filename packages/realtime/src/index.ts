export {
  type Channel,
  companyChannel,
  type CompanyEvents,
  examLiveChannel,
  type ExamLiveEvents,
  lessonChannel,
  type LessonMember,
  type LessonQuestionEvents,
  lessonQuestionsChannel,
  userChannel,
  type UserEvents,
} from './channels.ts'
export type {
  ConnectionStatus,
  Member,
  RealtimeConnection,
  SubscriptionError,
  Unsubscribe,
} from './connection.ts'
export { nullConnection } from './null-connection.ts'
