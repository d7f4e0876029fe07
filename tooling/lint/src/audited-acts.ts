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
  /** Fields whose values are any text. */
  texts: Map<string, string>
  /** What cannot be read off types: what an act is called, what it is done to, or its fields. */
  unclear: string[]
}

/** A text in both languages is shown without their names, and the order of rows not at all. */
const unsaid = new Set(['ar', 'en', 'sort'])
/**
 * Fields whose texts say themselves what they mean: words of people, days, numbers and addresses. Any other field of text may hold codes:
 * its type has to say which. Keys of holidays are made up by operators, too: those of the laws have words, and beside any stands its name.
 */
const plainTexts = new Set(
  `accepted as_of building certificate certificates city client_id closes_at completed_on correct country decision district domain
  domains due_on email email_attribute entry_point expires_on external_id first_day first_due_on from holder_name holiday issuer job joined_after
  key label last_day logo name name_ar name_attribute name_en number opens_at other_holder_name plan planned_for postal_code q reached_by
  reason registration_number reply section sha256 street subject_attribute time_zone to until user_name vat_number`.split(
    /\s+/,
  ),
)
/** Fields of pairs: their names are people’s own words. */
const pairs = new Set(['pairs'])
/** Functions whose fields are read where they are called, or off what can be exported. */
const readElsewhere = new Set(['changesOf', 'auditExport'])
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
    texts: new Map(),
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
      if (ts.isObjectLiteralExpression(node) && mayBeAct(node) && this.#isAct(node)) this.#act(node, place())
      if (ts.isCallExpression(node) && node.expression.getText() === 'changesOf' && node.arguments[1])
        this.#fields(this.#types.getTypeAtLocation(node.arguments[1]), place())
      if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'ExportSource')
        for (const query of node.typeArguments ?? [])
          this.#fields(this.#types.getTypeAtLocation(query), place())
      ts.forEachChild(node, visit)
    }
    visit(file)
  }

  /** Whether an object is an act: mails have an action and a subject too, but no subject of a type. */
  #isAct(node: ts.ObjectLiteralExpression): boolean {
    const type = this.#types.getTypeAtLocation(node)
    const [action, subject] = [type.getProperty('action'), type.getProperty('subject')]
    if (!action || !subject || !this.#typeOf(subject).getProperty('type')) return false
    const parts = this.#typeOf(action)
    return (parts.isUnion() ? parts.types : [parts]).some(
      ({ flags }) => (flags & ts.TypeFlags.StringLike) !== 0,
    )
  }

  #act(node: ts.ObjectLiteralExpression, place: string): void {
    const type = this.#types.getTypeAtLocation(node)
    const [action, subject] = [type.getProperty('action'), type.getProperty('subject')]
    this.#names(this.found.acts, action, place)
    this.#names(this.found.subjects, subject && this.#typeOf(subject).getProperty('type'), place)
    for (const side of ['before', 'after']) {
      const values = type.getProperty(side)
      if (!values || readElsewhere.has(functionAround(values))) continue
      this.#computed(values, place)
      this.#fields(this.#typeOf(values), place)
    }
  }

  #names(into: Map<string, string>, property: ts.Symbol | undefined, place: string): void {
    const names = property ? this.#literalsOf(this.#typeOf(property)) : []
    if (names.length === 0) this.found.unclear.push(`${place}: its ${property?.name ?? 'action'}`)
    for (const name of names) into.set(name, place)
  }

  /** A field whose name is reckoned, as in `{ [kind.id]: 1 }`. */
  #computed(values: ts.Symbol, place: string): void {
    const given = values.valueDeclaration
    if (!given || !ts.isPropertyAssignment(given) || !ts.isObjectLiteralExpression(given.initializer)) return
    for (const { name } of given.initializer.properties)
      if (name && ts.isComputedPropertyName(name))
        for (const each of this.#literalsOf(this.#types.getTypeAtLocation(name.expression)))
          this.found.fields.set(each, place)
  }

  /** The type of what a property is given: that of the property itself is wider where a literal is. */
  #typeOf(property: ts.Symbol): ts.Type {
    const given = property.valueDeclaration
    if (given && ts.isPropertyAssignment(given)) return this.#types.getTypeAtLocation(given.initializer)
    const named =
      given && ts.isShorthandPropertyAssignment(given) && this.#types.getShorthandAssignmentValueSymbol(given)
    return this.#types.getTypeOfSymbol(named || property)
  }

  /** @param name of the field, where the type is that of one */
  #fields(type: ts.Type, place: string, depth = 0, name?: string): void {
    if (type.isUnionOrIntersection()) for (const each of type.types) this.#fields(each, place, depth, name)
    else if (this.#types.isArrayType(type) || this.#types.isTupleType(type))
      for (const each of this.#types.getTypeArguments(type as ts.TypeReference))
        this.#fields(each, place, depth, name)
    else if (name !== undefined && isText(type)) this.found.texts.set(name, place)
    else if (isRecord(type) && depth < deepest) {
      const fields = type.getProperties()
      if (fields.length === 0 && this.#types.getIndexInfosOfType(type).length > 0 && !pairs.has(name ?? ''))
        this.found.unclear.push(`${place}: ${name ?? 'its fields'}`)
      for (const field of fields) {
        const { name } = field
        const value = this.#typeOf(field)
        if (unsaid.has(name)) continue
        this.found.fields.set(name, place)
        for (const code of this.#literalsOf(value)) this.found.codes.set(`${name}=${code}`, place)
        this.#fields(value, place, depth + 1, name)
      }
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

/** Whether an object has by its words what an act has, or takes it from another: to ask for the type of every object takes ten times as long. */
function mayBeAct({ properties }: ts.ObjectLiteralExpression): boolean {
  return ['action', 'subject'].every(wanted =>
    properties.some(({ name }) => !name || ts.isComputedPropertyName(name) || name.text === wanted),
  )
}

const isText = ({ flags }: ts.Type) =>
  (flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral | ts.TypeFlags.StringMapping)) !== 0

const isRecord = (type: ts.Type) =>
  (type.flags & ts.TypeFlags.Object) !== 0 &&
  type.getCallSignatures().length === 0 &&
  type.symbol?.name !== 'Date'

/** The name of the function in which a property is given. */
function functionAround({ declarations: [given] = [] }: ts.Symbol): string {
  const around = given && ts.findAncestor(given, ts.isFunctionDeclaration)
  return around?.name?.text ?? ''
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
  const isOwn = (file: string) =>
    /\/apps\/api\/src\/(?:modules|cli)\//.test(file) &&
    !file.endsWith('.test.ts') &&
    !file.includes('/testing/')
  const config = ts.getParsedCommandLineOfConfigFile(
    `${api}/tsconfig.json`,
    { noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => console.error(messageText),
    },
  )
  const program = ts.createProgram((config?.fileNames ?? []).filter(isOwn), config?.options ?? {})
  const found = auditedIn(program, isOwn)
  const known = wordsIn(
    ['acts', 'words', 'values'].map(part => readFileSync(`${words}-${part}.ts`, 'utf8')).join('\n'),
  )
  const errors = [
    ...found.unclear.map(act => `It cannot be told what this act is called, done to or says: ${act}`),
    ...wordless(found.acts, known.get('actWords')).map(act => `The console has no words for the act ${act}`),
    ...wordless(found.subjects, known.get('subjectWords')).map(each => `… for the subject ${each}`),
    ...wordless(found.fields, known.get('fieldWords')).map(each => `… for the field ${each}`),
    ...wordless(found.codes, known.get('codes')).map(each => `… for the value ${each}`),
    ...wordless(found.texts, plainTexts).map(
      each => `It cannot be told which texts the field holds, or that it is not codes: ${each}`,
    ),
  ]
  for (const error of errors) console.error(error)
  console.log(
    `audited acts: ${found.acts.size} acts, ${found.fields.size} fields, ${found.codes.size} codes, ${errors.length} errors`,
  )
  process.exitCode = errors.length === 0 && found.acts.size > 0 ? 0 : 1
}
