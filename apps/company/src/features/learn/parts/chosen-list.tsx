import { useLingui } from '@lingui/react/macro'
import { IconButton, Isolate } from '@masar/ui'
import { X } from 'lucide-react'
import styles from '../learn.module.css'

interface ChosenListProps {
  label: string
  items: readonly { id: number; name: string }[]
  onRemove: (id: number) => void
}

/** The cross of the next one, or of the one before; where no other is left, what adds some. */
function focusBeside(cross: Element | null) {
  const entry = cross?.closest('li')
  const beside = entry?.nextElementSibling ?? entry?.previousElementSibling
  const section = entry?.closest('section')
  const adding =
    section?.querySelector<HTMLElement>('input, select') ??
    [...(section?.querySelectorAll('button') ?? [])].find(button => !entry?.contains(button))
  const next = beside ? beside.querySelector('button') : adding
  next?.focus()
}

/** What was chosen, each with a cross that takes it out. */
export function ChosenList({ label, items, onRemove }: ChosenListProps) {
  const { t } = useLingui()
  if (items.length === 0) return null
  return (
    <ul aria-label={label} className={styles.chosen}>
      {items.map(({ id, name }) => (
        <li key={id}>
          <Isolate>{name}</Isolate>
          <IconButton
            icon={X}
            label={t`Take out: ${name}`}
            onPress={() => {
              focusBeside(document.activeElement)
              onRemove(id)
            }}
          />
        </li>
      ))}
    </ul>
  )
}
