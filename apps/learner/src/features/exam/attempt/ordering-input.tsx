import { Trans, useLingui } from '@lingui/react/macro'
import { Button, SortableList, Text } from '@masar/ui'
import { useMemo } from 'react'
import type { AnswerInputProps } from './answer-input-props.ts'
import { plainText } from '../model/plain-text.ts'
import { InlineMarks } from './inline-marks.tsx'
import styles from './question.module.css'

/** A sequence, put in order by drag, by the arrow keys or by the buttons. The initial order is no answer yet. */
export function OrderingInput({ question, value, isWritable, onAnswer }: AnswerInputProps) {
  const { t } = useLingui()
  const { options } = question
  const order = value && 'options' in value ? value.options.join('\n') : ''
  const items = useMemo(() => {
    const given = order.split('\n').flatMap(key => options.find(option => option.key === key) ?? [])
    return [...given, ...options.filter(option => !given.includes(option))]
  }, [options, order])
  return (
    <div className={styles.ordering}>
      <SortableList
        label={t`Put these in order, the first at the top`}
        items={items}
        itemKey={option => option.key}
        itemLabel={option => plainText(option.text)}
        renderItem={option => <InlineMarks>{option.text}</InlineMarks>}
        onReorder={keys => onAnswer({ options: keys })}
        isDisabled={!isWritable}
      />
      {value === null && isWritable && (
        <div className={styles.asItStands}>
          <Text size="sm" soft>
            <Trans>Not answered yet: move what is out of place.</Trans>
          </Text>
          <Button
            size="sm"
            variant="secondary"
            onPress={() => onAnswer({ options: items.map(option => option.key) })}
          >
            <Trans>This order is right</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
