import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const files = ['languages.sql', 'course-card.sql', 'course-outline.sql']

/** Every version that the shapes have had, one a line: its number and the hash of the SQL files. Generated, and only ever appended to. */
export const versionsFile = new URL('versions.txt', import.meta.url)

/** The SQL that describes the stored answers and keeps them, and the hash by which a change of it is seen. */
export function readShapes(): { statements: string; hash: string } {
  const statements = files.map(name => readFileSync(new URL(name, import.meta.url), 'utf8')).join('\n')
  return { statements, hash: createHash('sha256').update(statements).digest('base64url') }
}

/** The versions' hashes; the last one's number is how many there are. */
export function readVersions(): string[] {
  return readFileSync(versionsFile, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => line.split(' ')[1] ?? '')
}
