import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Rules that no linter has: each is a line of a file that must not be there.
const root = fileURLToPath(new URL('../../..', import.meta.url))
const rules: { name: string; files: RegExp; line: RegExp; except?: RegExp }[] = [
  {
    name: 'type=number drops Arabic digits: use type=text with inputmode',
    files: /\.tsx$/,
    line: /type=["'{]+number/,
  },
  {
    // What only a machine reads again names its whole tag; what people read is written by packages/text.
    name: 'an Intl call that passes by the reader’s calendar and digits: use formatDate, formatNumber or formatRelative of @masar/text',
    files: /\.tsx?$/,
    line: /new Intl\.(?:DateTime|Number|RelativeTime|Duration)Format\((?!'en(?:-[A-Z]{2})?-u-(?:ca-gregory-)?nu-latn')|\.toLocale(?:Date|Time)?String\(|\bi18n\.(?:date|number)\(/,
    except: /^packages\/text\/src\/written\.ts$|^apps\/host\/src\/document\/first-script\.ts$/,
  },
  {
    name: 'a physical direction',
    files: /\.(?:tsx?|css)$/,
    line: /\b(?:margin|padding|border)-(?:left|right)\b|text-align:\s*(?:left|right)|\b(?:marginLeft|marginRight|paddingLeft|paddingRight)\b/,
  },
  {
    name: 'a colour that is no token',
    files: /^(?!apps\/(?:api|host)\/).*\.tsx$/,
    line: /["'`( ]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})["'`; ]|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|\b(?:fill|stroke|color|background)(?:=|: )["'](?:white|black|red|green|blue|gray|grey)\b/i,
    // A scanner needs black on white; the mark of another house has its own colours.
    except: /\/(?:qr-code|google-button)\.tsx$/,
  },
  {
    name: 'a silent catch',
    files: /\.tsx?$/,
    line: /catch\s*(?:\([^)]*\))?\s*\{\s*\}|\.catch\(\(\)\s*=>\s*(?:undefined|\{\s*\})\)/,
  },
  {
    name: 'HTML set from a string',
    files: /\.tsx?$/,
    line: /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML/,
  },
  {
    name: 'an advisory lock that is not in apps/api/src/db/locks.ts',
    files: /\.tsx?$/,
    line: /pg_(?:try_)?advisory_\w+\((?!\$\{advisoryLocks\.)/,
  },
  {
    // The queue keeps its running jobs' claims, the embedded database writes its checkpoints: neither waits for work.
    name: 'a loop that polls: let a job of the queue do it, or the outbox’s wake',
    files: /^apps\/api\/src\/.*\.ts$/,
    line: /\bsetInterval\(|\bsetTimeout\(\(\) => this\.(?:wake|#onTimer)\(|\bwhile \(true\)/,
    except: /^apps\/api\/src\/(?:modules\/platform\/(?:queue|outbox)\/|db\/embedded-worker\.ts$)/,
  },
  {
    name: 'a word of unfinished work',
    files: /\.(?:tsx?|css|po|md|yaml)$/,
    line: /\b(?:TODO|FIXME)\b|\bcoming soon\b|\bقريب[اً]+[.!]?["»]/i,
  },
]
const checked = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'apps', 'packages', 'tooling', 'e2e'],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 },
)
  .split('\n')
  .filter(
    file =>
      existsSync(`${root}${file}`) &&
      /\.(?:tsx?|css|po|md|yaml)$/.test(file) &&
      !/(?:\.gen\.ts|\/generated\/|\/migrations\/|house-rules\.ts|\.test\.tsx?)$|\/testing\//.test(file),
  )
const allowedTop =
  /^(?:package\.json|pnpm-workspace\.yaml|pnpm-lock\.yaml|turbo\.json|apps|packages|tooling|e2e|README\.md|\..+)$/
const top = new Set(
  execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 })
    .split('\n')
    .filter(Boolean)
    .map(file => file.split('/')[0] ?? ''),
)
const errors = [...top]
  .filter(name => !allowedTop.test(name))
  .map(name => `${name}: not part of the agreed top level`)

for (const file of checked) {
  for (const [index, line] of readFileSync(`${root}${file}`, 'utf8').split('\n').entries()) {
    for (const rule of rules)
      if (rule.files.test(file) && !rule.except?.test(file) && rule.line.test(line))
        errors.push(`${file}:${index + 1}: ${rule.name}`)
  }
}
// What cuts text off at its lines cuts the tails of Arabic letters off as well, unless the lines have room for them.
for (const file of checked.filter(path => path.endsWith('.css'))) {
  const css = readFileSync(`${root}${file}`, 'utf8')
  for (const { 0: block, index } of css.matchAll(
    /\{[^{}]*(?:text-overflow: ellipsis|line-clamp:)[^{}]*\}/g,
  )) {
    if (!block.includes('line-height: var(--leading-clipped)'))
      errors.push(
        `${file}:${css.slice(0, index).split('\n').length}: text that is cut off needs line-height: var(--leading-clipped)`,
      )
  }
}
// A table that names tests (`file` “words of a title”) names tests that are there.
for (const file of checked.filter(path => path.endsWith('.md'))) {
  for (const [, path = '', title = ''] of readFileSync(`${root}${file}`, 'utf8').matchAll(
    /`([\w./$-]+\.test\.tsx?)` “([^”]+)”/g,
  )) {
    if (!existsSync(root + path) || !readFileSync(root + path, 'utf8').includes(title))
      errors.push(`${file}: no test “${title}” in ${path}`)
  }
}
for (const error of errors) console.error(error)
console.log(
  errors.length === 0 ? `house rules: ${checked.length} files` : `house rules: ${errors.length} errors`,
)
process.exitCode = errors.length === 0 ? 0 : 1
