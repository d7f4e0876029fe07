import type { AppName, Locale } from '@masar/site-map'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'

interface AppSettings {
  app: AppName
  locale: Locale
}

/** The context of guards and loaders of both apps. */
export interface RouterContext {
  app: AppName
  locale: Locale
  queryClient: QueryClient
}

/** Given by `startApp`; tests give it themselves. */
export const AppContext = createContext<AppSettings>({ app: 'learner', locale: 'ar' })

/** Which app this is, and in which language its document was loaded. */
export function useApp(): AppSettings {
  return use(AppContext)
}
