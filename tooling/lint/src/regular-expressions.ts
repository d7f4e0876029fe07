import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { check } from 'recheck'
import ts from 'typescript'

// I-12: no regular expression of the product can be made to take polynomial or exponential time. Read are the literals, the expressions made of
// one string, and the patterns of the OpenAPI documents, which are what the service checks bodies and queries by.
const root = fileURLToPath(new URL('../../..', import.meta.url))
/**
 * Some ten milliseconds do for nearly all; the rest is for a machine that has other things to do. What the search for an attack finds is tried on the
 * engine itself, which must be held up for so long: the search guesses, and where it starts from is left to chance.
 */
const perExpression = { timeout: 60_000, recallTimeout: 3000 }

interface Expression {
  source: string
  flags: string
  place: string
}

function inFile(file: string): Expression[] {
  const tree = ts.createSourceFile(file, readFileSync(`${root}${file}`, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Expression[] = []
  const visit = (node: ts.Node): void => {
    const expression = ts.isRegularExpressionLiteral(node)
      ? ofLiteral(node.text)
      : ts.isNewExpression(node)
        ? ofConstructor(node)
        : null
    if (expression)
      found.push({
        ...expression,
        place: `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`,
      })
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function ofLiteral(text: string): Omit<Expression, 'place'> {
  const end = text.lastIndexOf('/')
  return { source: text.slice(1, end), flags: text.slice(end + 1) }
}

function ofConstructor({ expression, arguments: given }: ts.NewExpression): Omit<Expression, 'place'> | null {
  const [source, flags] = given ?? []
  if (expression.getText() !== 'RegExp' || !source || !ts.isStringLiteralLike(source)) return null
  return { source: source.text, flags: flags && ts.isStringLiteralLike(flags) ? flags.text : '' }
}

function inDocument(file: string): Expression[] {
  const found: Expression[] = []
  JSON.parse(readFileSync(`${root}${file}`, 'utf8'), (key, value: unknown) => {
    if (key === 'pattern' && typeof value === 'string') found.push({ source: value, flags: 'u', place: file })
    return value
  })
  return found
}

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'packages'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 << 20,
})
  .split('\n')
  .filter(
    file =>
      existsSync(`${root}${file}`) &&
      !/\.test\.tsx?$|\.gen\.ts$|\.d\.ts$|\/(?:testing|generated|locales)\//.test(file),
  )
const every = files.flatMap(file =>
  /\.tsx?$/.test(file) ? inFile(file) : /openapi\/[\w-]+\.json$/.test(file) ? inDocument(file) : [],
)
const different = [
  ...new Map(every.map(expression => [`/${expression.source}/${expression.flags}`, expression])).entries(),
]

/** Each check is a program of its own: a few at a time keep every core busy. */
async function checkFrom(queue: typeof different): Promise<string[]> {
  const errors: string[] = []
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [text, { source, flags, place }] = next
    const first = await check(source, flags, perExpression)
    // What a stalled machine makes slow is not found a second time.
    const { status, complexity } = first.status === 'safe' ? first : await check(source, flags, perExpression)
    if (status !== 'safe')
      errors.push(`${place}: ${text} is ${status}${complexity ? ` (${complexity.summary})` : ''}`)
  }
  return errors
}

const queue = [...different]
const errors = (
  await Promise.all(Array.from({ length: availableParallelism() }, () => checkFrom(queue)))
).flat()
for (const error of errors) console.error(error)
console.log(`regular expressions: ${different.length}, ${errors.length} of them can be made slow`)
process.exitCode = errors.length === 0 && different.length > 0 ? 0 : 1
