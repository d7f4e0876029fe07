import createClient, { type Client } from 'openapi-fetch'
import { fetchOptions, middlewareOf } from './client.ts'
import type { paths } from './generated/client-api.ts'
import type { ClientOptions } from './options.ts'

export type ClientApi = Client<paths>

/** A typed client of client-api: what learners and instructors call. */
export function createClientApi(options: ClientOptions): ClientApi {
  const client = createClient<paths>(fetchOptions('/client-api/v1', options))
  client.use(...middlewareOf(options))
  return client
}
