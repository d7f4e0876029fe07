import { Trans, useLingui } from '@lingui/react/macro'
import { isolate } from '@masar/text'
import { cx, IconButton, Text } from '@masar/ui'
import { GripVertical, X } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { pairsOf, withPair } from '../model/matching.ts'
import { plainText } from '../model/plain-text.ts'
import type { AnswerInputProps } from './answer-input-props.ts'
import { InlineMarks, useEnlarging } from './inline-marks.tsx'
import styles from './matching.module.css'
import { useOptionDrag } from './use-option-drag.ts'

/** What was picked first; the other side comes next. */
type Picked = { side: 'prompt' | 'option'; key: string } | null

/** Options given to prompts: by drag, by picking one after the other in either order, all of it by keyboard, each step announced. */
// long: one small state and the two lists that show it
export function MatchingInput({ question, value, isWritable, onAnswer }: AnswerInputProps) {
  const { t } = useLingui()
  const { prompts, options } = question
  const pairs = pairsOf(value)
  const [picked, setPicked] = useState<Picked>(null)
  const [said, setSaid] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const nameOf = (key: string) =>
    isolate(plainText([...prompts, ...options].find(one => one.key === key)?.text ?? key))

  const match = (prompt: string, option: string) => {
    onAnswer(withPair(pairs, prompt, option))
    setPicked(null)
    const [name, place] = [nameOf(option), nameOf(prompt)]
    setSaid(t`${name} now belongs to ${place}`)
  }
  const clear = (prompt: string) => {
    onAnswer(withPair(pairs, prompt, null))
    setPicked(null)
    const place = nameOf(prompt)
    setSaid(t`Nothing belongs to ${place} now`)
  }
  const pick = (side: 'prompt' | 'option', key: string) => {
    if (picked?.side === side && picked.key === key) {
      setPicked(null)
      setSaid(t`Nothing is picked`)
    } else if (picked && picked.side !== side) {
      match(side === 'prompt' ? key : picked.key, side === 'prompt' ? picked.key : key)
    } else {
      setPicked({ side, key })
      const name = nameOf(key)
      setSaid(
        side === 'prompt'
          ? t`${name} is picked. Choose what belongs to it.`
          : t`${name} is picked. Choose where it belongs.`,
      )
    }
  }
  const letGo = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || picked === null) return
    event.stopPropagation()
    setPicked(null)
    setSaid(t`Nothing is picked`)
  }
  const enlarging = useEnlarging()
  const dragFrom = useOptionDrag(root, match)
  const isPicked = (side: 'prompt' | 'option', key: string) => picked?.side === side && picked.key === key
  return (
    <div ref={root} role="group" aria-label={t`Matching`} className={styles.matching} onKeyDown={letGo}>
      <Text size="sm" soft>
        <Trans>Pick an option, then the place where it belongs, or drag it there.</Trans>
      </Text>
      <ol className={styles.prompts} aria-label={t`What options belong to`}>
        {prompts.map(prompt => {
          const given = options.find(option => option.key === pairs[prompt.key])
          const name = nameOf(prompt.key)
          return (
            <li key={prompt.key} className={styles.prompt} data-prompt={prompt.key}>
              <span id={`${id}-${prompt.key}`} className={styles.text}>
                <InlineMarks>{prompt.text}</InlineMarks>
              </span>
              <span className={styles.place}>
                <button
                  type="button"
                  className={cx(styles.slot, given && styles.filled)}
                  aria-pressed={isPicked('prompt', prompt.key)}
                  id={`${id}-${prompt.key}-place`}
                  aria-labelledby={`${id}-${prompt.key} ${id}-${prompt.key}-place`}
                  disabled={!isWritable}
                  onClick={() => pick('prompt', prompt.key)}
                >
                  {given ? <InlineMarks isInControl>{given.text}</InlineMarks> : <Trans>Choose here</Trans>}
                </button>
                {given && isWritable && (
                  <IconButton icon={X} label={t`Take away from ${name}`} onPress={() => clear(prompt.key)} />
                )}
              </span>
            </li>
          )
        })}
      </ol>
      <ul className={styles.options} aria-label={t`Options`}>
        {options.map(option => (
          <li key={option.key}>
            <button
              type="button"
              className={cx(styles.option, Object.values(pairs).includes(option.key) && styles.used)}
              aria-pressed={isPicked('option', option.key)}
              disabled={!isWritable}
              onClick={() => pick('option', option.key)}
              onPointerDown={event => dragFrom(event, option.key)}
            >
              <span className={styles.grip} data-grip>
                <GripVertical aria-hidden size={18} />
              </span>
              <InlineMarks isInControl>{option.text}</InlineMarks>
            </button>
            {enlarging(option.text)}
          </li>
        ))}
      </ul>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </div>
  )
}
