import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { keptFigures } from './figures.ts'
import { pageOf } from './page.ts'
import { addRun, load, machineIndex, newestCommit, readRuns, thisMachine } from './runs.ts'

const folder = fileURLToPath(new URL('../.runs/', import.meta.url))

/** Runs the bench, keeps its figures beside those of earlier runs, writes the page of it and says where it lies. */
export async function reported(measure: () => Promise<void>): Promise<void> {
  const before = load()
  const index = machineIndex()
  await measure()
  const figures = keptFigures()
  if (figures.length === 0) return
  const file = `${folder}runs.jsonl`
  addRun(folder, file, {
    at: new Date().toISOString(),
    commit: newestCommit(),
    machine: thisMachine(),
    index,
    load: [before, load()],
    figures,
  })
  const page = `${folder}index.html`
  writeFileSync(page, pageOf(readRuns(file)))
  console.log(`\nAs a page, with earlier runs: ${page}`)
}
