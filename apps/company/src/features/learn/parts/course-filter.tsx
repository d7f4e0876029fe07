import { useLingui } from '@lingui/react/macro'
import { clientQuery } from '@masar/app-shell'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CourseField, type CourseRef } from '../../people/parts/course-field.tsx'

interface CourseFilterProps {
  course: number | undefined
  hideLabel?: boolean
  onChange: (course: string) => void
}

/** Which course a list is narrowed to. The address names it by id alone: the title is asked for. */
export function CourseFilter({ course, hideLabel = false, onChange }: CourseFilterProps) {
  const { t } = useLingui()
  const [picked, setPicked] = useState<CourseRef | null>(null)
  const isPicked = picked?.id === course
  const named = useQuery({
    ...clientQuery('/courses', { query: { ids: String(course) } }),
    enabled: course !== undefined && !isPicked,
  }).data?.data[0]
  const known = isPicked ? picked : course !== undefined && named ? { id: course, title: named.title } : null
  return (
    <CourseField
      // Remounted when the URL names another one, never while the user is choosing.
      key={isPicked ? 'picked' : `address ${known?.id}`}
      label={t`Course`}
      placeholder={t`Any course`}
      hideLabel={hideLabel}
      course={known}
      onChange={next => {
        setPicked(next)
        onChange(next === null ? '' : String(next.id))
      }}
    />
  )
}
