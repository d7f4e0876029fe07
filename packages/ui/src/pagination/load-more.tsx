import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../button/button.tsx'
import { formatNumber } from '@masar/text'
import { ProgressBar } from '../progress/progress.tsx'
import { useUi } from '../ui-provider/ui-provider.tsx'
import styles from './pagination.module.css'

export interface LoadMoreProps {
  /** How many are on the page. */
  shown: number
  /** How many there are. */
  total: number
  /** What is said where it is not known how many there are. */
  counted?: string | undefined
  hasMore: boolean
  isLoading?: boolean
  /** The last page could not be loaded; the button tries again. */
  hasFailed?: boolean
  onLoadMore: () => void
}

/** The end of an endless list: where one is, and the next page on a press. The count is read out when it changes. */
export function LoadMore({
  shown,
  total,
  counted,
  hasMore,
  isLoading,
  hasFailed,
  onLoadMore,
}: LoadMoreProps) {
  const { tag } = useUi()
  const { t } = useLingui()
  const first = formatNumber(tag, shown)
  return (
    <div className={styles.more}>
      <p role="status" className={styles.count}>
        {hasFailed ? (
          <Trans>The next ones could not be loaded.</Trans>
        ) : (
          (counted ?? <Plural value={total} one={`${first} of # shown`} other={`${first} of # shown`} />)
        )}
      </p>
      {hasMore && (
        <>
          {counted === undefined && (
            <ProgressBar
              className={styles.line}
              value={total > 0 ? (shown / total) * 100 : 0}
              label={t`How much of the list is shown`}
            />
          )}
          <Button variant="secondary" isPending={isLoading} onPress={onLoadMore}>
            {hasFailed ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
          </Button>
        </>
      )}
    </div>
  )
}
