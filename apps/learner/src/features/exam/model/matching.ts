import type { AnswerValue } from '../api.ts'

export type Pairs = Readonly<Record<string, string>>

/** Prompts with the options that were given to them. */
export function pairsOf(value: AnswerValue | null): Pairs {
  return value && 'pairs' in value ? value.pairs : {}
}

/** The answer after a prompt was given an option, or had its own taken away. */
export function withPair(pairs: Pairs, prompt: string, option: string | null): AnswerValue | null {
  const next = Object.fromEntries(
    Object.entries({ ...pairs, [prompt]: option }).flatMap(([key, match]) =>
      match === null ? [] : [[key, match]],
    ),
  )
  return Object.keys(next).length === 0 ? null : { pairs: next }
}
