import { useLingui } from '@lingui/react/macro'
import { clientQuery, useTypedWords } from '@masar/app-shell'
import { Combobox } from '@masar/ui/combobox'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'

export interface CourseRef {
  id: number
  title: string
}

interface CourseFieldProps {
  label: ReactNode
  hint?: ReactNode
  hideLabel?: boolean
  placeholder?: string
  isOptional?: boolean
  error?: ReactNode
  course: CourseRef | null
  /** Null when the field was emptied. */
  onChange: (course: CourseRef | null) => void
  /** Courses that are chosen already. */
  except?: ReadonlySet<number>
}

const shown = 20

/** A published course, found by its words as one types. */
export function CourseField({ course, onChange, except, isOptional = true, ...field }: CourseFieldProps) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const { setTyped } = useTypedWords(
    words,
    useCallback((next: string) => setWords(next.trim()), []),
  )
  const [text, setText] = useState(course?.title ?? '')
  const [kept, setKept] = useState(text)
  const found = useQuery({
    ...clientQuery('/courses', { query: { limit: shown, ...(words && { q: words }) } }),
    placeholderData: keepPreviousData,
  })
  const courses = (found.data?.data ?? []).filter(({ id }) => !except?.has(id))
  const choose = (key: string | null) => {
    const chosen = courses.find(({ id }) => String(id) === key)
    if (!chosen) return
    onChange({ id: chosen.id, title: chosen.title })
    setText(chosen.title)
    setKept(chosen.title)
  }
  const type = (next: string) => {
    setText(next)
    if (next.trim() === '') {
      onChange(null)
      setKept('')
    }
    // The title that was chosen is not searched for; one that is typed is, also where the list has it: others may have it in theirs.
    if (!courses.some(({ id, title }) => id === course?.id && title === next)) setTyped(next)
  }
  return (
    // What is typed and names no course gives way to what was chosen.
    <div onBlur={() => setText(kept)}>
      <Combobox
        {...field}
        isOptional={isOptional}
        options={courses.map(({ id, title }) => ({ value: String(id), text: title }))}
        value={course === null ? null : String(course.id)}
        onChange={choose}
        isLoading={found.isFetching}
        whenEmpty={found.isError ? t`The list could not be loaded.` : t`No courses found`}
        ownText={{ value: text, onChange: type, maxLength: 100 }}
      />
    </div>
  )
}
