import type { Locale } from '../../../locale.ts'
import type { ApiName } from '../../../openapi.ts'

/** The whole address of an app's page, for a redirect to it. */
export type PageOf = (path: string, locale: Locale, query?: Record<string, string>) => string

/** Addresses of the pages of the app that calls an API. */
export function pagesOf(api: ApiName, publicUrl: string): PageOf {
  return (path, locale, query = {}) => {
    const search = new URLSearchParams(query).toString()
    const words = [...(api === 'company-api' ? ['company'] : []), ...(search === '' ? [] : [search])].join(
      '&',
    )
    return `${publicUrl}${locale === 'en' ? '/en' : ''}${path}${words === '' ? '' : `?${words}`}`
  }
}

/** The query of a request's address, with its question mark. */
export function searchOf(url: string): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at)
}

/** The kind of an error: its message may quote what the browser sent. */
export function errorKindOf(error: unknown): string {
  const { code, name, cause } = error as { code?: unknown; name?: unknown; cause?: { code?: unknown } }
  return String(code ?? cause?.code ?? name)
}
