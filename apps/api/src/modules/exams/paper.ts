import type { QuestionKind, QuestionOption } from '../../db/schema/index.ts'

export interface PaperQuestion {
  id: number
  version: number
  points: number
  poolId: number | null
  position: number
  kind: QuestionKind
  options: QuestionOption[]
  /** Of the section that asks it; null or absent in an exam without. */
  section?: number | null
}

interface PaperPool {
  id: number
  drawCount: number
  points: number
  position: number
  /** Of the section that asks what is drawn; null or absent in an exam without. */
  section?: number | null
}

export interface PaperRules {
  seed: number
  shuffleQuestions: boolean
  shuffleOptions: boolean
  pools: PaperPool[]
}

export interface PaperLine {
  questionId: number
  version: number
  points: number
  position: number
  optionOrder: string[]
  section: number | null
}

/**
 * Makes the paper of an attempt: what is drawn from each pool, and every order. The same seed and questions always make
 * the same paper, so a dispute can be settled by making it again.
 */
export function makePaper(questions: PaperQuestion[], rules: PaperRules): PaperLine[] {
  const random = randomFrom(rules.seed)
  const fixed = questions.filter(question => question.poolId === null)
  const drawn = rules.pools.flatMap(pool =>
    shuffled(
      questions.filter(question => question.poolId === pool.id),
      random,
    )
      .slice(0, pool.drawCount)
      .map(question => ({
        ...question,
        points: pool.points,
        position: pool.position,
        section: pool.section ?? null,
      })),
  )
  const chosen = [...fixed, ...drawn].sort((a, b) => a.position - b.position || a.id - b.id)
  const mixed = rules.shuffleQuestions ? shuffled(chosen, random) : chosen
  // Stable: within a section the order stays.
  const ordered = mixed.toSorted((a, b) => (a.section ?? 0) - (b.section ?? 0))
  return ordered.map((question, index) => ({
    questionId: question.id,
    version: question.version,
    points: question.points,
    position: index + 1,
    optionOrder: optionOrder(question, rules.shuffleOptions, random),
    section: question.section ?? null,
  }))
}

/** True and false keep their order. What is to be put in order or matched never comes in the order in which it was written. */
function optionOrder({ kind, options }: PaperQuestion, isShuffled: boolean, random: () => number): string[] {
  const keysOf = (some: QuestionOption[]) => some.map(option => option.key)
  const mayShuffle = (keys: string[]) => (isShuffled ? shuffled(keys, random) : keys)
  switch (kind) {
    case 'true_false':
      return keysOf(options)
    case 'ordering':
      return shuffled(keysOf(options), random)
    case 'matching': {
      const prompts = keysOf(options.filter(option => option.isPrompt))
      const matches = keysOf(options.filter(option => !option.isPrompt))
      return [...mayShuffle(prompts), ...shuffled(matches, random)]
    }
    default:
      return mayShuffle(keysOf(options))
  }
}

/** Fisher–Yates. */
function shuffled<T>(items: T[], random: () => number): T[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const kept = result[last] as T
    result[last] = result[other] as T
    result[other] = kept
  }
  return result
}

/** Mulberry32: small, well spread, and the same on every machine; the seed itself comes from a secure source. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
