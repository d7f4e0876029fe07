import type { AppName, Locale } from '@masar/site-map'
import { createContext, use } from 'react'

interface AppSettings {
  app: AppName
  locale: Locale
}

/** Given by `startApp`; tests give it themselves. */
export const AppContext = createContext<AppSettings>({ app: 'learner', locale: 'ar' })

/** Which app this is, and in which language its document was loaded. */
export function useApp(): AppSettings {
  return use(AppContext)
}
