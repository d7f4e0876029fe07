import type { CompanyPaths, ReadAnswer } from '@masar/api-sdk'
import { companyPages } from '@masar/app-shell'
import type { EmployeeFilters } from './filters.ts'

export type EmployeesAnswer = ReadAnswer<CompanyPaths, '/employees'>
export type Employee = EmployeesAnswer['data'][number]

/** The company's people, page by page. */
export function employeesQuery(filters: EmployeeFilters) {
  return companyPages('/employees', { query: { ...filters, limit: 50 } })
}
