import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { WrittenQuestion } from '../exam/api.ts'
import type { Flaw } from './checks.ts'

export function kindName(kind: WrittenQuestion['kind']): ReactNode {
  switch (kind) {
    case 'single_choice':
      return <Trans>Single choice</Trans>
    case 'multiple_choice':
      return <Trans>Several choices</Trans>
    case 'true_false':
      return <Trans>True or false</Trans>
    case 'short_text':
      return <Trans>Short text</Trans>
    case 'number':
      return <Trans context="kind of question">Number</Trans>
    case 'matching':
      return <Trans context="kind of question">Matching</Trans>
    case 'ordering':
      return <Trans context="kind of question">Ordering</Trans>
    case 'essay':
      return <Trans context="kind of question">Essay</Trans>
  }
}

/** What to do about it, in plain words. */
export function flawAdvice(flaw: Flaw): ReactNode {
  switch (flaw) {
    case 'no_right':
      return <Trans>It doesn’t say what is right: nobody can get its points.</Trans>
    case 'equal_options':
      return <Trans>Two options read the same: change one, or nobody knows which to choose.</Trans>
    case 'long_option':
      return (
        <Trans>
          One option is much longer than all others. Learners often take the longest for right: even them out.
        </Trans>
      )
    case 'no_tolerance':
      return (
        <Trans>Only this exact number is right. If it is measured or rounded, give it a tolerance.</Trans>
      )
    case 'one_language':
      return <Trans>Some of it is in one language only: readers of the other see a mixture.</Trans>
    case 'wordless_image':
      return (
        <Trans>
          An image has no description: people who can’t see it can’t answer. Write one between its square
          brackets.
        </Trans>
      )
  }
}
