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

test('acts are read whose parts come from elsewhere, and what an object was given as a literal', () => {
  const found = readFrom(`
    declare const of: { type: 'group' | 'team'; id: number }
    declare const base: { action: 'thing.move'; subject: { type: 'thing'; id: number } }
    declare const kind: { id: 'key_id' | 'token_id' }
    function changesOf(known: object, patch: { [name: string]: unknown }) { return { before: patch, after: patch } }
    const made = { action: 'group.make', subject: of, after: { state: 'open' } }
    const moved = { ...base, after: { [kind.id]: 1, name: 'x' as string } }
    const changes = changesOf({}, { state: 'closed' })
    const changed = { action: 'group.change', subject: { type: 'group', id: 1 }, ...changes }
    const schema = { action: { type: 'string' }, subject: { type: 'object' } }
  `)
  expect([...found.acts.keys()]).toEqual(['group.make', 'thing.move', 'group.change'])
  expect([...found.subjects.keys()]).toEqual(['group', 'team', 'thing'])
  expect([...found.fields.keys()].sort()).toEqual(['key_id', 'name', 'state', 'token_id'])
  expect([...found.codes.keys()]).toEqual(['state=open', 'state=closed'])
  expect([...found.texts.keys()]).toEqual(['name'])
  expect(found.unclear).toEqual([])
})

test('what cannot be read is unclear: fields of any name, and a subject of any type', () => {
  const found = readFrom(`
    declare const after: { [name: string]: unknown }
    declare const type: string
    const one = { action: 'thing.change', subject: { type, id: 1 }, after }
    const other = { action: 'thing.end', subject: { type: 'thing', id: 1 }, before: { state: 'a' as string } }
  `)
  expect(found.unclear).toEqual(['acts.ts:5: its type', 'acts.ts:5: its fields'])
  expect([...found.texts.keys()]).toEqual(['state'])
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
