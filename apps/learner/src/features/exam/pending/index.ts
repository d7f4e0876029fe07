export { memoryStore, openPendingStore, type PendingStore } from './pending-store.ts'
export { sendAnswer } from './send-answer.ts'
export { discardWaiting, sendWaiting } from './waiting.ts'
