import { useLingui } from '@lingui/react/macro'
import { clientQuery } from '@masar/app-shell'
import { Button, Icon, Isolate } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { categoriesQuery } from './api.ts'
import { categoriesOf, narrowing, withCategories, withoutNarrowing } from './filter-changes.ts'
import { type CourseFilters } from './filters.ts'
import styles from './filters.module.css'
import type { Course } from './types.ts'
import { useChipText } from './words.ts'

interface ActiveFiltersProps {
  filters: CourseFilters
  /** The courses shown: they know their instructor's name. */
  courses: readonly Course[]
  onChange: (filters: CourseFilters) => void
}

/** The name behind an instructor's id: from the list itself, else asked for. */
function useInstructorName(id: string | undefined, courses: readonly Course[]): string | undefined {
  const known = courses.find(course => String(course.instructor.id) === id)?.instructor.name
  const asked = useQuery({
    ...clientQuery('/teachers/{id}', { path: { id: Number(id) } }),
    enabled: id !== undefined && known === undefined,
  })
  return known ?? asked.data?.data.teacher.name
}

/** What narrows the list just now: each category, each other filter. */
function useChips(filters: CourseFilters, courses: readonly Course[]) {
  const textOf = useChipText()
  const categories = useQuery(categoriesQuery()).data?.data
  const instructor = useInstructorName(filters.instructor, courses)
  return narrowing.flatMap(name => {
    if (name === 'category')
      return categoriesOf(filters).map((slug, _, all) => ({
        key: `category ${slug}`,
        text: categories?.find(each => each.slug === slug)?.name ?? slug,
        without: withCategories(
          filters,
          all.filter(each => each !== slug),
        ),
      }))
    if (filters[name] === undefined) return []
    const text = textOf(name, filters, { instructor })
    return { key: name, text, without: { ...filters, [name]: undefined } }
  })
}

/** What narrows the list just now, each to be taken off with a press. */
export function ActiveFilters({ filters, courses, onChange }: ActiveFiltersProps) {
  const { t } = useLingui()
  const chips = useChips(filters, courses)
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t`Active filters`}>
      {chips.map(({ key, text, without }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t`Remove the filter: ${text}`}
            onClick={() => onChange(without)}
          >
            <Isolate>{text}</Isolate>
            <Icon of={X} size={16} />
          </button>
        </li>
      ))}
      <li>
        <Button
          variant="quiet"
          size="sm"
          onPress={() => onChange(withoutNarrowing(filters))}
        >{t`Clear all`}</Button>
      </li>
    </ul>
  )
}
