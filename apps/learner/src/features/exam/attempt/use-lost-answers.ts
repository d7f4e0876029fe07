import { plural } from '@lingui/core/macro'
import { showToast } from '@masar/ui'
import { useEffect } from 'react'
import type { AttemptState } from '../autosave/attempt-state.ts'
import { unsent } from '../model/answers.ts'

/** Says what was answered here, but had not reached the service when the attempt was ended elsewhere: nothing typed goes without a word. */
export function useLostAnswers({ phase, answers }: Pick<AttemptState, 'phase' | 'answers'>): void {
  const lost = phase === 'closed' ? unsent(answers).length : 0
  useEffect(() => {
    if (lost === 0) return
    showToast({
      tone: 'danger',
      timeout: Infinity,
      text: plural(lost, {
        one: 'The exam ended before # answer of yours was sent. It does not count.',
        other: 'The exam ended before # answers of yours were sent. They do not count.',
      }),
    })
  }, [lost])
}
