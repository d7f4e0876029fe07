import { ApiError } from '@masar/api-sdk'
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { noteFailure } from '../watch/service-watch.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
  }
}

const most = 3

/**
 * A client in which whatever is invalidated is asked for again. The library itself lets a first load go on that is under way, and shows its
 * answer: what was read before the change.
 */
class RereadingClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    if (filters?.refetchType !== 'none' && options?.cancelRefetch !== false)
      for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' }))
        // Those waiting for it get the response of the next load, which begins at once.
        if (query.state.data === undefined && query.isActive()) void query.cancel({ silent: true })
    return super.invalidateQueries(filters, options)
  }
}

/** Caching and retries of reads; an error response is final, an unreachable API is tried again. */
export function createQueryClient(): QueryClient {
  return new RereadingClient({
    queryCache: new QueryCache({ onError: error => noteFailure(error) }),
    mutationCache: new MutationCache({ onError: error => noteFailure(error) }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A timeout is reported at once: three more tries would take a minute.
        retry: (failures, error) =>
          error instanceof ApiError && error.isPassing && error.kind !== 'timeout' && failures < most,
        retryDelay: (attempt, error) =>
          error instanceof ApiError && error.retryAfter !== undefined
            ? Math.min(error.retryAfter, 5) * 1000
            : Math.min(1000 * 2 ** attempt, 8000),
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}
