import ts from 'typescript'
import { expect, test } from 'vitest'
import { auditedIn, wordless, wordsIn } from './audited-acts.ts'

function readFrom(source: string) {
  const options = { target: ts.ScriptTarget.Latest, strict: true, noLib: true }
  const host = ts.createCompilerHost(options)
  const file = ts.createSourceFile('acts.ts', `interface Array<T> {}\n${source}`, options.target, true)
  const known = host.getSourceFile
  host.getSourceFile = (name, ...rest) => (name === 'acts.ts' ? file : known(name, ...rest))
  return auditedIn(ts.createProgram(['acts.ts'], options, host), name => name === 'acts.ts')
}

test('acts, subjects, fields and codes are read off types, through spreads, patches and helpers', () => {
  const found = readFrom(`
    declare function audit(act: object): void
    declare function changesOf(known: object, patch: object): object
    declare const patch: { state?: 'open' | 'closed'; name: { ar?: string } }
    declare const more: { places: { pool: number }[]; sort: 'name' }
    declare const isMade: boolean
    const type = 'group'
    function tell(what: 'share' | 'unshare', kind: 'a' | 'b') {
      audit({ action: \`\${kind}.\${what}\` as const, subject: { type, id: 1 }, after: { ...more } })
    }
    audit({ action: isMade ? 'thing.make' : 'thing.end', subject: { type: 'thing', id: 2 }, ...changesOf({}, patch) })
    const mail = { action: { label: 'x' }, subject: { id: 'mail' } }
  `)
  expect([...found.acts.keys()]).toEqual([
    'a.share',
    'a.unshare',
    'b.share',
    'b.unshare',
    'thing.make',
    'thing.end',
  ])
  expect([...found.subjects.keys()]).toEqual(['group', 'thing'])
  expect([...found.fields.keys()].sort()).toEqual(['name', 'places', 'pool', 'state'])
  expect([...found.codes.keys()].sort()).toEqual(['state=closed', 'state=open'])
  expect(found.unclear).toEqual([])
})

test('an act whose name is any text is unclear, and one without words is told with its place', () => {
  const found = readFrom(`
    function tell(action: string) {
      return { action, subject: { type: 'thing', id: 1 } }
    }`)
  expect(found.unclear).toHaveLength(1)
  const words = wordsIn(
    "const states = { open: msg`Open` }\nconst codes: Words = { state: states, 'a.b': none }",
  )
  expect([...(words.get('codes') ?? [])]).toEqual(['state', 'state=open', 'a.b'])
  const made = new Map([['thing.make', 'acts.ts:3']])
  expect(wordless(made, new Set())).toEqual(['thing.make (acts.ts:3)'])
  expect(wordless(made, new Set(['thing.make']))).toEqual([])
})
