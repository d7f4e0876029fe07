import { Trans, useLingui } from '@lingui/react/macro'
import { DateText, EmptyState, Isolate, Rating, Text } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type DialogPlace, dialogPlaceOf, listOfDialog } from '../../people/parts/found.ts'
import { ListTools } from '../../people/parts/list-tools.tsx'
import styles from '../learn.module.css'
import { DialogPages } from '../parts/dialog-pages.tsx'
import { LedgerPerson } from '../parts/ledger-dialog.tsx'
import { employeeReviewsQuery } from '../queries.ts'
import { type ReviewSort, reviewSorts } from './place.ts'

interface OwnReviewsProps {
  course: number
  title: string | undefined
  place: DialogPlace<string>
  onChange: (place: DialogPlace<ReviewSort>) => void
  onClose: () => void
}

/** What the company’s own people say of a course, found and ordered. */
export function OwnReviews({ course, title, place, onChange, onClose }: OwnReviewsProps) {
  const { t } = useLingui()
  const sought = listOfDialog(place, reviewSorts)
  const list = useInfiniteQuery({
    ...employeeReviewsQuery(course, sought),
    placeholderData: keepPreviousData,
  })
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
        <ListTools
          label={t`Search by name or words`}
          place={sought}
          sorts={[
            { value: '', label: t`Newest first` },
            { value: 'oldest', label: t`Oldest first` },
            { value: 'best', label: t`Best rated first` },
            { value: 'worst', label: t`Worst rated first` },
          ]}
          onChange={({ q, sort }) => onChange(dialogPlaceOf({ who: q, by: sort }, reviewSorts))}
        />
        <DialogPages
          list={list}
          empty={
            <EmptyState
              level={3}
              title={
                sought.q === undefined ? (
                  <Trans>None of your people has rated it yet</Trans>
                ) : (
                  <Trans>No results</Trans>
                )
              }
            />
          }
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
