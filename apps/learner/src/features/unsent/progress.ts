import { plural, t } from '@lingui/core/macro'
import { markUnsent, type SignOutHook } from '@masar/app-shell'
import { localeOfPath } from '@masar/site-map'
import { isolate } from '@masar/text'
import { showToast } from '@masar/ui'
import { tellOtherTabs, userHere } from '../lesson/done/other-tabs.ts'
import type { DoneOutcome } from '../lesson/done/send-done.ts'
import { discardKeptProgress, keptLessons, sendKeptProgress } from '../lesson/kept-progress.ts'
import { unsentMessages } from './messages.ts'

/** Tells what the service will not take of what was marked while it was out of reach. */
export async function tellRefused(refused: DoneOutcome['refused']): Promise<void> {
  if (refused.length === 0) return
  await unsentMessages({ locale: localeOfPath(location.pathname) })
  for (const { row, error } of refused) {
    const lesson = isolate(row.title)
    const reason = error.message
    showToast({
      tone: 'danger',
      timeout: Infinity,
      text: t`What you marked in “${lesson}” was not saved. ${reason}`,
    })
  }
}

/** Shows in the person's other tabs what was marked or is done by what was watched; this one is about to be left. */
function tellSent(user: number, sent: DoneOutcome['sent']): void {
  // Somebody else may have signed in meanwhile.
  if (userHere() !== user) return
  for (const { row, answer } of sent)
    tellOtherTabs({
      lesson: row.lesson,
      course: row.course,
      isCompleted: answer.is_completed,
      percent: answer.course_percent,
    })
}

/** Signing out sends the progress that waits in this browser, or asks about it. Its sentence is said on any page, as that of answers is. */
export const unsentProgress: SignOutHook = {
  send: async user => {
    if (user === null) return 0
    if ((await keptLessons(user)).size > 0) {
      const { doneByWatching, sent, refused } = await sendKeptProgress(user)
      tellSent(user, [...doneByWatching, ...sent])
      await tellRefused(refused)
    }
    const { size } = await keptLessons(user)
    markUnsent(size > 0)
    return size
  },
  warning: count =>
    plural(count, {
      one: 'Progress in # lesson is not sent yet and would be lost.',
      other: 'Progress in # lessons is not sent yet and would be lost.',
    }),
  discard: async user => {
    if (user !== null) await discardKeptProgress(user)
  },
}
