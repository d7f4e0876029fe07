import { mkdirSync, writeFileSync } from 'node:fs'
import { coverSheet } from '../../../packages/ui/src/course-cover/scenes/index.ts'

/** Writes the scenes of the course covers as the files that browsers fetch, one for each direction of reading. */
export function writeCovers(ui: string): void {
  const folder = `${ui}/src/course-cover/generated`
  mkdirSync(folder, { recursive: true })
  for (const direction of ['ltr', 'rtl'] as const)
    writeFileSync(`${folder}/covers.${direction}.svg`, coverSheet(direction))
}
