import type { ApiError } from '@masar/api-sdk'

/** The first message of a field of a failed form, as the field shows it. */
export function fieldError(error: ApiError | null, field: string): string | undefined {
  return error?.errors[field]?.join(' ')
}
