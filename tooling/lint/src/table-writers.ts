import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { sharedTables, writeEverywhere } from './shared-tables.ts'

// A table is written by one area of the service's modules: others use that area's functions.
const root = fileURLToPath(new URL('../../..', import.meta.url))
const api = `${root}apps/api/src`
const statement =
  /\b(?:insert\s+into|delete\s+from)\s+(\w+)|\bupdate\s+(?:only\s+)?(\w+)(?:\s+(?:as\s+)?\w+)?\s+set\b/gi

/** The tables of schema files: the name in TypeScript to the name in the database. */
export function tablesIn(source: string): [string, string][] {
  return [...source.matchAll(/^export const (\w+) = pgTable\(\s*'(\w+)'/gm)].map(
    ([, variable = '', table = '']) => [variable, table],
  )
}

/** The tables, by their names in the database, that a module's source inserts into, updates or deletes from. */
export function writtenIn(source: string, tables: ReadonlyMap<string, string>): Set<string> {
  const tree = ts.createSourceFile('module.ts', source, ts.ScriptTarget.Latest, true)
  const local = importedTables(tree, tables)
  const known = new Set(tables.values())
  const written = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const act = ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : ''
      const [first] = node.arguments
      if (first && ['insert', 'update', 'delete'].includes(act))
        for (const name of namesOf(first)) {
          const table = local.get(name)
          if (table !== undefined) written.add(table)
        }
    }
    for (const table of inSql(textOf(node, local))) if (known.has(table)) written.add(table)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return written
}

/** Tables under the names that the file gives them (`import { users as people }`). */
function importedTables(tree: ts.SourceFile, tables: ReadonlyMap<string, string>): Map<string, string> {
  const local = new Map<string, string>()
  for (const each of tree.statements) {
    const named = ts.isImportDeclaration(each) ? each.importClause?.namedBindings : undefined
    if (!named || !ts.isNamedImports(named)) continue
    for (const { name, propertyName } of named.elements) {
      const table = tables.get((propertyName ?? name).text)
      if (table !== undefined) local.set(name.text, table)
    }
  }
  return local
}

/** The name itself, or those of the list that a loop takes it from. */
function namesOf(argument: ts.Expression): string[] {
  const name = argument.getText()
  for (let each: ts.Node = argument; !ts.isSourceFile(each); each = each.parent) {
    if (!ts.isForOfStatement(each) || !ts.isArrayLiteralExpression(each.expression)) continue
    if (
      ts.isVariableDeclarationList(each.initializer) &&
      each.initializer.declarations[0]?.name.getText() === name
    )
      return each.expression.elements.map(element => element.getText())
  }
  return [name]
}

/** The text of a string or template; its placeholders become the table of that name, or a word that is none. */
function textOf(node: ts.Node, local: ReadonlyMap<string, string>): string {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return ''
  const parts = node.templateSpans.map(
    ({ expression, literal }) => (local.get(expression.getText()) ?? '_') + literal.text,
  )
  return node.head.text + parts.join('')
}

function inSql(text: string): string[] {
  return [...text.matchAll(statement)].map(([, one, other]) => one ?? other ?? '')
}

/** What is written from where, without its reason; and reasons for what is not. */
export function errorsOf(
  writers: ReadonlyMap<string, ReadonlySet<string>>,
  shared: typeof sharedTables,
): string[] {
  const errors: string[] = []
  for (const [table, areas] of writers) {
    const named = Object.keys(shared[table] ?? {})
    if (areas.size > 1 || named.length > 0)
      for (const area of [...areas].sort())
        if (!named.includes(area))
          errors.push(`${table} is written by ${area}, as by ${[...areas].sort().join(', ')}`)
  }
  for (const [table, areas] of Object.entries(shared))
    for (const area of Object.keys(areas))
      if (!writers.get(table)?.has(area)) errors.push(`${table}: ${area} is listed, but does not write it`)
  return errors
}

if (import.meta.main) {
  const schema = globSync('db/schema/*.ts', { cwd: api })
  const tables = new Map(schema.flatMap(file => tablesIn(readFileSync(`${api}/${file}`, 'utf8'))))
  const writers = new Map<string, Set<string>>()
  const modules = globSync('modules/*/**/*.ts', { cwd: api })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => !file.endsWith('.test.ts') && !(file in writeEverywhere))
  for (const file of modules) {
    const area = file.split('/')[1] ?? ''
    for (const table of writtenIn(readFileSync(`${api}/${file}`, 'utf8'), tables))
      writers.set(table, (writers.get(table) ?? new Set()).add(area))
  }
  const errors = errorsOf(writers, sharedTables)
  for (const error of errors) console.error(error)
  console.log(`table writers: ${writers.size} of ${tables.size} tables, ${errors.length} errors`)
  process.exitCode = errors.length === 0 && writers.size > 0 ? 0 : 1
}
