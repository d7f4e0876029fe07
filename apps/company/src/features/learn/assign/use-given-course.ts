import { clientQuery } from '@masar/app-shell'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Draft } from './draft.ts'

/** A course that the address names, as a link from its seats does, is put among those to assign, once. */
export function useGivenCourse(
  id: number | undefined,
  draft: Draft,
  onChange: (change: Partial<Draft>) => void,
): void {
  const isNew = id !== undefined && !draft.courses.some(course => course.id === id)
  const card = useQuery({
    ...clientQuery('/courses', { query: { ids: String(id) } }),
    enabled: isNew,
  }).data?.data[0]
  const taken = useRef<number | null>(null)
  useEffect(() => {
    if (!isNew || !card || card.id !== id || taken.current === id) return
    taken.current = id
    onChange({ courses: [...draft.courses, { id: card.id, title: card.title }] })
  })
}
