import { useLingui } from '@lingui/react/macro'
import { companyQuery, useTypedWords } from '@masar/app-shell'
import { Combobox } from '@masar/ui/combobox'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'

export interface Person {
  id: number
  name: string
}

interface PersonFieldProps {
  label: ReactNode
  hint?: ReactNode
  hideLabel?: boolean
  placeholder?: string
  error?: ReactNode
  /** False where a person has to be chosen. */
  isOptional?: boolean
  person: Person | null
  onChange: (person: Person | null) => void
  /** A person who cannot be chosen, such as the employee themselves. */
  except?: number
}

const shown = 20

/** An employee, found by name or number while typing; empty means no one. */
export function PersonField({ person, onChange, except, isOptional = true, ...field }: PersonFieldProps) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const { setTyped } = useTypedWords(
    words,
    useCallback((next: string) => setWords(next.trim()), []),
  )
  const [text, setText] = useState(person?.name ?? '')
  const [kept, setKept] = useState(text)
  const found = useQuery({
    ...companyQuery('/employees', { query: { limit: shown, state: 'active', ...(words && { q: words }) } }),
    placeholderData: keepPreviousData,
  })
  const people = (found.data?.data ?? []).filter(({ id }) => id !== except)
  const nameOf = (each: (typeof people)[number]) =>
    each.number === null ? each.name : `${each.name} (${each.number})`
  const choose = (key: string | null) => {
    const chosen = people.find(({ id }) => String(id) === key)
    if (!chosen) return
    onChange({ id: chosen.id, name: chosen.name })
    setText(nameOf(chosen))
    setKept(nameOf(chosen))
  }
  const type = (next: string) => {
    setText(next)
    if (next.trim() === '') {
      onChange(null)
      setKept('')
    }
    // The name that was chosen is not searched for; one that is typed is, also where the list has it: others may have it in theirs.
    if (!people.some(each => each.id === person?.id && nameOf(each) === next)) setTyped(next)
  }
  return (
    // Typed text that matches no one is replaced by the chosen person.
    <div onBlur={() => setText(kept)}>
      <Combobox
        {...field}
        isOptional={isOptional}
        options={people.map(each => ({ value: String(each.id), text: nameOf(each) }))}
        value={person === null ? null : String(person.id)}
        onChange={choose}
        isLoading={found.isFetching}
        whenEmpty={found.isError ? t`The list could not be loaded.` : t`Nobody found`}
        ownText={{ value: text, onChange: type, maxLength: 100 }}
      />
    </div>
  )
}
