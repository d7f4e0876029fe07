import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { RouteOptions } from 'fastify'
import { errors } from './errors.ts'
import { Failure } from './modules/contract.ts'

export type ApiName = 'client-api' | 'company-api'

const codes = Object.entries(errors)
  .map(([code, { status }]) => `| \`${code}\` | ${status} |`)
  .join('\n')

/** What the OpenAPI 3.1 document of one API says beside its paths. */
export function documentOf(name: ApiName): FastifyDynamicSwaggerOptions {
  return {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: name === 'client-api' ? 'Masar client API' : 'Masar company API',
        version: '1',
        description: `Every success has \`data\`; every failure is \`{ message, code, errors? }\` with the message in the language of \`Accept-Language\`.\n\n| code | status |\n|---|---|\n${codes}`,
      },
      servers: [{ url: `/${name}/v1` }],
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', name: 'Api-Key', in: 'header' },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{ apiKey: [] }, { apiKey: [], bearer: [] }],
    },
    stripBasePath: true,
    hideUntagged: true,
  }
}

/** Every operation may fail, always in the same shape. */
export function documentFailures(route: RouteOptions): void {
  const response = route.schema?.response as Record<string, unknown> | undefined
  if (response !== undefined) response['default'] = Failure
}
