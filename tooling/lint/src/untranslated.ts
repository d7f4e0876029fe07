import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

// Sentences belong in a catalogue: no letters in JSX outside lingui's macros, none in what a person hears or reads of an element
// or a part, and no Arabic in a literal of an app's source at all. What is no sentence, or has its
// catalogue elsewhere, says so in a comment above: `in no catalogue: <why>`.
const root = fileURLToPath(new URL('../../..', import.meta.url))
/** What people hear or read, of elements and of our own components and their options. */
const spoken =
  /^(?!enterKeyHint$)(?:aria-(?:label|description|roledescription|valuetext|placeholder)|(?:\w*[a-z])?(?:Label|Title|Description|Placeholder|Text|Heading|Hint|Message)|label|title|alt|placeholder|description|heading|hint|message|summary|caption|subtitle|errorMessage|text)$/
const letters = /\p{L}{2}/u
const arabic = /\p{Script=Arabic}/u
const reason = /\bin no catalogue: \S.{4,}/
/** Macros and their kin: their content is in the catalogues. */
const macros = /^(?:t|msg|defineMessage|plural|select|selectOrdinal|Trans|Plural|Select|SelectOrdinal)$/
/** Elements whose text is code, in every language the same. */
const codes = /^(?:code|kbd|samp|script|style)$/

/** Literals of a file that are sentences outside the catalogues, as `place: the words`. */
export function untranslated(file: string, source: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)
  const lines = source.split('\n')
  const found: string[] = []
  const note = (node: ts.Node, words: string) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
    if (!isExplained(node, source, lines.slice(Math.max(line - 1, 0), line + 1)))
      found.push(`${file}:${line + 1}: “${words.trim().slice(0, 60)}” is in no catalogue`)
  }
  const visit = (node: ts.Node): void => {
    if (isMacro(node) || isCode(node) || isExtracted(node, source)) return
    if (ts.isJsxText(node) && letters.test(node.text)) note(node, node.text)
    else if (isLiteral(node)) {
      const words = wordsOf(node)
      if (letters.test(words) && (arabic.test(words) || isSpoken(node))) note(node, words)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** The reason stands on the line or the one above, or above the statement that it is in (a table of such words). */
function isExplained(node: ts.Node, source: string, nearby: string[]): boolean {
  if (nearby.some(line => reason.test(line))) return true
  let statement = node
  while (!ts.isStatement(statement)) statement = statement.parent
  const comments = ts.getLeadingCommentRanges(source, statement.getFullStart()) ?? []
  return comments.some(({ pos, end }) => reason.test(source.slice(pos, end)))
}

type Literal = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression

function isLiteral(node: ts.Node): node is Literal {
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)
}

function wordsOf(node: Literal): string {
  if (!ts.isTemplateExpression(node)) return node.text
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ')
}

function isMacro(node: ts.Node): boolean {
  if (ts.isTaggedTemplateExpression(node)) return macros.test(lastName(node.tag))
  if (ts.isCallExpression(node)) return macros.test(lastName(node.expression))
  return isElement(node) && macros.test(tagOf(node))
}

function isCode(node: ts.Node): boolean {
  return isElement(node) && codes.test(tagOf(node))
}

/** `/*i18n*\/ { id, message }`, which lingui extracts without a macro. */
function isExtracted(node: ts.Node, source: string): boolean {
  return (
    ts.isObjectLiteralExpression(node) &&
    /\/\*\s*i18n\s*\*\/\s*$/.test(source.slice(node.getFullStart(), node.getStart()))
  )
}

function isElement(node: ts.Node): node is ts.JsxElement | ts.JsxSelfClosingElement {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)
}

function tagOf(node: ts.JsxElement | ts.JsxSelfClosingElement): string {
  return (ts.isJsxElement(node) ? node.openingElement : node).tagName.getText()
}

function lastName(node: ts.Node): string {
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  return ts.isIdentifier(node) ? node.text : ''
}

/** Where the literal's value is used: through `a ? 'x' : 'y'`, `a && 'x'` and the like. */
function isSpoken(literal: Literal): boolean {
  let node: ts.Node = literal
  while (isPassedOn(node)) node = node.parent
  const { parent } = node
  if (ts.isJsxExpression(parent)) {
    if (!ts.isJsxAttribute(parent.parent)) return true
    return spoken.test(parent.parent.name.getText())
  }
  if (ts.isJsxAttribute(parent)) return spoken.test(parent.name.getText())
  if (!ts.isPropertyAssignment(parent) || parent.initializer !== node) return false
  return spoken.test(parent.name.getText().replaceAll(/['"]/g, ''))
}

function isPassedOn(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isConditionalExpression(parent)) return parent.condition !== node
  if (ts.isBinaryExpression(parent)) return /^(?:\|\||&&|\?\?|\+)$/.test(parent.operatorToken.getText())
  return ts.isParenthesizedExpression(parent) || ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent)
}

/**
 * Elsewhere letters are no sentences: the service and the host say theirs by keys of their catalogues (types hold that), packages/text is about
 * letters themselves, the gallery keeps pairs in both languages beside its samples, so that no other page loads them, and test data is never shown.
 */
const skipped =
  /^(?:apps\/(?:api|host)|packages\/text)\/|^packages\/ui\/src\/gallery\/|\.test\.tsx?$|\.gen\.ts$|\.d\.ts$|\/(?:generated|locales|testing)\/|[./]testing\.tsx?$|\/sample\.ts$/

if (import.meta.main) {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'packages'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  })
    .split('\n')
    .filter(file => /\/src\/.*\.tsx?$/.test(file) && !skipped.test(file) && existsSync(root + file))
  const errors = files.flatMap(file => untranslated(file, readFileSync(root + file, 'utf8')))
  for (const error of errors) console.error(error)
  console.log(`untranslated: ${files.length} files, ${errors.length} sentences outside the catalogues`)
  process.exitCode = errors.length === 0 && files.length > 0 ? 0 : 1
}
