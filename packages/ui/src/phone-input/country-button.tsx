import { useLingui } from '@lingui/react/macro'
import { isolate } from '@masar/text'
import { ChevronDown } from 'lucide-react'
import type { CountryCode } from 'libphonenumber-js/core'
import type { KeyboardEvent, Ref } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useUi } from '../ui-provider/ui-provider.tsx'
import { callingCodeOf } from './calling-codes.ts'
import { countryName } from './country-names.ts'
import { Flag, useFlags } from './flag.tsx'
import styles from './phone-input.module.css'

interface CountryButtonProps {
  ref: Ref<HTMLButtonElement>
  country: CountryCode
  isOpen: boolean
  isDisabled: boolean
  listId: string
  /** By how many places the highlight moves at once: an arrow opens the list and moves in it. */
  onOpen: (step: -1 | 0 | 1) => void
  onClose: () => void
}

/** Shows the country and opens the list: by a press, space, Enter or an arrow. */
export function CountryButton({
  ref,
  country,
  isOpen,
  isDisabled,
  listId,
  onOpen,
  onClose,
}: CountryButtonProps) {
  const { t } = useLingui()
  const { locale } = useUi()
  const flags = useFlags(country)
  const name = countryName(country, locale)
  const code = isolate(`+${callingCodeOf(country)}`)
  // On keydown: a click that a key makes counts as a screen reader's, whose focus react-aria leaves on the list as a whole.
  const openByKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, Enter: 0, ' ': 0 }[event.key] as -1 | 0 | 1 | undefined
    if (step === undefined || isOpen) return
    event.preventDefault()
    onOpen(step)
  }
  return (
    <button
      ref={ref}
      type="button"
      className={styles.country}
      disabled={isDisabled}
      aria-haspopup="listbox"
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      aria-label={t`Country code: ${name} ${code}`}
      onClick={() => (isOpen ? onClose() : onOpen(0))}
      onKeyDown={openByKey}
      onKeyUp={event => event.key === ' ' && event.preventDefault()}
    >
      <Flag code={country} flags={flags} />
      <span>+{callingCodeOf(country)}</span>
      <Icon of={ChevronDown} size={16} />
    </button>
  )
}
