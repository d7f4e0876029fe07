import { Plural, Trans } from '@lingui/react/macro'
import { AppLink, LoadError, RealtimeProvider, useSession } from '@masar/app-shell'
import { Button, EmptyState, Heading, LinkButton, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { ArrowUpDown, Check } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { CourseGrid, CourseGridSkeleton } from '../catalogue/course-grid.tsx'
import type { FavoriteCourse } from '../catalogue/types.ts'
import { CourseActButton } from '../course/course-act-button.tsx'
import { courseAct } from '../course/model.ts'
import { useLineInCart } from '../course/use-line-in-cart.ts'
import { HeartButton } from '../favorites/heart-button.tsx'
import { favoritesQuery } from '../favorites/queries.ts'
import styles from './favorites.module.css'
import { useLiveFavorites } from './use-live-favorites.ts'

/** Dragging is asked for rarely, so its code comes when it is. */
const ArrangeFavorites = lazy(async () => ({
  default: (await import('./arrange-favorites.tsx')).ArrangeFavorites,
}))

/** The courses a person has saved: those saved last first, until the person gives them an order. */
export function FavoritesPage() {
  return (
    <RealtimeProvider>
      <Favorites />
    </RealtimeProvider>
  )
}

function Favorites() {
  useLiveFavorites()
  const list = useQuery(favoritesQuery())
  const [wantsOrder, setWantsOrder] = useState(false)
  const courses = list.data?.data
  const canOrder = courses !== undefined && courses.length > 1
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <Heading level={1}>
            <Trans>Favourites</Trans>
          </Heading>
          {courses && courses.length > 0 && (
            <Text soft size="sm">
              <Plural value={courses.length} one="# saved course" other="# saved courses" />
            </Text>
          )}
        </div>
        {canOrder && (
          <Button
            variant="secondary"
            iconStart={wantsOrder ? Check : ArrowUpDown}
            onPress={() => setWantsOrder(!wantsOrder)}
          >
            {wantsOrder ? <Trans>Done ordering</Trans> : <Trans>Change the order</Trans>}
          </Button>
        )}
      </div>
      {list.isPending && <CourseGridSkeleton count={3} />}
      {list.isError && !courses && (
        <LoadError error={list.error} isRetrying={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {canOrder && wantsOrder ? (
        <Suspense fallback={<CourseGridSkeleton count={3} />}>
          <ArrangeFavorites courses={courses} />
        </Suspense>
      ) : (
        courses && <SavedCourses courses={courses} />
      )}
    </div>
  )
}

function SavedCourses({ courses }: { courses: readonly FavoriteCourse[] }) {
  if (courses.length === 0) {
    return (
      <EmptyState
        drawing="favourites"
        title={<Trans>Nothing saved yet</Trans>}
        action={
          <LinkButton as={AppLink} to="/courses">
            <Trans>Browse the courses</Trans>
          </LinkButton>
        }
      >
        <Trans>Press the heart on a course to keep it here for later.</Trans>
      </EmptyState>
    )
  }
  return (
    <CourseGrid
      courses={courses}
      level={2}
      act={course => !course.is_enrolled && <SavedCourseAct course={course} />}
      corner={course => <HeartButton course={course} />}
    />
  )
}

/** From saved to learning: into the cart, on to its order, or enrolled at once. */
function SavedCourseAct({ course }: { course: FavoriteCourse }) {
  const isCompany = useSession(session => session.capacity === 'company')
  const { inCart, isPending } = useLineInCart(course)
  if (isCompany) return null
  if (isPending) return <Skeleton shape="block" height="2.75rem" />
  return (
    <CourseActButton
      course={course}
      act={courseAct(course.price, { isSignedIn: true, standing: undefined, inCart })}
      isCompany={false}
      place="card"
    />
  )
}
