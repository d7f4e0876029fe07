import { ApiError } from '@masar/api-sdk'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { noteFailure } from '../watch/service-watch.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
  }
}

const most = 3

/** What reads are kept and tried again; a refusal is final, a service that is away is asked again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: error => noteFailure(error) }),
    mutationCache: new MutationCache({ onError: error => noteFailure(error) }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // What did not answer in time is told at once: three more tries would take a minute.
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
