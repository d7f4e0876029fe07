import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { formatNumber } from '@masar/text'
import { useUi } from '../ui-provider/ui-provider.tsx'
import styles from './pagination.module.css'

export interface PaginationProps {
  /** From 1. */
  page: number
  pages: number
  onChange: (page: number) => void
}

/** Back and forth in a list of known length. */
export function Pagination({ page, pages, onChange }: PaginationProps) {
  const { t } = useLingui()
  const { tag } = useUi()
  const [here, last] = [formatNumber(tag, page), formatNumber(tag, pages)]
  return (
    <nav aria-label={t`Pages`} className={styles.pages}>
      <Button
        variant="secondary"
        iconStart={ChevronLeft}
        isDisabled={page <= 1}
        onPress={() => onChange(page - 1)}
      >
        <Trans>Previous</Trans>
      </Button>
      <span aria-live="polite" className={styles.count}>
        <Trans>
          Page {here} of {last}
        </Trans>
      </span>
      <Button
        variant="secondary"
        iconEnd={ChevronRight}
        isDisabled={page >= pages}
        onPress={() => onChange(page + 1)}
      >
        <Trans>Next</Trans>
      </Button>
    </nav>
  )
}
