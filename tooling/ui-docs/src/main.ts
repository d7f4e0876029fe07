import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { documentComponents } from './components.ts'
import { writeDrawings } from './drawings.ts'

// Writes what the gallery shows of each component's properties, and what covers and drawings are made of; `pnpm generate` runs it, and a difference fails the checks.
const ui = fileURLToPath(new URL('../../../packages/ui', import.meta.url))
const folder = `${ui}/src/gallery/generated`
const documented = documentComponents(ui)
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/props.json`, `${JSON.stringify(documented, null, 1)}\n`)
console.log(`ui-docs: ${Object.keys(documented).length} components`)
writeDrawings(ui)
