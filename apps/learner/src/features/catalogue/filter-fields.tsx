import { useLingui } from '@lingui/react/macro'
import { RadioGroup, Skeleton } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from './api.ts'
import { type CourseFilters, durations, languages, levels, prices, ratings } from './filters.ts'
import styles from './filters.module.css'
import { useCatalogueWords } from './words.ts'

interface FilterFieldsProps {
  filters: CourseFilters
  onChange: (filters: CourseFilters) => void
}

type GroupName = 'category' | 'level' | 'language' | 'price' | 'duration' | 'rating'

/** One question about the courses; the first answer asks nothing. */
function FilterGroup({
  name,
  label,
  options,
  filters,
  onChange,
}: FilterFieldsProps & { name: GroupName; label: string; options: { value: string; label: string }[] }) {
  const { t } = useLingui()
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
