import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { clientPages, clientQuery, LoadError, useGo } from '@masar/app-shell'
import { Button, cx, EmptyState, Heading, NativeSelect, Skeleton, Text } from '@masar/ui'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback } from 'react'
import { BlockError } from '../../frame/block-error.tsx'
import { ageSorts, dialogPlaceOf, found, listPlaceOf, useByName } from '../../people/parts/found.ts'
import { ListTools } from '../../people/parts/list-tools.tsx'
import styles from '../learn.module.css'
import { LicencesPart } from '../licences/licences-part.tsx'
import { courseRatingsQuery, type CourseSeats, seatsQuery } from '../queries.ts'
import { useLearnRights } from '../rights.ts'
import { shelfCoursesQuery } from '../shelf/api.ts'
import { ShelfCard } from '../shelf/shelf-card.tsx'
import { CourseRow } from './course-row.tsx'
import {
  belowDialogs,
  cataloguePlaceOf,
  type CourseSort,
  periodOf,
  reviewSorts,
  seatsAddress,
  type SeatSort,
  seatSorts,
  type SeatsPlace,
  seatsPlaceOf,
  shelfPlaceOf,
  type ShownCourse,
} from './place.ts'
import { ListEnd } from '../../frame/list-end.tsx'

const Movements = lazy(() =>
  import('./seat-movements.tsx').then(({ SeatMovements: default_ }) => ({ default: default_ })),
)
const OwnReviews = lazy(() =>
  import('./own-reviews.tsx').then(({ OwnReviews: default_ }) => ({ default: default_ })),
)

/** The courses with the company's own seats and its shelf: what is free, who has it; buying and assigning begin here. */
export function CoursesScreen({ place }: { place: SeatsPlace }) {
  const go = useGo()
  const { countsSeats, readsMovements, readsPeople } = useLearnRights()
  const { seats: open, movement, reviews, who, by } = place
  const period = periodOf(place)
  const filters = belowDialogs(place)
  const change = useCallback((next: SeatsPlace) => go(seatsAddress(next), { replace: true }), [go])
  const seats = useQuery({ ...seatsQuery(), enabled: countsSeats })
  const known = new Map(seats.data?.data.map(each => [each.course.id, each]))
  return (
    <div className={styles.screen}>
      <Heading level={1}>
        <Trans>Courses and seats</Trans>
      </Heading>
      <ShelfCard />
      <LicencesPart place={place} />
      <Filters filters={filters} onChange={change} />
      {seats.isError && !seats.data && (
        <BlockError query={seats} title={<Trans>Your seats could not be loaded</Trans>} />
      )}
      {filters.own === '1' ? (
        <OwnCourses seats={seats.data?.data} filters={filters} onChange={change} />
      ) : (
        <AllCourses known={known} filters={filters} onChange={change} />
      )}
      <Suspense>
        {open !== undefined && readsMovements && (
          <Movements
            course={open}
            title={known.get(open)?.course.title}
            place={{ movement, ...dialogPlaceOf({ who, by }, ageSorts) }}
            period={period}
            onChange={(next, of = period) => change({ ...filters, seats: open, ...of, ...next })}
            onClose={() => change(filters)}
          />
        )}
        {reviews !== undefined && readsPeople && (
          <OwnReviews
            course={reviews}
            title={known.get(reviews)?.course.title}
            place={dialogPlaceOf({ who, by }, reviewSorts)}
            onChange={next => change({ ...filters, reviews, ...next })}
            onClose={() => change(filters)}
          />
        )}
      </Suspense>
    </div>
  )
}

interface FiltersProps {
  filters: SeatsPlace
  onChange: (filters: SeatsPlace) => void
}

