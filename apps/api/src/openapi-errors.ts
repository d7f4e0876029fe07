import type { FastifySchema } from 'fastify'
import { errors, type ErrorCode } from './errors.ts'
import { Failure } from './modules/contract.ts'

declare module 'fastify' {
  interface FastifySchema {
    /** The codes that the call itself fails with; those of its policy and its input are added. */
    errorCodes?: readonly ErrorCode[]
  }
}

/**
 * Every code below 500 that a call may fail with, each once.
 * @param policyErrors those that its policy refuses callers with
 */
export function errorCodesOf(schema: FastifySchema, policyErrors: readonly ErrorCode[]): ErrorCode[] {
  return [
    ...new Set([
      'malformed' as const,
      'api_key_invalid' as const,
      ...policyErrors,
      ...inputErrors(schema),
      ...(schema.errorCodes ?? []),
    ]),
  ].sort((a, b) => errors[a].status - errors[b].status)
}

function inputErrors({ params, querystring, body }: FastifySchema): ErrorCode[] {
  return [
    ...(params === undefined ? [] : (['not_found'] as const)),
    ...(body === undefined ? [] : (['too_large', 'unsupported_media_type'] as const)),
    ...((params ?? querystring ?? body) === undefined ? [] : (['validation'] as const)),
  ]
}

/** The answers of a call that failed, by status, as route schemas list answers. */
export function errorResponses(codes: readonly ErrorCode[]): Record<string, object> {
  const byStatus = Map.groupBy(codes, code => String(errors[code].status))
  return {
    ...Object.fromEntries([...byStatus].map(([status, listed]) => [status, failureWith(listed)])),
    default: failureWith(['internal', 'unavailable']),
  }
}

function failureWith(codes: readonly ErrorCode[]): object {
  return { ...Failure, 'x-response-description': codes.map(code => `\`${code}\``).join(', ') }
}
