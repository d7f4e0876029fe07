import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'

const types = 'dist/types'
const textModules: Record<string, string> = {
  '@masar/text': `${types}/text/src/index.js`,
  '@masar/text/phone': `${types}/text/src/phone/index.js`,
}

execFileSync('tsc', ['-p', 'tsconfig.types.json'], { stdio: 'inherit' })

/** Where the types of a package that is taken in with its code stand, from a declaration's own place. */
function ownPath(file: string, name: string): string {
  const target = textModules[name]
  if (target === undefined) throw new Error(`${file} names ${name}, whose types are not taken in`)
  const path = relative(dirname(file), target)
  return path.startsWith('.') ? path : `./${path}`
}

for (const file of globSync(`${types}/**/*.d.ts`)) {
  const source = readFileSync(file, 'utf8')
  const own = source
    .replace(
      /(['"])(@masar\/text(?:\/[\w-]+)?)\1/g,
      (_, quote: string, name: string) => quote + ownPath(file, name) + quote,
    )
    // Declarations name each other by the ending of what is run, which every resolution understands.
    .replace(/((?:from|import\() ?['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2')
  if (own !== source) writeFileSync(file, own)
}

// React's server components may import each of them; what they share among themselves is then a client's, too.
for (const file of globSync('dist/*.js', { exclude: path => path.includes('chunk-') }))
  writeFileSync(file, `'use client'\n${readFileSync(file, 'utf8')}`)

writeFileSync(
  `${types}/ui/src/locales/messages.d.ts`,
  "import type { Messages } from '@lingui/core'\n\nexport declare const messages: Messages\n",
)
