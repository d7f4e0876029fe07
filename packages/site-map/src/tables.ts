import { companyPages } from './company-pages.ts'
import { learnerPages } from './learner-pages.ts'
import type { AppName, Page } from './page.ts'

/** Every page there is, by its app. */
export const pagesByApp: Record<AppName, readonly Page[]> = { learner: learnerPages, company: companyPages }

/** Every page there is, of all apps. */
export const pages: readonly Page[] = Object.values(pagesByApp).flat()
