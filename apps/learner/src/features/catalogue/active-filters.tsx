import { useLingui } from '@lingui/react/macro'
import { clientQuery } from '@masar/app-shell'
import { Button, Icon, Isolate } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { categoriesQuery } from './api.ts'
import { type CourseFilters, narrowing, withoutNarrowing } from './filters.ts'
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

/** What narrows the list just now, each to be taken off with a press. */
export function ActiveFilters({ filters, courses, onChange }: ActiveFiltersProps) {
  const { t } = useLingui()
  const textOf = useChipText()
  const category = useQuery(categoriesQuery()).data?.data.find(({ slug }) => slug === filters.category)?.name
  const instructor = useInstructorName(filters.instructor, courses)
  const active = narrowing.filter(name => filters[name] !== undefined)
  if (active.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t`Active filters`}>
      {active.map(name => {
        const text = textOf(name, filters, { category, instructor })
        return (
          <li key={name}>
            <button
              type="button"
              className={styles.chip}
              aria-label={t`Remove the filter: ${text}`}
              onClick={() => onChange({ ...filters, [name]: undefined })}
            >
              <Isolate>{text}</Isolate>
              <Icon of={X} size={16} />
            </button>
          </li>
        )
      })}
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
