import { Trans } from '@lingui/react/macro'
import { DateText, EmptyState, Isolate, Rating, Text } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { useInfiniteQuery } from '@tanstack/react-query'
import styles from '../learn.module.css'
import { DialogPages } from '../parts/dialog-pages.tsx'
import { LedgerPerson } from '../parts/ledger-dialog.tsx'
import { employeeReviewsQuery } from '../queries.ts'

interface OwnReviewsProps {
  course: number
  title: string | undefined
  onClose: () => void
}

/** What the company’s own people say of a course, newest first. */
export function OwnReviews({ course, title, onClose }: OwnReviewsProps) {
  const list = useInfiniteQuery(employeeReviewsQuery(course))
  return (
    <Dialog
      title={
        title === undefined ? (
          <Trans>What your people say</Trans>
        ) : (
          <Trans>
            What your people say of “<Isolate>{title}</Isolate>”
          </Trans>
        )
      }
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      <div className={styles.form}>
        <DialogPages
          list={list}
          empty={<EmptyState level={3} title={<Trans>None of your people has rated it yet</Trans>} />}
        >
          {rows => (
            <ul role="list" className={styles.rows}>
              {rows.map(({ id, employee, stars, text, created_at: at }) => (
                <li key={id} className={styles.stacked}>
                  <LedgerPerson employee={employee} />
                  <Text as="div" size="sm" soft>
                    <Rating value={stars} /> <DateText value={at} />
                  </Text>
                  {text !== '' && <Text dir="auto">{text}</Text>}
                </li>
              ))}
            </ul>
          )}
        </DialogPages>
      </div>
    </Dialog>
  )
}
