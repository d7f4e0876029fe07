import { useLingui } from '@lingui/react/macro'
import { TextArea } from '@masar/ui'
import type { AnswerInputProps } from './answer-input-props.ts'
import { EssayCount, mostCharacters, type WordBounds } from './essay-count.tsx'

type EssayTextProps = Omit<AnswerInputProps, 'question'> & { words?: WordBounds | undefined }

/** An essay in a plain field. */
export function EssayText({ value, isWritable, onAnswer, words }: EssayTextProps) {
  const { t } = useLingui()
  const text = value && 'text' in value ? value.text : ''
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
      <EssayCount text={text} words={words} />
    </div>
  )
}
