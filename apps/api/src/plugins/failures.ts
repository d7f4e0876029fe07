import type { FastifyError, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import fp from 'fastify-plugin'
import { AppError, errors, fieldErrors, type ErrorCode, type FieldError } from '../errors.ts'
import { localeOf, sentence, type Locale } from '../locale.ts'

/** Every failure leaves as `{ message, code, errors? }` in the reader's language. */
export const failures = fp(
  async app => {
    app.setErrorHandler((error: FastifyError, request, reply) =>
      answer(asAppError(error, request), request, reply),
    )
    app.setNotFoundHandler((request, reply) => answer(new AppError('not_found'), request, reply))
  },
  { name: 'failures' },
)

function answer(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Read here, not from `request.locale`: media and unknown paths fail outside the scopes that set it.
  const locale = localeOf(request.headers['accept-language'])
  const { status, message } = errors[error.code]
  if (error.retryAfter !== undefined)
    reply.header('retry-after', String(Math.max(1, Math.ceil(error.retryAfter))))
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      JSON.stringify({
        message: sentence(locale, message, error.data),
        code: error.code,
        ...(error.fields
          ? { errors: fieldSentences(error.fields, locale, request.headers['getallerror'] === '1') }
          : {}),
        ...(error.data ? { data: error.data } : {}),
        ...(status >= 500 ? { request_id: request.id } : {}),
      }),
    )
}

/** All messages of a field with `GetAllError: 1`, else its first. */
function fieldSentences(
  fields: Record<string, FieldError[]>,
  locale: Locale,
  wantsAll: boolean,
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, errors]) => {
      const told = wantsAll ? errors : errors.slice(0, 1)
      return [field, told.map(error => sentence(locale, fieldErrors[error.code], { limit: error.limit }))]
    }),
  )
}

const byStatus: Partial<Record<number, ErrorCode>> = {
  400: 'malformed',
  404: 'not_found',
  413: 'too_large',
  414: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
}

function asAppError(
  error: FastifyError & { code?: string; cause?: unknown },
  request: FastifyRequest,
): AppError {
  if (error instanceof AppError) return error
  if (error.validation) return validationError(error.validation)
  if (isDatabaseAway(error) || isDatabaseAway(error.cause)) {
    request.log.error({ err: error }, 'database unavailable')
    return new AppError('unavailable', { retryAfter: 5 })
  }
  const known =
    error.statusCode === undefined || error.statusCode >= 500
      ? undefined
      : (byStatus[error.statusCode] ?? 'malformed')
  if (known) return new AppError(known)
  request.log.error({ err: error }, 'request failed')
  return new AppError('internal')
}

/** Refused, cut off, timed out, shutting down: what a database that is away looks like from here. */
function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as { code?: unknown }).code
  if (
    typeof code === 'string' &&
    /^(ECONNREFUSED|ECONNRESET|ENOENT|ETIMEDOUT|EPIPE|57P0[1-3]|08\w{3}|53\d{3}|57014)$/.test(code)
  )
    return true
  return /Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after calling end|Client has encountered a connection error/.test(
    error.message,
  )
}

const mistyped = new Set(['type', 'additionalProperties', 'unevaluatedProperties', 'anyOf', 'const'])

/** A wrong kind of value or an unknown field is malformed (400); a value out of bounds is an error of its field (422). */
function validationError(errors: FastifySchemaValidationError[]): AppError {
  // Without a prototype: a client may name a field `constructor`.
  const fields = Object.create(null) as Record<string, FieldError[]>
  const fitting = ofFittingForms(errors)
  for (const error of fitting) (fields[fieldOf(error)] ??= []).push(errorOf(error))
  return new AppError(fitting.some(isMistyped) ? 'malformed' : 'validation', { fields })
}

const isMistyped = ({ keyword }: FastifySchemaValidationError) => mistyped.has(keyword)

const isWithin = (error: FastifySchemaValidationError, choice: FastifySchemaValidationError) =>
  error.schemaPath.startsWith(`${choice.schemaPath}/`) &&
  `${error.instancePath}/`.startsWith(`${choice.instancePath}/`)

/**
 * Of a value that may have several forms, such as a number or null: only what is wrong with the form that it has.
 * A plain value that has none of them is of the wrong kind, which is said once.
 */
function ofFittingForms(errors: FastifySchemaValidationError[]): FastifySchemaValidationError[] {
  return errors
    .filter(({ keyword }) => keyword === 'anyOf')
    .reduce((left, choice) => {
      const forms = Map.groupBy(
        left.filter(error => isWithin(error, choice)),
        ({ schemaPath }) => schemaPath.slice(choice.schemaPath.length + 1).split('/')[0],
      )
      const all = [...forms.values()]
      const fitting = all.find(form => !form.some(isMistyped))
      if (fitting) {
        const others = new Set([choice, ...all.filter(form => form !== fitting).flat()])
        return left.filter(error => !others.has(error))
      }
      const isPlain = all.flat().every(({ instancePath }) => instancePath === choice.instancePath)
      const forOne = new Set(isPlain ? all.flat() : [])
      return left.filter(error => !forOne.has(error))
    }, errors)
}

function fieldOf(error: FastifySchemaValidationError): string {
  const path = error.instancePath.split('/').slice(1)
  const property = error.params['missingProperty'] ?? error.params['additionalProperty']
  return [...path, ...(typeof property === 'string' ? [property] : [])].join('.') || 'body'
}

function errorOf({ keyword, params }: FastifySchemaValidationError): FieldError {
  const limit = Number(params['limit'])
  switch (keyword) {
    case 'required':
      return { code: 'required' }
    case 'minLength':
    case 'minItems':
      return limit === 1 ? { code: 'required' } : { code: 'too_short', limit }
    case 'maxLength':
      return { code: 'too_long', limit }
    case 'maxItems':
      return { code: 'too_many', limit }
    case 'minimum':
    case 'exclusiveMinimum':
      return { code: 'too_small', limit }
    case 'maximum':
    case 'exclusiveMaximum':
      return { code: 'too_big', limit }
    case 'enum':
      return { code: 'choice' }
    case 'format':
      return { code: params['format'] === 'email' ? 'email' : 'format' }
    case 'type':
    case 'const':
    case 'anyOf':
      return { code: 'type' }
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return { code: 'unknown' }
    default:
      return { code: 'format' }
  }
}
