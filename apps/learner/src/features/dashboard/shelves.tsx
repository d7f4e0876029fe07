import { Trans } from '@lingui/react/macro'
import { Isolate, LoadMore } from '@masar/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CourseGrid } from '../catalogue/course-grid.tsx'
import { shelfCoursesQuery, shelvesQuery } from './api.ts'
import { Part } from './part.tsx'

/** The courses that the person's companies chose for their people, those that were begun left out. */
export function Shelves() {
  const shelves = useQuery(shelvesQuery()).data?.data ?? []
  return shelves.map(company => <CompanyShelf key={company.id} company={company} />)
}

/** Nothing until there is something: a page that most see without one would jump. */
function CompanyShelf({ company }: { company: { id: number; name: string } }) {
  const list = useInfiniteQuery(shelfCoursesQuery(company.id))
  const courses = list.data?.pages.flatMap(page => page.data) ?? []
  if (courses.length === 0) return null
  return (
    <Part
      id={`shelf-${company.id}`}
      title={
        <Trans>
          Chosen for you by <Isolate>{company.name}</Isolate>
        </Trans>
      }
    >
      <CourseGrid courses={courses} isRow />
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
