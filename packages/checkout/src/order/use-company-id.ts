import { capacitiesQuery } from '@masar/app-shell'
import { useQuery } from '@tanstack/react-query'

/** The company that the session acts for; null where it is none, or not known, which `isPending` tells apart. */
export function useCompanyId(isCompany: boolean): { id: number | null; isPending: boolean } {
  const capacities = useQuery({ ...capacitiesQuery(), enabled: isCompany })
  const id = capacities.data?.data.find(({ is_current }) => is_current)?.company?.id ?? null
  return { id, isPending: isCompany && capacities.isPending }
}
