import { useLingui } from '@lingui/react/macro'
import type { FaultKind } from './api.ts'

/** What may be wrong with a lesson, in words. */
export function useFaultKinds(): Record<FaultKind, string> {
  const { t } = useLingui()
  return {
    wrong: t`Something is wrong`,
    broken: t`Something does not work`,
    unclear: t`Something is unclear`,
  }
}
