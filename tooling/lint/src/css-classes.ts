import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

// Every class of a style sheet's module is used, and every class that is used is there. `styles[variant]` may
// use any that a file of the sheet's folder spells as a literal.
const root = fileURLToPath(new URL('../../..', import.meta.url))

interface Use {
  /** The sheet, from the repository's root. */
  sheet: string
  file: string
  names: Set<string>
  /** Classes are looked up by a value (`styles[variant]`). */
  isDynamic: boolean
}

/** Names of the classes that a style sheet sets rules for; keyframes, containers and layers have names of their own. */
export function classesOf(css: string): Set<string> {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/"[^"]*"|'[^']*'/g, '""')
  const selectors = [...bare.matchAll(/[^{};]+(?=\{)/g)].map(([prelude]) => prelude.trim())
  return new Set(
    selectors
      .filter(prelude => !prelude.startsWith('@') || prelude.startsWith('@scope'))
      .flatMap(selector =>
        [...selector.replaceAll(/:global\([^)]*\)/g, '').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(match =>
          camelCase(match[1] ?? ''),
        ),
      ),
  )
}

/** As Vite names them to the code (`localsConvention: 'camelCaseOnly'`). */
function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** What a source file uses of the sheets that it imports. */
export function usesOf(file: string, source: string): Use[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)
  const uses = new Map<string, Use>()
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const path = statement.moduleSpecifier.text
    const name = statement.importClause?.name?.text
    if (!path.endsWith('.module.css') || name === undefined) continue
    uses.set(name, { sheet: join(dirname(file), path), file, names: new Set(), isDynamic: false })
  }
  const visit = (node: ts.Node): void => {
    const use = ts.isIdentifier(node) ? uses.get(node.text) : undefined
    if (use && !ts.isImportClause(node.parent)) noteUse(use, node)
    ts.forEachChild(node, visit)
  }
  if (uses.size > 0) visit(tree)
  return [...uses.values()]
}

function noteUse(use: Use, { parent }: ts.Node): void {
  if (ts.isPropertyAccessExpression(parent)) use.names.add(parent.name.text)
  else if (ts.isElementAccessExpression(parent) && ts.isStringLiteral(parent.argumentExpression))
    use.names.add(parent.argumentExpression.text)
  else use.isDynamic = true
}

/** Sheets whose classes and uses differ, as `place: what is wrong`. `sources` and `sheets` are texts by path. */
export function classErrors(
  sources: ReadonlyMap<string, string>,
  sheets: ReadonlyMap<string, string>,
): string[] {
  const uses = [...sources].flatMap(([file, source]) =>
    source.includes('.module.css') ? usesOf(file, source) : [],
  )
  return [...sheets].flatMap(([sheet, css]) => {
    const classes = classesOf(css)
    const own = uses.filter(use => use.sheet === sheet)
    if (own.length === 0) return [`${sheet}: nothing imports it`]
    const isSpelled = (name: string) =>
      [...sources].some(([file, source]) => dirname(file) === dirname(sheet) && source.includes(`'${name}'`))
    const isUsed = (name: string) =>
      own.some(({ names, isDynamic }) => names.has(name) || (isDynamic && isSpelled(name)))
    return [
      ...[...classes].filter(name => !isUsed(name)).map(name => `${sheet}: nothing uses .${name}`),
      ...own.flatMap(({ file, names }) =>
        [...names].filter(name => !classes.has(name)).map(name => `${file}: ${sheet} has no .${name}`),
      ),
    ]
  })
}

if (import.meta.main) {
  const read = (pattern: RegExp) =>
    new Map(
      execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'packages'], {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 64 << 20,
      })
        .split('\n')
        .filter(file => pattern.test(file) && existsSync(root + file))
        .map(file => [file, readFileSync(root + file, 'utf8')]),
    )
  const sheets = read(/\.module\.css$/)
  const errors = classErrors(read(/\/src\/.*\.tsx?$/), sheets)
  for (const error of errors) console.error(error)
  console.log(`classes: ${sheets.size} style sheets, ${errors.length} errors`)
  process.exitCode = errors.length === 0 && sheets.size > 0 ? 0 : 1
}
