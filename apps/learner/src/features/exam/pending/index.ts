export { memoryStore, openPendingStore, type PendingAnswer, type PendingStore } from './pending-store.ts'
export { type AnswerBody, sendAnswer } from './send-answer.ts'
export { discardWaiting, sendWaiting } from './waiting.ts'
