import { Trans, useLingui } from '@lingui/react/macro'
import { CheckboxGroup, RadioGroup } from '@masar/ui'
import { chosenOf } from '../model/keys.ts'
import type { AnswerInputProps } from './answer-input-props.ts'
import { EssayInput } from './essay-input.tsx'
import { InlineMarks, useEnlarging } from './inline-marks.tsx'
import { MatchingInput } from './matching-input.tsx'
import { OrderingInput } from './ordering-input.tsx'
import { TypedAnswer } from './typed-answer.tsx'

/** The place for an answer, by the kind of question. */
export function AnswerInput({ question, value, isWritable, onAnswer }: AnswerInputProps) {
  const { t } = useLingui()
  const enlarging = useEnlarging()
  const options = question.options.map(({ key, text }) => ({
    value: key,
    label: <InlineMarks isInControl>{text}</InlineMarks>,
    beside: enlarging(text),
  }))
  const shared = { isBoxed: true, isDisabled: !isWritable, name: `question-${question.id}` }
  const [chosen = null] = chosenOf(value)
  switch (question.kind) {
    case 'single_choice':
      return (
        <RadioGroup
          {...shared}
          label={t`Choose one answer`}
          options={options}
          value={chosen}
          onChange={option => onAnswer({ option })}
        />
      )
    case 'multiple_choice':
      return (
        <CheckboxGroup
          {...shared}
          label={t`Choose every right answer`}
          options={options}
          value={chosenOf(value)}
          onChange={all => onAnswer(all.length === 0 ? null : { options: all })}
        />
      )
    case 'true_false':
      return (
        <RadioGroup
          {...shared}
          label={t`True or false?`}
          value={chosen}
          onChange={truth => onAnswer({ truth: truth === 'true' })}
          options={[
            { value: 'true', label: <Trans>True</Trans> },
            { value: 'false', label: <Trans>False</Trans> },
          ]}
        />
      )
    case 'number':
    case 'short_text':
      return <TypedAnswer kind={question.kind} value={value} isWritable={isWritable} onAnswer={onAnswer} />
    case 'matching':
      return <MatchingInput question={question} value={value} isWritable={isWritable} onAnswer={onAnswer} />
    case 'ordering':
      return <OrderingInput question={question} value={value} isWritable={isWritable} onAnswer={onAnswer} />
    case 'essay':
      return <EssayInput question={question} value={value} isWritable={isWritable} onAnswer={onAnswer} />
  }
}
