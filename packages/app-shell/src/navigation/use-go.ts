import { appOf, hrefFor } from '@masar/site-map'
import { useRouter } from '@tanstack/react-router'
import { useApp } from '../app-context.ts'
import { navigateTo } from './foreign.ts'
import { partsOf } from './parts-of.ts'
import { parseSearch } from './search.ts'

interface GoOptions {
  replace?: boolean
  /** False: the page stays where it is scrolled to, as where only a part of it changes. */
  resetScroll?: boolean
}

/** Goes to a path of ours by code; into the other app by loading its document. */
export function useGo(): (to: string, options?: GoOptions) => void {
  const router = useRouter()
  const { app, locale } = useApp()
  return (to, { replace = false, resetScroll = true } = {}) => {
    const target = hrefFor(to, { locale: 'ar', company: app === 'company' })
    const { pathname, search, hash } = partsOf(target)
    if (appOf({ pathname, search }) !== app) navigateTo(hrefFor(to, { locale, company: app === 'company' }))
    else
      void router.navigate({
        to: pathname,
        search: parseSearch(search),
        ...(hash && { hash }),
        replace,
        resetScroll,
      } as object)
  }
}
