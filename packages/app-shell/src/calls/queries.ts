import {
  type ApiError,
  type ClientPaths,
  type CompanyPaths,
  type PagesPath,
  type ReadAnswer,
  type ReadPath,
  type ReadValues,
  unwrap,
} from '@masar/api-sdk'
import { type CallValues } from '@masar/site-map'
import { infiniteQueryOptions, type InfiniteData, queryOptions } from '@tanstack/react-query'
import { initialDataOf } from '../queries/initial-data.ts'
import { clientApi, companyApi } from '../session/apis.ts'
import { type ApiName, type Apis, pagesKeyOf, queryKeyOf } from '../queries/keys.ts'

/** A call's values; none need be given where the call demands none. */
type Given<Values> = object extends Values ? [values?: Values] : [values: Values]

type Get = (
  call: string,
  options: { params: CallValues; signal: AbortSignal },
) => Promise<{ data?: unknown; error?: unknown; response: Response }>

/** The API's own call, without the types of its path: the functions below give them back. */
const getOf = (api: ApiName): Get => (api === 'client' ? clientApi() : companyApi()).GET as unknown as Get

function readQuery<Api extends ApiName, Path extends ReadPath<Apis[Api]>>(
  api: Api,
  call: Path,
  values: CallValues = {},
) {
  type Answer = ReadAnswer<Apis[Api], Path>
  return queryOptions<Answer, ApiError>({
    queryKey: queryKeyOf(api, call, values),
    queryFn: ({ signal }) => unwrap(getOf(api)(call, { params: values, signal })) as Promise<Answer>,
  })
}

function pagesQuery<Api extends ApiName, Path extends ReadPath<Apis[Api]>>(
  api: Api,
  call: Path,
  values: CallValues = {},
) {
  type Answer = ReadAnswer<Apis[Api], Path> & { meta: { next_cursor: string | null } }
  const queryKey = pagesKeyOf(api, call, values)
  return infiniteQueryOptions<
    Answer,
    ApiError,
    InfiniteData<Answer, string | undefined>,
    readonly unknown[],
    string | undefined
  >({
    queryKey,
    queryFn: ({ signal, pageParam: cursor }) => {
      const params = { ...values, query: { ...values.query, cursor } }
      return unwrap(getOf(api)(call, { params, signal })) as Promise<Answer>
    },
    initialPageParam: undefined,
    getNextPageParam: last => last.meta.next_cursor ?? undefined,
    initialData: () => {
      const first = api === 'client' ? initialDataOf<Answer>(queryKey[2]) : undefined
      return first && { pages: [first], pageParams: [undefined] }
    },
    // What came with the document is as old as the document.
    initialDataUpdatedAt: () => performance.timeOrigin,
  })
}

/**
 * A query on client-api: its key and its request are made of the same call and values.
 * @param call as OpenAPI writes it: `/courses/{id}`
 */
export function clientQuery<Path extends ReadPath<ClientPaths>>(
  call: Path,
  ...[values]: Given<ReadValues<ClientPaths, Path>>
) {
  return readQuery('client', call, values as CallValues | undefined)
}

/** The same on company-api. */
export function companyQuery<Path extends ReadPath<CompanyPaths>>(
  call: Path,
  ...[values]: Given<ReadValues<CompanyPaths, Path>>
) {
  return readQuery('company', call, values as CallValues | undefined)
}

/** A list of client-api, page by page; the first page may have come with the document. */
export function clientPages<Path extends PagesPath<ClientPaths>>(
  call: Path,
  ...[values]: Given<ReadValues<ClientPaths, Path>>
) {
  return pagesQuery('client', call, values as CallValues | undefined)
}

/** The same on company-api. */
export function companyPages<Path extends PagesPath<CompanyPaths>>(
  call: Path,
  ...[values]: Given<ReadValues<CompanyPaths, Path>>
) {
  return pagesQuery('company', call, values as CallValues | undefined)
}
