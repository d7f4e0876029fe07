import { Trans } from '@lingui/react/macro'
import { AppLink, useGo, useSession } from '@masar/app-shell'
import { Heading, Icon, Isolate, linkClass, Skeleton } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { myCoursesQuery } from './api.ts'
import { ContinueCard } from './continue-card.tsx'
import continuing from './continue-card.module.css'
import styles from './hero.module.css'
import { toContinue } from './model.ts'
import { SearchForm } from './search-form.tsx'

/**
 * The home page's head for whoever learns here already: where they stopped, then the search.
 * @param otherwise what stands there for those who have nothing to go on with
 */
export function Welcome({ otherwise }: { otherwise: ReactNode }) {
  const mine = useQuery(myCoursesQuery())
  const name = useSession(session => session.name)
  const go = useGo()
  const isRefused = mine.error?.status === 403
  useEffect(() => {
    // The source specification, section 2: enrolled courses that are refused lead there.
    if (isRefused) go('/not-allowed-error', { replace: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `go` is new with every render
  }, [isRefused])
  const courses = toContinue(mine.data?.data.my_courses ?? [])
  if (!mine.isPending && courses.length === 0) return otherwise
  return (
    <section className={styles.hero} aria-labelledby="welcome">
      <div className={styles.back}>
        <Heading level={1} id="welcome">
          <Trans>
            Welcome back, <Isolate>{name}</Isolate>
          </Trans>
        </Heading>
        <div className={styles.backHead}>
          <Heading level={2} size="md" id="continue">
            <Trans>Continue learning</Trans>
          </Heading>
          <AppLink to="/learn" className={linkClass({ quiet: true })}>
            <Trans>My courses</Trans>
            <Icon of={ChevronRight} size={18} />
          </AppLink>
        </div>
        <ul className={continuing.list} aria-labelledby="continue">
          {mine.isPending &&
            [1, 2, 3].map(place => (
              <li key={place}>
                <Skeleton shape="block" height="8rem" />
              </li>
            ))}
          {courses.map(course => (
            <ContinueCard key={course.course.id} mine={course} />
          ))}
        </ul>
        <SearchForm />
      </div>
    </section>
  )
}
