import { useLingui } from '@lingui/react/macro'
import { isSignedIn, useGo, useSession } from '@masar/app-shell'
import { Button } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import type { Course } from '../catalogue/types.ts'
import { standingQuery } from './queries.ts'
import styles from './favorites.module.css'
import { useFavorite } from './use-favorite.ts'

/** Saves a course for later; a visitor signs in first and comes back here. */
export function FavoriteButton({ course }: { course: Course }) {
  const { t } = useLingui()
  const go = useGo()
  const signedIn = useSession(isSignedIn)
  const save = useFavorite()
  const isSaved = useQuery({ ...standingQuery(course.id), enabled: signedIn }).data?.data.is_favorite ?? false
  const press = () =>
    signedIn ? save(course, !isSaved) : go(`/auth/login?next=${encodeURIComponent(`/Course/${course.id}`)}`)
  return (
    <Button
      variant="quiet"
      aria-pressed={isSaved}
      iconStart={Heart}
      className={isSaved ? styles.saved : undefined}
      onPress={press}
    >
      {isSaved ? t`In your favourites` : t`Save for later`}
    </Button>
  )
}
