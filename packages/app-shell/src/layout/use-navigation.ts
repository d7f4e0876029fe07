import { useLingui } from '@lingui/react'
import { navigationOf, type NavigationLink, type NavigationPlace, type Viewer } from '@masar/site-map'
import { useMemo } from 'react'
import { isSignedIn, type Session } from '../session/session.ts'
import { useSession } from '../session/session-store.ts'

function viewerOf(session: Session): Viewer {
  if (!isSignedIn(session)) return 'visitor'
  if (session.capacity === 'company')
    return session.role === 'finance'
      ? 'company-finance'
      : session.role === 'manager'
        ? 'company'
        : 'company-lead'
  return session.info?.kind ?? 'student'
}

export interface ShownLink extends Pick<NavigationLink, 'to' | 'icon'> {
  label: string
  /** Whether the page is the learner app's, wherever the link stands. */
  isOutside: boolean
}

/** The links that the table of pages puts at a place, as this person sees them; none without a place. */
export function useNavigation(place: NavigationPlace | null): ShownLink[] {
  const { i18n } = useLingui()
  // A signed-in person whose kind is not known yet sees a learner's navigation.
  const viewer = useSession(viewerOf)
  return useMemo(
    () =>
      place === null
        ? []
        : navigationOf(place, viewer).map(({ to, icon, label, page }) => ({
            to,
            icon,
            label: i18n._(label),
            isOutside: page.app === 'learner',
          })),
    [place, viewer, i18n],
  )
}
