import type { CompanyPaths } from '@masar/api-sdk'
import { companyQuery } from '@masar/app-shell'

export type EmployeePage =
  CompanyPaths['/employees/{id}']['get']['responses'][200]['content']['application/json']['data']
export type Assignment = EmployeePage['assignments'][number]

export const employeeQuery = (id: number) => companyQuery('/employees/{id}', { path: { id } })
