import { useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
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
  /** Where the browser itself takes the words, as `?q=`, while no script runs; without it the field needs one. */
  action?: string
  /** The form's id, for a button outside of it. */
  id?: string
  /** Enter, or the key of a phone's keyboard. */
  onSubmit?: (value: string) => void
  className?: string
}

/** A search box: Enter searches, Escape and the cross empty it and keep the focus. */
export function SearchField({
  label,
  placeholder = label,
  value: given,
  defaultValue = '',
  onChange,
  onSubmit,
  action,
  id,
  className,
}: SearchFieldProps) {
  const { t } = useLingui()
  const [own, setOwn] = useState(defaultValue)
  const input = useRef<HTMLInputElement>(null)
  const value = given ?? own
  const change = (next: string) => {
    setOwn(next)
    onChange?.(next)
  }
  // What was typed before the page was live is not lost.
  const typedEarly = useRef(() => {
    const early = input.current?.value ?? ''
    if (early !== value) change(early)
  })
  useEffect(() => typedEarly.current(), [])
  const clear = () => {
    change('')
    input.current?.focus()
  }
  return (
    <form
      role="search"
      id={id}
      action={action}
      data-needs-script={action === undefined || undefined}
      aria-label={label}
      className={cx(styles.form, className)}
      onSubmit={event => {
        event.preventDefault()
        onSubmit?.(input.current?.value ?? value)
      }}
    >
      <TextField
        ref={input}
        type="search"
        name="q"
        label={label}
        hideLabel
        placeholder={placeholder}
        enterKeyHint="search"
        autoComplete="off"
        value={value}
        onChange={change}
        onKeyDown={event => event.key === 'Escape' && clear()}
        lead={<Icon of={Search} />}
        trail={value !== '' && <IconButton icon={X} label={t`Clear the search`} onPress={clear} />}
      />
    </form>
  )
}
