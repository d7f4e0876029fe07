import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import fp from 'fastify-plugin'

const shared = {
  allErrors: true,
  useDefaults: true,
  removeAdditional: false,
  strict: true,
  strictTypes: false,
} as const

/**
 * Bodies are taken as they are: nothing is turned into another kind, nothing unknown is dropped. Paths and queries are text, so their numbers
 * are read. A schema is compiled when it is first needed, since several hundred at once would hold up every start.
 */
export const validation = fp(
  async app => {
    const bodies = withFormats(new Ajv({ ...shared, coerceTypes: false }))
    const addresses = withFormats(new Ajv({ ...shared, coerceTypes: true }))
    app.setValidatorCompiler(({ schema, httpPart }) => {
      const ajv = httpPart === 'body' ? bodies : addresses
      let compiled: ValidateFunction | undefined
      return data => {
        compiled ??= ajv.compile(schema as object)
        return compiled(data) ? true : { error: compiled.errors ?? [] }
      }
    })
  },
  { name: 'validation' },
)

function withFormats(ajv: Ajv): Ajv {
  const add = addFormats as unknown as (ajv: Ajv, formats: string[]) => Ajv
  return add(ajv, ['email', 'date', 'date-time', 'uri']).addKeyword({
    keyword: 'example',
    schemaType: ['string', 'number', 'object', 'array', 'boolean'],
  })
}
