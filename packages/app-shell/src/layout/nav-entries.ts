import { useLingui } from '@lingui/react/macro'
import { useApp } from '../app-context.ts'
import { isSignedIn } from '../session/session.ts'
import { useSession } from '../session/session-store.ts'

export interface NavEntry {
  to: string
  label: string
}

/** The few places that stand in the header, by app and by who is there. */
export function useNavEntries(): NavEntry[] {
  const { t } = useLingui()
  const { app } = useApp()
  const isIn = useSession(isSignedIn)
  const capacity = useSession(session => session.capacity)
  const seesPeople = useSession(session => session.role !== 'finance')
  if (app === 'company') {
    const portal = [
      { to: '/?company', label: t`Dashboard` },
      ...(seesPeople ? [{ to: '/Employees', label: t`Employees` }] : []),
      { to: '/courses?company', label: t`Courses and seats` },
      { to: '/reports?company', label: t`Reports` },
    ]
    return capacity === 'company' ? portal : []
  }
  const everyone = [
    { to: '/courses', label: t`Courses` },
    { to: '/Instructor', label: t`Instructors` },
  ]
  if (isIn && capacity === 'company') return [...everyone, { to: '/?company', label: t`Company portal` }]
  return isIn
    ? [...everyone, { to: '/learn', label: t`My courses` }]
    : [...everyone, { to: '/about_us', label: t`About us` }]
}
