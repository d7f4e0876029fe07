import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, ArrowRight, Bookmark, BookmarkCheck } from 'lucide-react'
import { Button, IconButton } from '@masar/ui'
import type { Attempt } from '../api.ts'
import { pageAround } from '../model/pages.ts'
import styles from './step-bar.module.css'
import type { usePlace } from './use-place.ts'

interface StepBarProps {
  attempt: Attempt
  place: ReturnType<typeof usePlace>
  isWritable: boolean
  onMove: (at: number) => void
  onSubmit: () => void
}

/** Back, flag for review, on: at the bottom, within a thumb's reach. */
export function StepBar({ attempt, place, isWritable, onMove, onSubmit }: StepBarProps) {
  const { t } = useLingui()
  const question = attempt.questions[place.at]
  const { first, last } = pageAround(attempt, place.at)
  const isLast = last === attempt.questions.length - 1
  const isOfOne = first === last
  const isFlagged = question !== undefined && place.flagged.includes(question.id)
  const isAll = place.view === 'all'
  if (!question) return null
  return (
    <div className={styles.bottom} data-bottom-bar>
      <div className={styles.bottomInner}>
        {!isAll && (
          <>
            {attempt.navigation === 'free' && (
              <IconButton
                variant="secondary"
                icon={ArrowLeft}
                label={attempt.questions_per_page === 1 ? t`Previous question` : t`Previous page`}
                isDisabled={first === 0}
                onPress={() => onMove(pageAround(attempt, first - 1).first)}
              />
            )}
            {attempt.navigation === 'free' && isOfOne && (
              <Button
                variant="quiet"
                aria-label={t`Flag for review`}
                aria-pressed={isFlagged}
                iconStart={isFlagged ? BookmarkCheck : Bookmark}
                className={isFlagged ? styles.flagged : undefined}
                onPress={() => place.toggleFlag(question.id)}
              >
                <span className={styles.markWords}>
                  {isFlagged ? <Trans>Flagged</Trans> : <Trans>Flag for review</Trans>}
                </span>
              </Button>
            )}
          </>
        )}
        {isAll || isLast ? (
          <Button className={styles.onward} isDisabled={!isWritable} onPress={onSubmit}>
            {attempt.section?.next ? <Trans>Check and continue</Trans> : <Trans>Check and submit</Trans>}
          </Button>
        ) : (
          <Button className={styles.onward} iconEnd={ArrowRight} onPress={() => onMove(last + 1)}>
            <Trans>Next</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
