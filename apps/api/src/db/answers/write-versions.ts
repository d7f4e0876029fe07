import { existsSync, writeFileSync } from 'node:fs'
import { readShapes, readVersions, versionsFile } from './shapes.ts'

// Gives changed shapes the next version number.
const known = existsSync(versionsFile) ? readVersions() : []
const { hash } = readShapes()
const versions = known.at(-1) === hash ? known : [...known, hash]
writeFileSync(versionsFile, versions.map((version, index) => `${index + 1} ${version}\n`).join(''))
