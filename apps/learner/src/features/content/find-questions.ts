import { lightStem, words } from '@masar/text'

interface Asked {
  question: string
  answer: string
}

/** The questions that hold every word typed, in question or answer, whatever its marks, hamza, article or ending. */
export function findQuestions<T extends Asked>(questions: readonly T[], typed: string): T[] {
  const sought = words(typed)
  return questions.filter(({ question, answer }) => {
    const held = words(`${question} ${answer}`)
    return sought.every(word =>
      held.some(other => other.startsWith(word) || lightStem(other).startsWith(lightStem(word))),
    )
  })
}

/** The id that `#q-12` in an address names; null for anything else. */
export function askedIn(hash: string): number | null {
  const id = /^#?q-(\d{1,9})$/.exec(hash)?.[1]
  return id === undefined ? null : Number(id)
}
