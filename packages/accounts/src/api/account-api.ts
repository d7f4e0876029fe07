import { type AccountApi, accountApi } from '@masar/api-sdk'
import type { AppName } from '@masar/site-map'
import { clientApi, companyApi, useApp } from '@masar/app-shell'

/** The service that an app's accounts are asked of: companies have one of their own. */
export function accountApiOf(app: AppName): AccountApi {
  return accountApi(app === 'company' ? companyApi() : clientApi())
}

/** The same for components, asked for when a call is made. */
export function useAccountApi(): () => AccountApi {
  const { app } = useApp()
  return () => accountApiOf(app)
}
