import { appOf, hrefFor } from '@masar/site-map'
import { Link } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import { useApp } from '../app-context.ts'
import { partsOf } from './parts-of.ts'
import { parseSearch } from './search.ts'

export interface AppLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of ours without locale prefix, with query and hash as wanted: `/Course/12`, `/courses?date=newest`. */
  to: string
  /** Replaces the present entry of the history. */
  replace?: boolean
  /** Leaves the portal: a page that both apps have is the learner app's. */
  isOutside?: boolean
  /** The current page is this very path alone, not also what lies below it. */
  isExact?: boolean
}

/** The URL of a path of ours in this app and language. */
export function useHref(): (to: string) => string {
  const { app, locale } = useApp()
  return to => hrefFor(to, { locale, company: app === 'company' })
}

/**
 * A link of ours. Within the app it is a client navigation; into the other app it loads the document: the one routing
 * table decides. Inside the portal `company` is kept.
 */
export function AppLink({ to, replace, isOutside = false, isExact = false, ...rest }: AppLinkProps) {
  const { app, locale } = useApp()
  const company = app === 'company' && !isOutside
  const target = hrefFor(to, { locale: 'ar', company })
  const { pathname, search, hash } = partsOf(target)
  if (appOf({ pathname, search }) !== app) return <a {...rest} href={hrefFor(to, { locale, company })} />
  // The router's types know its own routes only; paths of the table are checked by the table's tests.
  const place = { to: pathname, search: parseSearch(search), ...(hash && { hash }) } as { to: '.' }
  const active = isExact && { activeOptions: { exact: true, includeSearch: false } }
  return <Link {...rest} {...place} {...active} {...(replace && { replace })} />
}
