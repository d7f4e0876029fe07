import type { CompanyPaths } from '@masar/api-sdk'
import { companyQuery } from '@masar/app-shell'

export type Dashboard =
  CompanyPaths['/dashboard']['get']['responses'][200]['content']['application/json']['data']

export type DashboardNeeds =
  CompanyPaths['/dashboard/needs']['get']['responses'][200]['content']['application/json']['data']

export const needsQuery = () => companyQuery('/dashboard/needs')

export const dashboardQuery = () => companyQuery('/dashboard')
