import type { CompanyPaths } from '@masar/api-sdk'
import { companyQuery } from '@masar/app-shell'

export type Dashboard =
  CompanyPaths['/dashboard']['get']['responses'][200]['content']['application/json']['data']

export const dashboardQuery = () => companyQuery('/dashboard')
