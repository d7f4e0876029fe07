import { useLingui } from '@lingui/react/macro'
import { isSignedIn, useGo, useSession } from '@masar/app-shell'
import { cx, IconButton } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Heart } from 'lucide-react'
import type { Course } from '../catalogue/types.ts'
import { favoritesQuery } from './queries.ts'
import styles from './favorites.module.css'
import { useFavorite } from './use-favorite.ts'

/** The heart on a course's card: saves it in place. A visitor signs in first and comes back to the list. */
export function HeartButton({ course }: { course: Course }) {
  const { t } = useLingui()
  const go = useGo()
  const router = useRouter()
  const isMember = useSession(isSignedIn)
  const isCompany = useSession(session => session.capacity === 'company')
  const save = useFavorite()
  const isSaved =
    useQuery({
      ...favoritesQuery(),
      enabled: isMember && !isCompany,
      select: ({ data }) => data.some(({ id }) => id === course.id),
    }).data ?? false
  if (isCompany) return null
  const press = () => {
    const { pathname, searchStr } = router.state.location
    return isMember
      ? save(course, !isSaved)
      : go(`/auth/login?next=${encodeURIComponent(pathname + searchStr)}`)
  }
  return (
    <IconButton
      icon={Heart}
      variant="secondary"
      data-needs-script
      className={cx(styles.heart, isSaved && styles.saved)}
      aria-pressed={isSaved}
      label={isSaved ? t`Remove from favourites: ${course.title}` : t`Save to favourites: ${course.title}`}
      onPress={press}
    />
  )
}
