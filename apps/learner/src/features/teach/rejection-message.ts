import { ApiError } from '@masar/api-sdk'

/** Why the service does not take a file, in the reader's language; nothing where it did not answer: then another try may do. */
export function rejectionMessage(error: unknown): string | undefined {
  return error instanceof ApiError && error.kind === 'answer' ? error.message : undefined
}
