import { useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { cx } from '../ui-provider/class-names.ts'
import styles from './search-field.module.css'

export interface SearchFieldProps {
  /** What is searched: “Search courses”. Shown as the placeholder too, unless another is given. */
  label: string
  placeholder?: string
  /** Left out, the field keeps its own text. */
  value?: string
  defaultValue?: string
  /** Every change, at once; waiting for a pause is the caller's choice. */
  onChange?: (value: string) => void
  /** Enter, or the key of a phone's keyboard. */
  onSubmit?: (value: string) => void
  className?: string
}

/** A search box: Enter searches, Escape and the cross empty it and keep the focus. */
export function SearchField({ label, placeholder = label, value: given, defaultValue = '', onChange, onSubmit, className }: SearchFieldProps) {
  const { t } = useLingui()
  const [own, setOwn] = useState(defaultValue)
  const input = useRef<HTMLInputElement>(null)
  const value = given ?? own
  const change = (next: string) => {
    setOwn(next)
    onChange?.(next)
  }
  const clear = () => {
    change('')
    input.current?.focus()
  }
  return (
    <form
      role="search"
      aria-label={label}
      className={cx(styles.form, className)}
      onSubmit={event => {
        event.preventDefault()
        onSubmit?.(value)
      }}
    >
      <TextField
        ref={input} type="search" label={label} hideLabel placeholder={placeholder} enterKeyHint="search" autoComplete="off"
        value={value} onChange={change} onKeyDown={event => event.key === 'Escape' && clear()}
        lead={<Icon of={Search} />}
        trail={value !== '' && <IconButton icon={X} label={t`Clear the search`} onPress={clear} />}
      />
    </form>
  )
}
