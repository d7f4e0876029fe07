import { t } from '@lingui/core/macro'
import type { ErrorKind } from '@masar/api-sdk'

/** What a person reads of a call that failed without a message of the service. */
export function errorWords(kind: ErrorKind): string {
  switch (kind) {
    case 'timeout':
      return t`The service takes too long to answer. Try again in a moment.`
    case 'answer':
      return t`Something went wrong with us. Try again in a moment.`
    default:
      return t`Check your connection and try again.`
  }
}
