import { Plural, Trans } from '@lingui/react/macro'
import { formatNumber, Text, useUi } from '@masar/ui'
import type { Question } from '../api.ts'
import { wordCount } from '../model/essay.ts'

export type WordBounds = NonNullable<NonNullable<Question['essay']>['words']>

export const mostCharacters = 20_000

interface EssayCountProps {
  text: string
  /** How many words are asked for: advice, since what is shorter or longer is taken all the same. */
  words?: WordBounds | undefined
}

/** How long an essay is, and how long it is meant to be. */
export function EssayCount({ text, words = {} }: EssayCountProps) {
  const { tag } = useUi()
  const left = formatNumber(tag, mostCharacters - text.length)
  return (
    <Text size="sm" soft>
      <Plural value={wordCount(text)} one="# word" other="# words" />
      <AskedWords words={words} />
      {text.length > mostCharacters - 1000 && (
        <>
          {' · '}
          <Trans>Characters left: {left}</Trans>
        </>
      )}
    </Text>
  )
}

/** How many words are asked for, after what was counted. */
function AskedWords({ words: { least, most } }: { words: WordBounds }) {
  const { tag } = useUi()
  const [from, to] = [least, most].map(count => (count === undefined ? '' : formatNumber(tag, count)))
  if (least !== undefined && most !== undefined)
    return (
      <>
        {' · '}
        <Trans>
          requested: {from} to {to}
        </Trans>
      </>
    )
  if (least !== undefined)
    return (
      <>
        {' · '}
        <Trans>requested: at least {from}</Trans>
      </>
    )
  if (most === undefined) return null
  return (
    <>
      {' · '}
      <Trans>requested: at most {to}</Trans>
    </>
  )
}
