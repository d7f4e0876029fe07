import { useLingui } from '@lingui/react/macro'
import {
  CheckboxGroup,
  type ChoiceOption,
  formatNumber,
  RadioGroup,
  Skeleton,
  useUi,
  VisuallyHidden,
} from '@masar/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { categoriesQuery, filterCountsQuery } from './api.ts'
import { CourseCount } from './course-count.tsx'
import { categoriesOf, withCategories } from './filter-changes.ts'
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

interface GroupProps<Name extends GroupName> extends FilterFieldsProps {
  name: Name
  label: string
  options: { value: string; label: string }[]
}

/** A group's values, each with how many courses it would leave. */
function useCountedOptions({ name, options, filters, hasCounts }: GroupProps<GroupName>): ChoiceOption[] {
  const counts = useQuery({
    ...filterCountsQuery(filters),
    enabled: hasCounts,
    placeholderData: keepPreviousData,
    select: ({ data }) => data?.[name],
  }).data
  return options.map(({ value, label: text }) => ({
    value,
    label: <Option text={text} count={counts?.[value]} />,
  }))
}

/** One question about the courses; the first answer asks nothing. */
function FilterGroup(props: GroupProps<Exclude<GroupName, 'category'>>) {
  const { name, label, filters, onChange } = props
  const { t } = useLingui()
  const options = useCountedOptions(props)
  return (
    <RadioGroup
      label={label}
      className={styles.group}
      value={filters[name] ?? ''}
      options={[{ value: '', label: t`All` }, ...options]}
      onChange={value => onChange({ ...filters, [name]: value === '' ? undefined : value })}
    />
  )
}

/** Several may be chosen; none asks nothing. */
function CategoryGroup(props: GroupProps<'category'>) {
  const { label, filters, onChange } = props
  return (
    <CheckboxGroup
      label={label}
      className={styles.group}
      value={categoriesOf(filters)}
      options={useCountedOptions(props)}
      onChange={slugs => onChange(withCategories(filters, slugs))}
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
        <CategoryGroup
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
