import type { CompanyPaths } from '@masar/api-sdk'
import { companyApi, companyQuery } from '@masar/app-shell'

export type CompanyProfile = CompanyPaths['/auth/profile']['get']['responses'][200]['content']['application/json']['data']

export const profileQuery = () => companyQuery('/auth/profile', signal => companyApi().GET('/auth/profile', { signal }))
