import type { ClientPaths, CompanyPaths, ReadPath } from '@masar/api-sdk'
import { callKey, type CallValues, isKeyOf } from '@masar/site-map'
import type { Query } from '@tanstack/react-query'

/** The paths of an API, by the name its queries begin with. */
export interface Apis {
  client: ClientPaths
  company: CompanyPaths
}
export type ApiName = keyof Apis

/** The key of a query: the API, then the call's key, which the host names initial data by. */
export function queryKeyOf(api: ApiName, call: string, values?: CallValues): readonly [ApiName, string] {
  return keyedBy(api, callKey(call, values))
}

/** The same where the call's key is known already. */
export function keyedBy(api: ApiName, key: string): readonly [ApiName, string] {
  return [api, key]
}

/** The key of a list that is read page by page. */
export function pagesKeyOf(api: ApiName, call: string, values?: CallValues) {
  return [api, 'pages', callKey(call, values)] as const
}

/** The queries of calls of client-api, whatever their values and however much of them is read: for `invalidateQueries` and its like. */
export function queriesOf(...calls: readonly ReadPath<ClientPaths>[]): {
  predicate: (query: Pick<Query, 'queryKey'>) => boolean
} {
  return {
    predicate: ({ queryKey }) => {
      const key = queryKey.at(-1)
      return queryKey[0] === 'client' && typeof key === 'string' && calls.some(call => isKeyOf(call, key))
    },
  }
}
