type Locale = 'ar' | 'en'

/** What the host writes before the worker's code. */
export interface OfflineSettings {
  /** Changes with every build, and so does the worker. */
  build: string
  /** The page that replaces every other one, and its files. */
  away: Record<Locale, { document: string; files: string[] }>
  /** The learner app's document without anything personal, and what lessons and exams need of the app. */
  shell: Record<Locale, { document: string; files: string[] }>
}

/** The language of a page by its path, as `localeOfPath` of the table of pages has it. */
export function localeOf(pathname: string): Locale {
  return /^\/en(?:\/|$)/.test(pathname) ? 'en' : 'ar'
}

export const cacheOf = ({ build }: Pick<OfflineSettings, 'build'>) => `masar-shell-${build}`
