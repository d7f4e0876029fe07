import { mkdirSync, writeFileSync } from 'node:fs'
import { coverSheet } from '../../../packages/ui/src/course-cover/scenes/index.ts'
import { drawingSheet } from '../../../packages/ui/src/drawing/scenes/index.ts'

/** Writes a file of drawings that browsers fetch. */
function write(folder: string, name: string, content: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/${name}`, content)
}

/** Writes the scenes of the course covers, a file for each direction of reading, and the drawings of empty pages and panels. */
export function writeDrawings(ui: string): void {
  for (const direction of ['ltr', 'rtl'] as const)
    write(`${ui}/src/course-cover/generated`, `covers.${direction}.svg`, coverSheet(direction))
  write(`${ui}/src/drawing/generated`, 'drawings.svg', drawingSheet())
}
