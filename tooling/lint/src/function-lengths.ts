import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

// Functions fit on a screen: up to 50 lines, a React component up to 120. A longer one says why in a comment above it: `long: <why>`.
const root = fileURLToPath(new URL('../../..', import.meta.url))
const longest = { function: 50, component: 120 }
const reason = /\blong: \S.{9,}/

type Body = ts.FunctionLikeDeclaration & { body: ts.Node }

/** Functions of a file that are too long and say no reason, as `place: name (lines)`. */
export function tooLong(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kindOf(file))
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const body = node as Body
      const name = nameOf(body)
      const [first, last] = [lineOf(tree, body.getStart()), lineOf(tree, body.end)]
      const lines = last - first + 1
      const limit = isComponent(file, body) ? longest.component : longest.function
      if (lines > limit && !isExplained(body, source))
        found.push(`${file}:${first}: ${name || 'a function'} is ${lines} lines long (${limit} at most)`)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function kindOf(file: string): ts.ScriptKind {
  return file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
}

function lineOf(tree: ts.SourceFile, position: number): number {
  return tree.getLineAndCharacterOfPosition(position).line + 1
}

/** Its own name, or that of the variable or property it is given to, also through a call (`lazy(() => …)`). */
function nameOf(node: Body): string {
  if (node.name) return node.name.getText()
  let { parent }: { parent: ts.Node } = node
  while (ts.isCallExpression(parent) || ts.isParenthesizedExpression(parent)) ({ parent } = parent)
  return (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) && parent.initializer
    ? parent.name.getText()
    : ''
}

/** A component itself, or a part of what it renders (`{control => <div … />}`). */
function isComponent(file: string, node: Body): boolean {
  if (!file.endsWith('.tsx')) return false
  for (let each: ts.Node = node; !ts.isSourceFile(each); each = each.parent)
    if (ts.isFunctionLike(each) && 'body' in each && /^[A-Z]/.test(nameOf(each as Body))) return true
  return false
}

/** The reason stands above the function, or above the one that it is the inside of. */
function isExplained(node: Body, source: string): boolean {
  for (let each: ts.Node = node; !ts.isSourceFile(each); each = each.parent) {
    const comments = ts.getLeadingCommentRanges(source, each.getFullStart()) ?? []
    if (comments.some(({ pos, end }) => reason.test(source.slice(pos, end)))) return true
  }
  return false
}

if (import.meta.main) {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'apps', 'packages', 'tooling', 'e2e'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 },
  )
    .split('\n')
    .filter(
      file =>
        /\.tsx?$/.test(file) &&
        // A test's steps are read from top to bottom, and one after the other they may be many.
        !/\.test\.tsx?$|\.gen\.ts$|\.d\.ts$|\/(?:generated|locales)\//.test(file) &&
        existsSync(root + file),
    )
  const errors = files.flatMap(file => tooLong(file, readFileSync(root + file, 'utf8')))
  for (const error of errors) console.error(error)
  console.log(`function lengths: ${files.length} files, ${errors.length} functions too long`)
  process.exitCode = errors.length === 0 && files.length > 0 ? 0 : 1
}
