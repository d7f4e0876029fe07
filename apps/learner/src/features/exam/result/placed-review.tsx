import { Trans } from '@lingui/react/macro'
import { cx, Text } from '@masar/ui'
import { InlineMarks } from '../attempt/inline-marks.tsx'
import type { PlacedLine } from './model.ts'
import styles from './result.module.css'

/** A sequence or pairs as they were answered, each line beside what belongs there. */
export function PlacedReview({ lines }: { lines: readonly PlacedLine[] }) {
  return (
    <ol className={cx(styles.options, styles.placed)}>
      {lines.map(line => (
        <li
          key={line.key}
          className={styles.placedLine}
          data-tone={line.right === null ? undefined : line.right === line.given ? 'success' : 'danger'}
        >
          {line.prompt !== null && (
            <Text as="div" strong>
              <InlineMarks>{line.prompt}</InlineMarks>
            </Text>
          )}
          <div>
            <Text as="span" size="xs" soft>
              <Trans>Your answer</Trans>
            </Text>{' '}
            {line.given === null ? <Trans>none</Trans> : <InlineMarks>{line.given}</InlineMarks>}
          </div>
          {line.right !== null && line.right !== line.given && (
            <div>
              <Text as="span" size="xs" soft>
                <Trans>Right answer</Trans>
              </Text>{' '}
              <InlineMarks>{line.right}</InlineMarks>
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
