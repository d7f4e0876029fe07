import { useSyncExternalStore } from 'react'
import { keep, onKept, readKept } from './kept-choice.ts'

/**
 * A choice among a few that this device keeps: the same in every place and tab that shows it. It is the first one on the server, at
 * first, and where what was kept is none of them.
 * @param name under which it is kept
 */
export function useKeptChoice<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const kept = useSyncExternalStore(
    onKept,
    () => readKept(name),
    () => null,
  )
  return [choices.find(choice => choice === kept) ?? choices[0], choice => keep(name, choice)]
}
