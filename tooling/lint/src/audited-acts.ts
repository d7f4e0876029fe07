import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

// The console's log says each act that the service can write in words: the act itself, what it is done to, its fields, and those of
// their values that are codes. What the service can write is read off the types of its acts.
const root = fileURLToPath(new URL('../../..', import.meta.url))
const api = `${root}apps/api`
const words = `${root}apps/learner/src/features/console/audit`

/** What acts can hold, each with a place that writes it. */
export interface Audited {
  acts: Map<string, string>
  subjects: Map<string, string>
  fields: Map<string, string>
  /** As `field=value`. */
  codes: Map<string, string>
  /** Acts whose types don’t say what they are called or done to. */
  unclear: string[]
}

/** A text in both languages is shown without their names, and the order of rows not at all. */
const unsaid = new Set(['ar', 'en', 'sort'])
/** How deep fields of fields are words of their own. */
const deepest = 5

/** Reads what the acts of a program’s files hold: objects with an `action` and a `subject`, and queries of exports. */
export function auditedIn(program: ts.Program, isOwn: (file: string) => boolean): Audited {
  const reader = new Reader(program.getTypeChecker())
  for (const file of program.getSourceFiles()) if (isOwn(file.fileName)) reader.readFile(file)
  return reader.found
}

class Reader {
  readonly found: Audited = {
    acts: new Map(),
    subjects: new Map(),
    fields: new Map(),
    codes: new Map(),
    unclear: [],
  }
  readonly #types: ts.TypeChecker

  constructor(types: ts.TypeChecker) {
    this.#types = types
  }

  readFile(file: ts.SourceFile): void {
    const visit = (node: ts.Node): void => {
      const line = () => file.getLineAndCharacterOfPosition(node.getStart()).line + 1
      const place = () => `${file.fileName.replace(root, '')}:${line()}`
      if (ts.isObjectLiteralExpression(node) && isAct(node)) this.#act(node, place())
      if (ts.isCallExpression(node) && node.expression.getText() === 'changesOf' && node.arguments[1])
        this.#fields(this.#types.getTypeAtLocation(node.arguments[1]), place())
      if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'ExportSource')
        for (const query of node.typeArguments ?? [])
          this.#fields(this.#types.getTypeAtLocation(query), place())
      ts.forEachChild(node, visit)
    }
    visit(file)
  }

  #act(node: ts.ObjectLiteralExpression, place: string): void {
    this.#names(this.found.acts, valueOf(node, 'action'), place)
    const subject = valueOf(node, 'subject')
    if (subject) this.#names(this.found.subjects, valueOf(subject, 'type'), place)
    const type = this.#types.getTypeAtLocation(node)
    for (const side of ['before', 'after']) {
      const values = type.getProperty(side)
      if (values) this.#fields(this.#types.getTypeOfSymbol(values), place)
    }
  }

  #names(into: Map<string, string>, node: ts.Expression | undefined, place: string): void {
    const type = node && this.#typeOf(node)
    const names = type ? this.#literalsOf(type) : []
    if (names.length === 0) this.found.unclear.push(`${place}: ${node?.getText() ?? 'an act'}`)
    for (const name of names) into.set(name, place)
  }

  #typeOf(node: ts.Expression): ts.Type {
    const named =
      ts.isShorthandPropertyAssignment(node.parent) &&
      this.#types.getShorthandAssignmentValueSymbol(node.parent)
    return named ? this.#types.getTypeOfSymbol(named) : this.#types.getTypeAtLocation(node)
  }

  #fields(type: ts.Type, place: string, depth = 0): void {
    if (type.isUnionOrIntersection()) for (const each of type.types) this.#fields(each, place, depth)
    else if (this.#types.isArrayType(type) || this.#types.isTupleType(type))
      for (const each of this.#types.getTypeArguments(type as ts.TypeReference))
        this.#fields(each, place, depth)
    else if (isRecord(type) && depth < deepest)
      for (const field of type.getProperties()) {
        const { name } = field
        const value = this.#types.getTypeOfSymbol(field)
        if (unsaid.has(name)) continue
        this.found.fields.set(name, place)
        for (const code of this.#literalsOf(value)) this.found.codes.set(`${name}=${code}`, place)
        this.#fields(value, place, depth + 1)
      }
  }

  #literalsOf(type: ts.Type): string[] {
    if (type.isUnion()) return type.types.flatMap(each => this.#literalsOf(each))
    if (type.isStringLiteral()) return [type.value]
    return this.#types.isArrayType(type)
      ? this.#types.getTypeArguments(type as ts.TypeReference).flatMap(each => this.#literalsOf(each))
      : []
  }
}

/** Whether an object is an act: mails have an action and a subject too, but no subject of a type. */
const isAct = (node: ts.ObjectLiteralExpression): boolean => {
  const subject = valueOf(node, 'subject')
  return (
    valueOf(node, 'action') !== undefined &&
    subject !== undefined &&
    ts.isObjectLiteralExpression(subject) &&
    valueOf(subject, 'type') !== undefined
  )
}

const isRecord = (type: ts.Type) =>
  (type.flags & ts.TypeFlags.Object) !== 0 &&
  type.getCallSignatures().length === 0 &&
  type.symbol?.name !== 'Date'

function valueOf(node: ts.Expression, name: string): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined
  for (const property of node.properties)
    if (property.name?.getText() === name)
      return ts.isPropertyAssignment(property)
        ? property.initializer
        : ts.isShorthandPropertyAssignment(property)
          ? property.name
          : undefined
  return undefined
}

