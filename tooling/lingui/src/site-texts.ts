import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wordingErrors } from './wording.ts'

/** The texts of the demo and of a new site. The two courses on writing and setting Arabic show mistakes on purpose. */
const texts = 'apps/api/{demo,site-template}/**/*.{md,yaml,vtt}'
const showsMistakes = /courses\/(?:clear-arabic-writing|arabic-typography)\//

/** @returns a line for each wording in the Arabic texts that may not be there, with file and line; code in them is left out */
export function siteTextErrors(root: string): string[] {
  return globSync(texts, { cwd: root })
    .filter(file => !showsMistakes.test(file))
    .flatMap(file => {
      const lines = withoutCode(readFileSync(join(root, file), 'utf8')).split('\n')
      return lines.flatMap((line, index) =>
        wordingErrors(line, 'texts').map(error => `${file}:${index + 1}: ${error}`),
      )
    })
}

/** Keeps the lines, so that their numbers stay true, and the marks, so that no two words come together. */
function withoutCode(text: string): string {
  return text.replace(/^```[^]*?^```|`[^`\n]*`/gm, code => code.replace(/[^\n`]/g, ''))
}
