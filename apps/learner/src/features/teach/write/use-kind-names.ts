import { useLingui } from '@lingui/react/macro'
import type { QuestionKind } from './draft.ts'

/** The kinds of questions in words, for a list to choose from. */
export function useKindNames(): Record<QuestionKind, string> {
  const { t } = useLingui()
  return {
    single_choice: t`Single choice`,
    multiple_choice: t`Several choices`,
    true_false: t`True or false`,
    short_text: t`Short text`,
    number: t({ message: 'Number', context: 'kind of question' }),
    matching: t({ message: 'Matching', context: 'kind of question' }),
    ordering: t({ message: 'Ordering', context: 'kind of question' }),
    essay: t({ message: 'Essay', context: 'kind of question' }),
  }
}