/** The tables of words in a source: the names in each, and of one that names other tables theirs too, as `name=theirs`. */
export function wordsIn(source: string): Map<string, Set<string>> {
  const tree = ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true)
  const tables = new Map<string, Set<string>>()
  for (const statement of tree.statements)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations) {
        const table = initializer && ts.isAsExpression(initializer) ? initializer.expression : initializer
        if (table && ts.isObjectLiteralExpression(table))
          tables.set(name.getText(), new Set(namesIn(table, tables)))
      }
  return tables
}

function namesIn(table: ts.ObjectLiteralExpression, known: ReadonlyMap<string, Set<string>>): string[] {
  return table.properties.flatMap(property => {
    if (ts.isSpreadAssignment(property)) return [...(known.get(property.expression.getText()) ?? [])]
    if (!ts.isPropertyAssignment(property) && !ts.isShorthandPropertyAssignment(property)) return []
    const name = property.name.getText().replaceAll("'", '')
    const table = ts.isPropertyAssignment(property) ? property.initializer.getText() : name
    return [name, ...[...(known.get(table) ?? [])].map(code => `${name}=${code}`)]
  })
}

/** What has no words, with the place that writes it. */
export function wordless(
  found: ReadonlyMap<string, string>,
  known: ReadonlySet<string> | undefined,
): string[] {
  return [...found].filter(([name]) => !known?.has(name)).map(([name, place]) => `${name} (${place})`)
}

if (import.meta.main) {
  const config = ts.getParsedCommandLineOfConfigFile(
    `${api}/tsconfig.json`,
    { noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => console.error(messageText),
    },
  )
  const program = ts.createProgram(config?.fileNames ?? [], config?.options ?? {})
  const isOwn = (file: string) =>
    /\/apps\/api\/src\/(?:modules|cli)\//.test(file) &&
    !file.endsWith('.test.ts') &&
    !file.includes('/testing/')
  const found = auditedIn(program, isOwn)
  const known = wordsIn(
    ['acts', 'words', 'values'].map(part => readFileSync(`${words}-${part}.ts`, 'utf8')).join('\n'),
  )
  const errors = [
    ...found.unclear.map(act => `It cannot be told what this act is called or done to: ${act}`),
    ...wordless(found.acts, known.get('actWords')).map(act => `The console has no words for the act ${act}`),
    ...wordless(found.subjects, known.get('subjectWords')).map(each => `… for the subject ${each}`),
    ...wordless(found.fields, known.get('fieldWords')).map(each => `… for the field ${each}`),
    ...wordless(found.codes, known.get('codes')).map(each => `… for the value ${each}`),
  ]
  for (const error of errors) console.error(error)
  console.log(
    `audited acts: ${found.acts.size} acts, ${found.fields.size} fields, ${found.codes.size} codes, ${errors.length} errors`,
  )
  process.exitCode = errors.length === 0 && found.acts.size > 0 ? 0 : 1
}
