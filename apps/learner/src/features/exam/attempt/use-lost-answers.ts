import { plural } from '@lingui/core/macro'
import { showToast } from '@masar/ui'
import { useEffect } from 'react'
import type { AttemptSession } from '../autosave/attempt-session.ts'
import type { Lost, Phase } from '../autosave/attempt-state.ts'

/**
 * Says what was answered here, but had not reached the service when the attempt was ended elsewhere: nothing typed goes without a word.
 * What is still on its way is waited for, if need be beyond the exam's page.
 */
export function useLostAnswers(session: Pick<AttemptSession, 'lost'>, phase: Phase): void {
  useEffect(() => {
    if (phase === 'closed') void session.lost().then(tell)
  }, [session, phase])
}

function tell({ count, isCertain }: Lost): void {
  if (count === 0) return
  showToast({
    tone: 'danger',
    timeout: Infinity,
    text: isCertain
      ? plural(count, {
          one: 'The exam ended before # answer of yours was sent. It does not count.',
          other: 'The exam ended before # answers of yours were sent. They do not count.',
        })
      : plural(count, {
          one: 'It is not certain that # answer of yours arrived before the exam ended. It may not count.',
          other:
            'It is not certain that # answers of yours arrived before the exam ended. They may not count.',
        }),
  })
}
