import { AppLink } from '@masar/app-shell'
import { linkClass } from '@masar/ui'
import type { ComponentProps } from 'react'
import { useRights } from '../people/rights.ts'

/** A number that opens its list of people or of what they learn; for finance, which counts people and does not see them, the number alone. */
export function ListLink({
  children,
  isQuiet = false,
  ...rest
}: Pick<ComponentProps<typeof AppLink>, 'to' | 'children' | 'aria-label'> & { isQuiet?: boolean }) {
  const { readsPeople } = useRights()
  if (!readsPeople) return children
  return (
    <AppLink {...rest} className={linkClass({ quiet: isQuiet })}>
      {children}
    </AppLink>
  )
}
