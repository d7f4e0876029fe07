import { useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { fieldError } from '@masar/app-shell'
import { TextField } from '@masar/ui'
import { useId, useState } from 'react'

/** A name in either language or both. */
export interface Names {
  ar?: string
  en?: string
}

/** A name as it is being typed, in both languages. */
export interface TypedNames {
  ar: string
  en: string
}

interface NamesField {
  /** Of the Arabic field. */
  id: string
  typed: TypedNames
  isMissing: boolean
  onType: (typed: TypedNames) => void
}

/** What the fields of a name begin with. @param known what it was before */
export function typedNamesOf(known: Names | undefined): TypedNames {
  return { ar: known?.ar ?? '', en: known?.en ?? '' }
}

/**
 * A name in a form that holds what is typed of it.
 * @returns `read` gives what was typed; where both are empty it gives null, says so at the first field and goes there
 */
export function useNamesField(
  typed: TypedNames,
  onType: (typed: TypedNames) => void,
): { field: NamesField; read: () => Names | null } {
  const id = useId()
  const [isMissing, setMissing] = useState(false)
  const read = () => {
    const [ar, en] = [typed.ar.trim(), typed.en.trim()]
    setMissing(ar === '' && en === '')
    if (ar !== '' || en !== '') return { ...(ar && { ar }), ...(en && { en }) }
    document.getElementById(id)?.focus()
    return null
  }
  return { field: { id, typed, isMissing, onType }, read }
}

/** A name that a dialog asks for: what is typed goes with the dialog. @param known what it was before */
export function useNames(known: Names | undefined) {
  const [typed, onType] = useState(() => typedNamesOf(known))
  return useNamesField(typed, onType)
}

/** The two fields of a name. What the service says of the name as a whole stands at the first. */
export function NamesFields({ field, error }: { field: NamesField; error: ApiError | null }) {
  const { t } = useLingui()
  const { id, typed, isMissing, onType } = field
  const ofBoth = isMissing ? t`Write the name in one language at least.` : fieldError(error, 'names')
  return (
    <>
      <TextField
        id={id}
        label={t`Name in Arabic`}
        lang="ar"
        maxLength={120}
        autoComplete="off"
        isOptional
        value={typed.ar}
        error={ofBoth ?? fieldError(error, 'names.ar')}
        onChange={ar => onType({ ...typed, ar })}
      />
      <TextField
        label={t`Name in English`}
        lang="en"
        maxLength={120}
        autoComplete="off"
        isOptional
        value={typed.en}
        error={fieldError(error, 'names.en')}
        onChange={en => onType({ ...typed, en })}
      />
    </>
  )
}
