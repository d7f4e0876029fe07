import { useLingui } from '@lingui/react/macro'
import type { WriteProblem } from './read-draft.ts'

/** What to do about what cannot be saved. */
export function useProblemMessage(): (problem: WriteProblem | undefined) => string | undefined {
  const { t } = useLingui()
  return problem => {
    switch (problem) {
      case undefined:
        return undefined
      case 'missing':
        return t`Fill this in, in one language at least.`
      case 'points':
        return t`From 0.01 to 100.`
      case 'few':
        return t`Give at least two.`
      case 'one_correct':
        return t`Several are marked as right, and a single choice has one. Leave one marked.`
      case 'right_missing':
        return t`No option is marked as right. Mark the one that is.`
      case 'none_correct':
        return t`Mark at least one as right.`
      case 'anything':
        return t`One of them would accept anything, or nothing. Write more than stars.`
      case 'number':
        return t`Type the right number.`
      case 'tolerance':
        return t`Type 0 or more; in percent, up to 100.`
      case 'sum':
        return t`The points of the criteria must add up to the points of the question.`
      case 'count':
        return t`Type a whole number within the bounds.`
      case 'kinds':
        return t`Choose at least one kind of file.`
      case 'words_order':
        return t`The maximum number of words cannot be lower than the minimum.`
      case 'tags':
        return t`Up to 20 tags, of up to 60 characters each.`
    }
  }
}
