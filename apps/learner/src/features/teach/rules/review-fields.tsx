import { Trans } from '@lingui/react/macro'
import { Card, CheckboxGroup, Heading, Switch, Text } from '@masar/ui'
import {
  type Review,
  type ReviewField,
  reviewFields,
  type ReviewMoment,
  reviewMoments,
} from '../exam/rules.ts'
import { useReviewWords } from '../exam/use-review-words.ts'
import type { FieldsProps } from './field-props.ts'
import styles from './rules.module.css'

/** What learners see of a finished attempt, at each moment. */
export function ReviewFields({ draft: { review }, onChange }: FieldsProps) {
  const { moments, fields } = useReviewWords()
  const options = reviewFields.map(value => ({ value, label: fields[value] }))
  const set = (moment: ReviewMoment, value: ReviewField[] | null) =>
    onChange({ review: { ...review, [moment]: value } as Review })
  return (
    <Card as="section" className={styles.part}>
      <Heading level={2}>
        <Trans>What learners see afterwards</Trans>
      </Heading>
      <Text soft size="sm">
        <Trans>Right answers that are shown while the exam is open travel fast: keep them for the end.</Trans>
      </Text>
      <Switch
        checked={review.after_last_attempt !== null}
        onChange={isOn => set('after_last_attempt', isOn ? review.while_open : null)}
      >
        <Trans>Show something else once no attempt is left</Trans>
      </Switch>
      <div className={styles.moments}>
        {reviewMoments.map(moment => {
          const shown = review[moment]
          return (
            shown !== null && (
              <CheckboxGroup
                key={moment}
                label={moments[moment]}
                options={options}
                value={shown}
                onChange={chosen =>
                  set(
                    moment,
                    reviewFields.filter(field => chosen.includes(field)),
                  )
                }
              />
            )
          )
        })}
      </div>
    </Card>
  )
}
