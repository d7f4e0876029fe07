import { contentExamples, stateExamples } from './content.tsx'
import { dataExamples } from './data.tsx'
import type { Example, Examples } from './example.ts'
import { fieldExamples } from './fields.tsx'
import { groundExamples } from './ground.tsx'
import { layerExamples } from './layers.tsx'

const examples: Examples = {
  ...groundExamples,
  ...fieldExamples,
  ...layerExamples,
  ...contentExamples,
  ...dataExamples,
  ...stateExamples,
}

/**
 * What shows a component in its states.
 * @throws when there is none: every entry has one
 */
export function exampleOf(id: string): Example {
  const found = examples[id]
  if (!found) throw new Error(`The gallery has no example of ${id}.`)
  return found
}
