import { useLingui } from '@lingui/react/macro'
import { Icon } from '@masar/ui'
import { Table } from '@masar/ui/table'
import { Check, Minus } from 'lucide-react'
import { type Review, reviewFields, reviewMoments } from './rules.ts'
import { useReviewWords } from './use-review-words.ts'

/** What may be seen of a finished attempt, and when. */
export function ReviewTable({ review }: { review: Review }) {
  const { t } = useLingui()
  const { moments, fields } = useReviewWords()
  return (
    <Table
      caption={t`What learners see of a finished attempt`}
      columns={[
        { id: 'field', header: t`Part of the result`, isRowHeader: true, cell: field => fields[field] },
        ...reviewMoments.map(moment => ({
          id: moment,
          header: moments[moment],
          cell: (field: (typeof reviewFields)[number]) =>
            // Without a rule of its own the last attempt is like the others.
            (review[moment] ?? review.while_open).includes(field) ? (
              <Icon of={Check} label={t`Shown`} />
            ) : (
              <Icon of={Minus} label={t`Kept back`} />
            ),
        })),
      ]}
      rows={reviewFields}
      rowKey={field => field}
    />
  )
}
