import SCIMMY from 'scimmy'
import { AppError, errors, fieldErrors } from '../../../errors.ts'
import { sentence } from '../../../locale.ts'

type ScimType =
  | 'uniqueness'
  | 'invalidFilter'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue'

/** An error response in the protocol's own terms. */
export function scimError(
  status: number,
  detail: string,
  scimType?: ScimType,
): InstanceType<typeof SCIMMY.Types.Error> {
  return new SCIMMY.Types.Error(status, scimType as never, detail)
}

const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error'

/** Maps an error to a SCIM error response: RFC 7644, 3.12. Its text is for the directory's own log, in English. */
export function scimFailure(error: unknown): { status: number; body: object } {
  const told = (status: number, detail: string, scimType?: string | null) => ({
    status,
    body: { schemas: [errorSchema], status: String(status), ...(scimType && { scimType }), detail },
  })
  if (error instanceof SCIMMY.Types.Error) return told(Number(error.status), error.message, error.scimType)
  if (error instanceof TypeError) return told(400, error.message, 'invalidValue')
  if (!(error instanceof AppError)) return told(500, sentence('en', errors.internal.message))
  if (error.code === 'validation') return told(400, fieldsOf(error), 'invalidValue')
  if (error.code === 'malformed') return told(400, sentence('en', errors.malformed.message), 'invalidSyntax')
  const { status, message } = errors[error.code]
  return told(status, sentence('en', message, error.data))
}

function fieldsOf({ fields = {} }: AppError): string {
  return Object.entries(fields)
    .map(([field, messages]) =>
      [field, ...messages.map(({ code, limit }) => sentence('en', fieldErrors[code], { limit }))].join(': '),
    )
    .join(' ')
}
