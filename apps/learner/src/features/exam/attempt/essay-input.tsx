import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatNumber, Text, TextArea, useUi } from '@masar/ui'
import { wordCount } from '../model/essay.ts'
import type { AnswerInputProps } from './answer-input-props.ts'

const mostCharacters = 20_000

/** A text of one's own, which a person grades. */
export function EssayInput({ value, isWritable, onAnswer }: Omit<AnswerInputProps, 'question'>) {
  const { t } = useLingui()
  const { tag } = useUi()
  const text = value && 'text' in value ? value.text : ''
  const left = formatNumber(tag, mostCharacters - text.length)
  return (
    <div>
      <TextArea
        label={t`Your text`}
        hint={t`Your instructor reads and grades it.`}
        rows={8}
        disabled={!isWritable}
        maxLength={mostCharacters}
        value={text}
        onChange={typed => onAnswer(typed.trim() === '' ? null : { text: typed })}
      />
      <Text size="sm" soft>
        <Plural value={wordCount(text)} one="# word" other="# words" />
        {text.length > mostCharacters - 1000 && (
          <>
            {' · '}
            <Trans>Characters left: {left}</Trans>
          </>
        )}
      </Text>
    </div>
  )
}
