import { plural } from '@lingui/core/macro'
import type { SignOutHook } from '@masar/app-shell'
import { discardWaiting, openPendingStore, sendAnswer, sendWaiting } from '../exam/pending/index.ts'

/**
 * Signing out sends the answers of an exam that wait in this browser, or asks about them. It stands outside the exam's folder because
 * its sentence is said on any page: the exam's own are fetched with the exam alone.
 */
export const unsentAnswers: SignOutHook = {
  send: async user => sendWaiting(await openPendingStore(), user, sendAnswer),
  warning: count =>
    plural(count, {
      one: '# exam answer is not sent yet and would be lost.',
      other: '# exam answers are not sent yet and would be lost.',
    }),
  discard: async user => discardWaiting(await openPendingStore(), user),
}
