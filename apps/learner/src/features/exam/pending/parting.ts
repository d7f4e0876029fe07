import type { PendingAnswer, PendingStore } from './pending-store.ts'

const prefix = 'masar-exam-parting'
const nameOf = ({ attempt, question }: Pick<PendingAnswer, 'attempt' | 'question'>) =>
  `${prefix}/${attempt}/${question}`

/**
 * Writes answers at once, as their page is hidden or left: what IndexedDB has not finished by then is lost with the page, and without a
 * network nothing else has the answer. The next opening of the store takes them over, and an exam that is taken on in another tab.
 */
export function writeAtParting(answers: readonly PendingAnswer[]): void {
  for (const answer of answers) quietly(() => localStorage.setItem(nameOf(answer), JSON.stringify(answer)))
}

/**
 * Moves what pages wrote as they were left into the store, unless it holds a newer one; what cannot be stored stays where it is.
 * @param attempt only what belongs to this one
 */
export async function takeFromParting(store: PendingStore, attempt?: number): Promise<void> {
  const start = attempt === undefined ? `${prefix}/` : `${prefix}/${attempt}/`
  const names = quietly(() => Object.keys(localStorage).filter(name => name.startsWith(start))) ?? []
  for (const name of names) {
    const text = quietly(() => localStorage.getItem(name))
    const answer = readAnswer(text)
    try {
      if (answer) await putNewer(store, answer)
      // Another tab may have written a newer one meanwhile.
      quietly(() => {
        if (localStorage.getItem(name) === text) localStorage.removeItem(name)
      })
    } catch (error) {
      console.warn('an answer stays where the page left it', error)
    }
  }
}

async function putNewer(store: PendingStore, answer: PendingAnswer): Promise<void> {
  const known = (await store.ofAttempt(answer.attempt)).find(({ question }) => question === answer.question)
  if ((known?.revision ?? 0) < answer.revision) await store.put(answer)
}

/** Some private windows keep nothing, and a full one takes nothing more: IndexedDB may have it still. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch (error) {
    console.warn('answers cannot be written as the page is left', error)
    return undefined
  }
}

function readAnswer(text: string | null | undefined): PendingAnswer | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<PendingAnswer> | null
    const isWhole =
      typeof kept?.attempt === 'number' &&
      typeof kept.question === 'number' &&
      typeof kept.revision === 'number' &&
      typeof kept.holder === 'string' &&
      typeof kept.madeAt === 'string' &&
      'user' in kept &&
      'value' in kept
    return isWhole ? (kept as PendingAnswer) : null
  } catch {
    // What is no JSON was never written here whole.
    return null
  }
}
