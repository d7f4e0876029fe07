import { plural, t } from '@lingui/core/macro'
import { showToast } from '@masar/ui'
import { openPendingStore } from '../exam-answers/pending-store.ts'
import { sendAnswer } from '../exam-answers/send-answer.ts'
import { discardWaiting, sendWaiting } from '../exam-answers/waiting.ts'
import { signOut } from './actions.ts'
import { sessionStore } from './session-store.ts'

/**
 * Signs out, and leaves no answers of an exam behind in this browser: those that have not reached the service are sent first. When that
 * fails the person stays signed in, is told, and may let them go.
 * @returns false when the person is still signed in
 */
export async function leave(): Promise<boolean> {
  const left = await sendMissed()
  if (left === 0) {
    await signOut()
    return true
  }
  const user = userOf()
  showToast({
    tone: 'danger', timeout: Infinity,
    text: plural(left, { one: '# exam answer is not sent yet and would be lost.', other: '# exam answers are not sent yet and would be lost.' }),
    action: { label: t`Sign out anyway`, onAction: () => void forgetAnswers(user).then(signOut) },
  })
  return false
}

/** Tries once to send what this person's last session left in this browser. @returns how many answers still wait */
export async function sendMissed(): Promise<number> {
  return sendWaiting(await openPendingStore(), userOf(), sendAnswer)
}

/** Removes a person's unsent answers from this browser. */
export async function forgetAnswers(user: number | null): Promise<void> {
  await discardWaiting(await openPendingStore(), user)
}

const userOf = () => sessionStore.getState().info?.id ?? null
