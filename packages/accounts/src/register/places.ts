import { clientQuery } from '@masar/app-shell'

/** Countries in the reader's order. Both apps ask client-api: places have no owner. */
export const countriesQuery = () => ({
  ...clientQuery('/countries'),
  staleTime: Infinity,
})

export const citiesQuery = (country: number) => ({
  ...clientQuery('/countries/{id}/cities', { path: { id: country } }),
  staleTime: Infinity,
})

export const jobNamesQuery = () => ({
  ...clientQuery('/job-names'),
  staleTime: Infinity,
})
