import { useLingui } from '@lingui/react/macro'
import type { RequestState } from './api.ts'

/** What the states of requests are called. */
export function useRequestWords(): Record<RequestState, string> {
  const { t } = useLingui()
  return {
    open: t`Waiting for an answer`,
    approved: t({ context: 'of requests', message: 'Approved' }),
    declined: t({ context: 'of requests', message: 'Declined' }),
    withdrawn: t({ context: 'of requests', message: 'Taken back' }),
  }
}
