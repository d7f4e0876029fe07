/** Where a visit keeps the errors of its pages: they outlive the page that is left. */
const key = 'errors-of-pages'

/** Known to be harmless: an observer that changes a size is notified one frame later. */
const harmless = /ResizeObserver loop completed with undelivered notifications/

/** Script that keeps the errors of a page from now on; once for each page, however often it is run. */
export const watchErrors = `(${watch.toString()})(${JSON.stringify(key)});`
/** Expression of the errors that were kept. */
export const keptErrors = `location.protocol.startsWith('http') ? JSON.parse(sessionStorage.getItem(${JSON.stringify(key)}) ?? '[]') : []`

export const withoutHarmless = (errors: readonly string[]) => errors.filter(each => !harmless.test(each))

function watch(place: string): void {
  const watched = window as Window & { areErrorsWatched?: boolean }
  if (watched.areErrorsWatched || !location.protocol.startsWith('http')) return
  watched.areErrorsWatched = true
  const keep = (kind: string, what: unknown) => {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? '[]') as string[]
    const error = what as Partial<Error> | null
    const text = error?.stack === undefined ? String(what) : `${String(what)} ${error.stack}`
    sessionStorage.setItem(place, JSON.stringify([...kept, `${location.href} ${kind}: ${text}`]))
  }
  addEventListener('error', event => keep('uncaught', event.error ?? event.message))
  addEventListener('unhandledrejection', event => keep('uncaught', event.reason))
  addEventListener('securitypolicyviolation', event =>
    keep('content security policy', `${event.effectiveDirective} refused ${event.blockedURI}`),
  )
  const { error } = console
  console.error = (...parts: unknown[]) => {
    keep('console', parts.map(String).join(' '))
    error.apply(console, parts)
  }
}
