import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber, IconButton, Text, useUi } from '@masar/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import styles from './requirements.module.css'

/** More columns are not distinguishable on a screen. */
const mostColumns = 5

/** The part of many columns that is shown, and which part it is; an address that names none that there is shows the last. */
export function columnsAt<Column>(all: readonly Column[], wanted = 1) {
  const pages = Math.max(1, Math.ceil(all.length / mostColumns))
  const at = Math.min(Math.max(1, wanted), pages)
  return { shown: all.slice((at - 1) * mostColumns, at * mostColumns), at, pages }
}

interface ColumnPagesProps {
  at: number
  pages: number
  /** How many columns there are. */
  all: number
  onGo: (at: number) => void
}

/** Which requirements of many are beside the people, and the ways to the others. */
export function ColumnPages({ at, pages, all, onGo }: ColumnPagesProps) {
  const { t } = useLingui()
  const { tag } = useUi()
  if (pages === 1) return null
  const [first, last, count] = [(at - 1) * mostColumns + 1, Math.min(at * mostColumns, all), all].map(
    number => formatNumber(tag, number),
  )
  return (
    <nav className={styles.columnPages} aria-label={t`Requirements shown`}>
      <IconButton
        icon={ChevronLeft}
        label={t`Requirements before these`}
        isDisabled={at === 1}
        onPress={() => onGo(at - 1)}
      />
      <Text as="span" size="sm" role="status">
        <Trans>
          Requirements {first} to {last} of {count}
        </Trans>
      </Text>
      <IconButton
        icon={ChevronRight}
        label={t`Requirements after these`}
        isDisabled={at === pages}
        onPress={() => onGo(at + 1)}
      />
    </nav>
  )
}
