import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import config from '../lingui.config.ts'
import { siteTextErrors } from './site-texts.ts'
import { brokenRules, wordingErrors } from './wording.ts'

// Every sentence exists in both languages, plurals with all their forms, placeholders alike, nothing with loose spaces, no wording that
// was retired, and one English sentence has one Arabic wording, whichever package says it. Where two things are meant, lingui's `context` tells them apart.
const arabicForms = ['zero', 'one', 'two', 'few', 'many', 'other']
const errors: string[] = [...brokenRules(), ...siteTextErrors(config.rootDir ?? '.')]
/** Arabic wordings of each English sentence, with the catalogues that have them. */
const wordings = new Map<string, Map<string, string[]>>()
const format = formatter({ lineNumbers: false })

for (const { path } of config.catalogs ?? []) {
  const file = (locale: string) =>
    `${path.replace('<rootDir>/', `${config.rootDir}/`).replace('{locale}', locale)}.po`
  const [ar, en] = await Promise.all(
    ['ar', 'en'].map(
      async locale =>
        await format.parse(readFileSync(file(locale), 'utf8'), {
          locale,
          sourceLocale: 'en',
          filename: file(locale),
        }),
    ),
  )
  const name = path.replace('<rootDir>/', '').replace('/{locale}', '')
  for (const [id, entry] of Object.entries(ar ?? {})) {
    if (entry.obsolete) continue
    const english = en?.[id]?.translation || entry.message || id
    check(name, english, entry.translation ?? '')
    noteWording(
      name,
      entry.context === undefined ? english : `${english}” in the context “${entry.context}`,
      entry.translation ?? '',
    )
  }
  for (const id of Object.keys(en ?? {}))
    if (ar && !(id in ar)) errors.push(`${name}: "${id}" is in en.po alone`)
}

for (const [english, arabic] of wordings)
  if (arabic.size > 1)
    errors.push(
      `“${english}” has ${arabic.size} wordings in Arabic: ${[...arabic].map(([words, names]) => `“${words}” in ${names.join(', ')}`).join('; ')}`,
    )

function noteWording(name: string, english: string, arabic: string): void {
  const known = wordings.get(english) ?? new Map<string, string[]>()
  wordings.set(english, known.set(arabic, [...(known.get(arabic) ?? []), name]))
}

function check(name: string, english: string, arabic: string): void {
  const at = `${name}: "${english.slice(0, 60)}"`
  if (arabic.trim() === '') return void errors.push(`${at} has no Arabic`)
  if (arabic !== arabic.trim() && english === english.trim()) errors.push(`${at} has loose spaces in Arabic`)
  for (const error of wordingErrors(arabic, 'arabic')) errors.push(`${at} in Arabic: ${error}`)
  for (const error of wordingErrors(english, 'english')) errors.push(`${at}: ${error}`)
  for (const placeholder of placeholders(english))
    if (!placeholders(arabic).has(placeholder)) errors.push(`${at} lacks {${placeholder}} in Arabic`)
  for (const placeholder of placeholders(arabic))
    if (!placeholders(english).has(placeholder)) errors.push(`${at} has {${placeholder}} in Arabic alone`)
  if (/, plural,/.test(arabic))
    for (const form of arabicForms)
      if (!new RegExp(`\\b${form}\\s*\\{`).test(arabic))
        errors.push(`${at} lacks the plural form "${form}" in Arabic`)
  if (/, plural,/.test(english) && !/, plural,/.test(arabic))
    errors.push(`${at} is a plural in English alone`)
}

/** Names in braces and numbered tags; a plural's own words are no names. */
function placeholders(message: string): Set<string> {
  return new Set(
    [...message.matchAll(/\{(\w+)(?:,|\})|<\/?(\d+)\/?>/g)].map(match => match[1] ?? `<${match[2]}>`),
  )
}

for (const error of errors) console.error(error)
console.log(
  errors.length === 0
    ? 'catalogues: every sentence in both languages'
    : `catalogues: ${errors.length} errors`,
)
process.exitCode = errors.length === 0 ? 0 : 1