function Filters({ filters, onChange }: FiltersProps) {
  const { t } = useLingui()
  const { countsSeats } = useLearnRights()
  const categories = useQuery(clientQuery('/categories')).data?.data ?? []
  const change = useCallback(
    (next: Record<string, unknown>) => onChange(seatsPlaceOf({ ...filters, ...next })),
    [filters, onChange],
  )
  return (
    <ListTools label={t`Search for a course`} place={filters} sorts={useSorts(filters)} onChange={change}>
      <NativeSelect
        label={t`Courses`}
        hideLabel
        value={filters.own ?? ''}
        options={[
          { value: '', label: t`All courses` },
          ...(countsSeats ? [{ value: '1', label: t`With seats of ours` }] : []),
          { value: 'shelf', label: t`On our shelf` },
        ]}
        onChange={own => change({ own })}
      />
      {!filters.own && (
        <NativeSelect
          label={t`Category`}
          hideLabel
          value={filters.category ?? ''}
          options={[
            { value: '', label: t`All categories` },
            ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          onChange={category => change({ category })}
        />
      )}
    </ListTools>
  )
}

/** In which orders the courses can stand: the seats, the shelf and the catalogue have others. */
function useSorts({ own, q }: SeatsPlace): readonly { value: SeatSort | CourseSort | ''; label: string }[] {
  const { t } = useLingui()
  if (own === '1')
    return [
      { value: '', label: t`Fewest free seats first` },
      { value: 'free', label: t`Most free seats first` },
      { value: 'bought', label: t`Most seats bought first` },
      { value: 'name', label: t`By name` },
    ]
  const bestSelling = t`Best selling first`
  const newest = t`Newest first`
  return [
    ...(own === 'shelf'
      ? ([
          { value: '', label: bestSelling },
          { value: 'newest', label: newest },
        ] as const)
      : ([
          { value: '', label: q === undefined ? newest : t`Best match first` },
          { value: 'best_selling', label: bestSelling },
        ] as const)),
    { value: 'top_rated', label: t`Best rated first` },
    { value: 'price_low', label: t`Lowest price first` },
    { value: 'price_high', label: t`Highest price first` },
  ]
}

interface AllCoursesProps extends FiltersProps {
  known: ReadonlyMap<number, CourseSeats>
}

function AllCourses({ known, filters, onChange }: AllCoursesProps) {
  const { category, own } = filters
  const all = useInfiniteQuery({
    ...clientPages('/courses', {
      query: { limit: 24, ...cataloguePlaceOf(filters), ...(category && { category }) },
    }),
    placeholderData: keepPreviousData,
    enabled: own !== 'shelf',
  })
  const shelved = useInfiniteQuery({
    ...shelfCoursesQuery(shelfPlaceOf(filters)),
    placeholderData: keepPreviousData,
    enabled: own === 'shelf',
  })
  const list = own === 'shelf' ? shelved : all
  const courses = list.data?.pages.flatMap(page => page.data) ?? []
  if (list.isPending) return <Skeleton shape="block" height="20rem" />
  if (list.isError && courses.length === 0)
    return <LoadError error={list.error} isRetrying={list.isFetching} onRetry={() => void list.refetch()} />
  if (courses.length === 0) return <NoResults onClear={() => onChange({})} />
  return (
    <div className={cx(list.isPlaceholderData && styles.waiting)} aria-busy={list.isPlaceholderData}>
      <Rows courses={courses} known={known} place={filters} />
      <ListEnd list={list} shown={courses.length} total={list.data?.pages[0]?.meta.total ?? 0} />
    </div>
  )
}

interface OwnCoursesProps extends FiltersProps {
  seats: readonly CourseSeats[] | undefined
}

/** Those of which the company has seats, the fewest free first unless asked otherwise; courses that are no longer offered are among them. */
function OwnCourses({ seats, filters, onChange }: OwnCoursesProps) {
  const byName = useByName()
  if (!seats) return <Skeleton shape="block" height="20rem" />
  const matching = found(seats, listPlaceOf({ ...filters }, seatSorts), {
    words: ({ course }) => course.title,
    orders: {
      free: (a, b) => b.free - a.free,
      bought: (a, b) => b.bought - a.bought,
      name: (a, b) => byName(a.course.title, b.course.title),
    },
  })
  if (seats.length === 0)
    return (
      <EmptyState drawing="courses" title={<Trans>There are no seats yet</Trans>}>
        <Trans>Seats that you buy show here, with how many of them are free.</Trans>
      </EmptyState>
    )
  if (matching.length === 0) return <NoResults onClear={() => onChange({ own: '1' })} />
  return (
    <>
      <Text soft role="status">
        <Plural value={matching.length} one="# course" other="# courses" />
      </Text>
      <Rows
        courses={matching.map(({ course: { id, title } }) => ({ id, title }))}
        known={new Map(matching.map(each => [each.course.id, each]))}
        place={filters}
      />
    </>
  )
}

function NoResults({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      drawing="search"
      title={<Trans>No results</Trans>}
      action={
        <Button onPress={onClear}>
          <Trans>Clear the filters</Trans>
        </Button>
      }
    >
      <Trans>Try fewer filters, or other words.</Trans>
    </EmptyState>
  )
}

interface RowsProps {
  courses: readonly ShownCourse[]
  known: ReadonlyMap<number, CourseSeats>
  place: SeatsPlace
}

function Rows({ courses, known, place }: RowsProps) {
  const { readsPeople } = useLearnRights()
  const ratings = useQuery({ ...courseRatingsQuery(), enabled: readsPeople })
  const rated = new Map(ratings.data?.data.map(each => [each.course_id, each]))
  return (
    <ul className={styles.rows}>
      {courses.map(course => (
        <CourseRow
          key={course.id}
          course={course}
          seats={known.get(course.id)}
          rating={rated.get(course.id)}
          place={place}
        />
      ))}
    </ul>
  )
}
