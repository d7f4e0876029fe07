import { type CompanyAddress, type CompanyAddressBody, unwrap } from '@masar/api-sdk'
import { companyApi, companyQuery } from '@masar/app-shell'
import type { QueryClient } from '@tanstack/react-query'

/** The addresses that the company's bills may be made out to, the default first. */
export const addressesQuery = () => companyQuery('/billing-addresses')

/** Keeps another address; the first one is the default. @throws ApiError */
export async function addAddress(client: QueryClient, body: CompanyAddressBody): Promise<CompanyAddress> {
  const { data } = await unwrap(companyApi().POST('/billing-addresses', { body }))
  await client.invalidateQueries({ queryKey: addressesQuery().queryKey })
  return data
}

/** Replaces an address, and shows the list as it is then. @throws ApiError */
export async function changeAddress(
  client: QueryClient,
  id: number,
  body: CompanyAddressBody,
): Promise<CompanyAddress> {
  const { data } = await unwrap(
    companyApi().PUT('/billing-addresses/{id}', { params: { path: { id } }, body }),
  )
  await client.invalidateQueries({ queryKey: addressesQuery().queryKey })
  return data
}

/** Removes an address; documents that bear it stay as they are. @throws ApiError */
export async function removeAddress(client: QueryClient, id: number): Promise<void> {
  await unwrap(companyApi().DELETE('/billing-addresses/{id}', { params: { path: { id } } }))
  await client.invalidateQueries({ queryKey: addressesQuery().queryKey })
}
