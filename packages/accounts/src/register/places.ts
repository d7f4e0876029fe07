import { clientQuery } from '@masar/app-shell'

/** Countries in the reader's order. Both apps ask client-api: places belong to nobody. */
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
