import swagger from '@fastify/swagger'
import type { FastifyPluginAsync } from 'fastify'
import { type ApiName, documentOf, titleOf } from './openapi.ts'
import { accessErrors, allow, anyone } from './plugins/access.ts'
import { apiReference } from './plugins/api-reference.ts'

/**
 * An API's calls, the document made of them, and the pages that show it, which need no key.
 * @param onDocument is handed the document once the routes stand
 */
export function describedApi(
  name: ApiName,
  calls: FastifyPluginAsync,
  onDocument?: (name: ApiName, document: object) => void,
): FastifyPluginAsync {
  return async app => {
    await app.register(
      swagger,
      documentOf(name, route => accessErrors(route.config)),
    )
    app.addHook('onReady', async () => {
      onDocument?.(name, app.swagger())
    })
    await app.register(allow(anyone, apiReference(titleOf(name))))
    await app.register(calls)
  }
}
