import { AppLink, useSession } from '@masar/app-shell'
import { linkClass } from '@masar/ui'
import type { ComponentProps } from 'react'

/** A number that opens its list of people or of what they learn; for finance, which counts people and does not see them, the number alone. */
export function ListLink({
  children,
  ...rest
}: Pick<ComponentProps<typeof AppLink>, 'to' | 'children' | 'aria-label'>) {
  const isFinance = useSession(session => session.role === 'finance')
  if (isFinance) return children
  return (
    <AppLink {...rest} className={linkClass()}>
      {children}
    </AppLink>
  )
}
