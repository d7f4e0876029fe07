import { useHref, useListPlace, useTypedWords } from '@masar/app-shell'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  Button,
  formatNumber,
  Heading,
  NativeSelect,
  SearchField,
  Text,
  useMedia,
  useUi,
  VisuallyHidden,
} from '@masar/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { ActiveFilters } from './active-filters.tsx'
import styles from './catalogue-page.module.css'
import { CourseCount } from './course-count.tsx'
import { CourseList, useCourseList } from './course-list.tsx'
import { CoursesToCome } from './courses-to-come.tsx'
import { FilterFields } from './filter-fields.tsx'
import { isWhole, narrowingCount, sortOf, sortsFor, withSort, withWords } from './filter-changes.ts'
import { type CourseFilters, filtersOf, type Sort } from './filters.ts'
import { useCatalogueWords } from './words.ts'

/** Opened on phones only, and late: its dialog comes with the first press. */
const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }))

function useCatalogueAddress() {
  // Of the page that is shown: while another one is on its way, the router's location is that one's already.
  const search = useSearch({ from: '/courses' })
  const navigate = useNavigate()
  const filters = filtersOf({ ...search })
  const results = useRef<HTMLDivElement>(null)
  const change = (next: CourseFilters) => {
    void navigate({ to: '/courses', search: next, resetScroll: false })
    // A reader who has scrolled past the head of the list sees the new one from its beginning.
    if ((results.current?.getBoundingClientRect().top ?? 0) < 0) results.current?.scrollIntoView()
  }
  const find = useCallback(
    (typed: string) =>
      void navigate({
        to: '/courses',
        search: last => withWords(filtersOf(last), typed),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return { filters, results, change, find }
}

/** The catalogue: words, filters, order, and the courses they find; all of it in the address. */
export function CataloguePage() {
  const { t } = useLingui()
  const hrefOf = useHref()
  const { filters, results, change, find } = useCatalogueAddress()
  const { typed, setTyped } = useTypedWords(filters.q ?? '', find)
  const [isSheetOpen, setSheetOpen] = useState(false)
  // As the style sheet says it: on phones the filters come in a sheet, and ask for nothing before.
  const hasSide = useMedia('(width >= 60rem)')
  const found = useCourseList(filters)
  useListPlace(found.list)
  const count = narrowingCount(filters)
  // Of this very list: the last one's total says nothing, and the field that is typed in must stay.
  if (found.total === 0 && isWhole(filters) && !found.list.isPlaceholderData)
    return (
      <div className={styles.results}>
        <Heading level={1}>
          <Trans>Courses</Trans>
        </Heading>
        <CoursesToCome />
      </div>
    )
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Heading level={1}>
          <Trans>Courses</Trans>
        </Heading>
        <SearchField
          label={t`Search the catalogue`}
          placeholder={t`What would you like to learn?`}
          value={typed}
          onChange={setTyped}
          onSubmit={find}
          action={hrefOf('/courses')}
        />
      </div>
      <aside className={styles.side} data-needs-script aria-label={t`Filters`}>
        <FilterFields hasCounts={hasSide} filters={filters} onChange={change} />
      </aside>
      <div className={styles.results} ref={results}>
        <div className={styles.bar}>
          <FoundCount total={found.total} isCapped={found.isCapped} isSearching={found.list.isFetching} />
          <Button
            variant="secondary"
            className={styles.filterButton}
            iconStart={SlidersHorizontal}
            onPress={() => setSheetOpen(true)}
          >
            {count === 0 ? <Trans>Filters</Trans> : <Trans>Filters ({count})</Trans>}
          </Button>
          <SortSelect filters={filters} onChange={change} />
        </div>
        <ActiveFilters filters={filters} courses={found.courses} onChange={change} />
        <CourseList {...found} filters={filters} onChange={change} />
      </div>
      {isSheetOpen && (
        <Suspense fallback={null}>
          <FilterSheet
            filters={filters}
            onChange={change}
            total={found.total}
            onClose={() => setSheetOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

function SortSelect({
  filters,
  onChange,
}: {
  filters: CourseFilters
  onChange: (filters: CourseFilters) => void
}) {
  const { t } = useLingui()
  const words = useCatalogueWords()
  return (
    <NativeSelect
      label={t`Sort by`}
      hideLabel
      className={styles.sort}
      value={sortOf(filters)}
      options={sortsFor(filters).map(value => ({ value, label: words.sort[value] }))}
      onChange={value => onChange(withSort(filters, value as Sort))}
    />
  )
}

/** How many were found; read out when it changes. */
function FoundCount({
  total,
  isCapped,
  isSearching,
}: {
  total: number | undefined
  isCapped: boolean
  isSearching: boolean
}) {
  const { tag } = useUi()
  const most = formatNumber(tag, total ?? 0)
  return (
    <Text as="div" soft size="sm" role="status" className={styles.count}>
      {total === undefined && isSearching && (
        <VisuallyHidden>
          <Trans>Searching…</Trans>
        </VisuallyHidden>
      )}
      {total !== undefined &&
        (isCapped ? <Trans>More than {most} courses</Trans> : <CourseCount total={total} />)}
    </Text>
  )
}
