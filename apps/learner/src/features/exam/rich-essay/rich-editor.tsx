import { useLingui } from '@lingui/react/macro'
import { Text } from '@masar/ui'
import { useId, useRef } from 'react'
import { EssayCount, mostCharacters, type WordBounds } from '../attempt/essay-count.tsx'
import type { AnswerInputProps } from '../attempt/answer-input-props.ts'
import styles from './rich-editor.module.css'
import { Toolbar } from './toolbar.tsx'
import { useEditor } from './use-editor.ts'

type RichEditorProps = Omit<AnswerInputProps, 'question'> & { words?: WordBounds | undefined }

/** An essay with formatting; what is kept of it is Markdown. */
export function RichEditor({ value, isWritable, onAnswer, words }: RichEditorProps) {
  const { t } = useLingui()
  const [label, hint] = [useId(), useId()]
  const place = useRef<HTMLDivElement>(null)
  const text = value && 'text' in value ? value.text : ''
  const { view, state } = useEditor(place, {
    text,
    isWritable,
    mostCharacters,
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': label,
      'aria-describedby': hint,
      class: styles.text ?? '',
    },
    onChange: written => onAnswer(written === '' ? null : { text: written }),
  })
  return (
    <div>
      <Text as="div" strong size="sm" id={label}>
        {t`Your text`}
      </Text>
      <Text as="div" size="sm" soft id={hint}>
        {t`Your instructor reads and grades it.`}
      </Text>
      <div className={styles.editor} data-disabled={!isWritable || undefined}>
        <Toolbar view={view} state={state} isDisabled={!isWritable} />
        <div ref={place} />
      </div>
      <EssayCount text={text} words={words} />
    </div>
  )
}
