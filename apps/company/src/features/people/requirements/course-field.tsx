import { useLingui } from '@lingui/react/macro'
import { useTypedWords } from '@masar/app-shell'
import { Combobox } from '@masar/ui/combobox'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import { coursesQuery } from './api.ts'

interface CourseFieldProps {
  label: ReactNode
  error?: ReactNode
  value: number | null
  onChange: (id: number | null) => void
}

/** A course of the catalogue, found by its words as one types; emptied, it is none. */
export function CourseField({ value, onChange, ...field }: CourseFieldProps) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const { setTyped } = useTypedWords(
    words,
    useCallback((next: string) => setWords(next.trim()), []),
  )
  const [text, setText] = useState('')
  const [kept, setKept] = useState('')
  const found = useQuery({ ...coursesQuery(words), placeholderData: keepPreviousData })
  const courses = found.data?.data ?? []
  const choose = (key: string | null) => {
    const chosen = courses.find(({ id }) => String(id) === key)
    if (!chosen) return
    onChange(chosen.id)
    setText(chosen.title)
    setKept(chosen.title)
  }
  const type = (next: string) => {
    setText(next)
    if (next.trim() === '') {
      onChange(null)
      setKept('')
    }
    // A title that was chosen is not searched for.
    if (!courses.some(({ title }) => title === next)) setTyped(next)
  }
  return (
    // What is typed and names no course gives way to what was chosen.
    <div onBlur={() => setText(kept)}>
      <Combobox
        {...field}
        options={courses.map(({ id, title }) => ({ value: String(id), text: title }))}
        value={value === null ? null : String(value)}
        onChange={choose}
        isLoading={found.isFetching}
        whenEmpty={t`No course found`}
        ownText={{ value: text, onChange: type, maxLength: 100 }}
      />
    </div>
  )
}
