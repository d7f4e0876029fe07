import createClient, { type Client } from 'openapi-fetch'
import { fetchOptions, middlewareOf } from './client.ts'
import type { paths } from './generated/company-api.ts'
import type { ClientOptions } from './options.ts'

export type CompanyApi = Client<paths>

/** A typed client of company-api: what a company's portal calls. */
export function createCompanyApi(options: ClientOptions): CompanyApi {
  const client = createClient<paths>(fetchOptions('/company-api/v1', options))
  client.use(...middlewareOf(options))
  return client
}
