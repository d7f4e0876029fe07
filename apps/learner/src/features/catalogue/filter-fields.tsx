import { useLingui } from '@lingui/react/macro'
import { formatNumber, RadioGroup, Skeleton, useUi, VisuallyHidden } from '@masar/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { categoriesQuery, filterCountsQuery } from './api.ts'
import { CourseCount } from './course-count.tsx'
import { type CourseFilters, durations, languages, levels, prices, ratings } from './filters.ts'
import styles from './filters.module.css'
import { useCatalogueWords } from './words.ts'

interface FilterFieldsProps {
  filters: CourseFilters
  /** Whether each value says how many courses it would leave: they are asked for where they are seen. */
  hasCounts: boolean
  onChange: (filters: CourseFilters) => void
}

type GroupName = 'category' | 'level' | 'language' | 'price' | 'duration' | 'rating'

/** One question about the courses; the first answer asks nothing. */
function FilterGroup({
  name,
  label,
  options,
  filters,
  hasCounts,
  onChange,
}: FilterFieldsProps & { name: GroupName; label: string; options: { value: string; label: string }[] }) {
  const { t } = useLingui()
  const counts = useQuery({
    ...filterCountsQuery(filters),
    enabled: hasCounts,
    placeholderData: keepPreviousData,
    select: ({ data }) => data?.[name],
  }).data
  return (
    <RadioGroup
      label={label}
      className={styles.group}
      value={filters[name] ?? ''}
      options={[
        { value: '', label: t`All` },
        ...options.map(({ value, label: text }) => ({
          value,
          label: <Option text={text} count={counts?.[value]} />,
        })),
      ]}
      onChange={value => onChange({ ...filters, [name]: value === '' ? undefined : value })}
    />
  )
}

/** A value, and how many courses it would leave. */
function Option({ text, count }: { text: string; count: number | undefined }) {
  const { tag } = useUi()
  if (count === undefined) return text
  return (
    <span className={styles.option}>
      <span>{text}</span>
      <span aria-hidden className={styles.number}>
        {formatNumber(tag, count)}
      </span>
      <VisuallyHidden>
        {' '}
        <CourseCount total={count} />
      </VisuallyHidden>
    </span>
  )
}

/** Everything the list can be narrowed by; a change takes effect at once. */
export function FilterFields(props: FilterFieldsProps) {
  const { t } = useLingui()
  const words = useCatalogueWords()
  const query = useQuery(categoriesQuery())
  const categories = query.data?.data ?? []
  const options = <T extends string>(values: readonly T[], text: Record<T, string>) =>
    values.map(value => ({ value, label: text[value] }))
  return (
    <div className={styles.fields}>
      {query.isPending && <Skeleton shape="block" height="24rem" />}
      {categories.length > 0 && (
        <FilterGroup
          {...props}
          name="category"
          label={t`Category`}
          options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
      )}
      <FilterGroup {...props} name="level" label={t`Level`} options={options(levels, words.level)} />
      <FilterGroup {...props} name="price" label={t`Price`} options={options(prices, words.price)} />
      <FilterGroup
        {...props}
        name="duration"
        label={t`Duration`}
        options={options(durations, words.duration)}
      />
      <FilterGroup
        {...props}
        name="language"
        label={t`Language`}
        options={options(languages, words.language)}
      />
      <FilterGroup
        {...props}
        name="rating"
        label={t`Rating`}
        options={ratings.map(value => ({ value, label: words.rating(value) }))}
      />
    </div>
  )
}
