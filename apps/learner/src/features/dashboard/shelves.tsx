import { Trans } from '@lingui/react/macro'
import { Isolate, LoadMore } from '@masar/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CourseGrid, CourseGridSkeleton } from '../catalogue/course-grid.tsx'
import { HeartButton } from '../favorites/heart-button.tsx'
import { shelfCoursesQuery } from './api.ts'
import { Part } from './part.tsx'

interface Company {
  id: number
  name: string
}

/** The courses that the person's companies chose for their people, those that were begun left out. */
export function Shelves({ companies }: { companies: readonly Company[] }) {
  return companies.map(company => <CompanyShelf key={company.id} company={company} />)
}

/** Nothing where all of it was begun. */
function CompanyShelf({ company }: { company: Company }) {
  const list = useInfiniteQuery(shelfCoursesQuery(company.id))
  const courses = list.data?.pages.flatMap(page => page.data) ?? []
  if (courses.length === 0 && !list.isPending) return null
  return (
    <Part
      id={`shelf-${company.id}`}
      title={
        <Trans>
          Chosen for you by <Isolate>{company.name}</Isolate>
        </Trans>
      }
    >
      {list.isPending ? (
        <CourseGridSkeleton count={3} isRow />
      ) : (
        <CourseGrid courses={courses} isRow corner={course => <HeartButton course={course} />} />
      )}
      {list.hasNextPage && (
        <LoadMore
          shown={courses.length}
          total={Math.max(list.data?.pages[0]?.meta.total ?? 0, courses.length)}
          hasMore
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onLoadMore={() => void list.fetchNextPage()}
        />
      )}
    </Part>
  )
}
