import { clientApi, clientQuery } from '@masar/app-shell'

/** Countries in the reader's order. Both apps ask client-api: places belong to nobody. */
export const countriesQuery = () => ({
  ...clientQuery('/countries', signal => clientApi().GET('/countries', { signal })),
  staleTime: Infinity,
})

export const citiesQuery = (country: number) => ({
  ...clientQuery(`/countries/${country}/cities`, signal =>
    clientApi().GET('/countries/{id}/cities', { params: { path: { id: country } }, signal }),
  ),
  staleTime: Infinity,
})

export const jobNamesQuery = () => ({
  ...clientQuery('/job-names', signal => clientApi().GET('/job-names', { signal })),
  staleTime: Infinity,
})
