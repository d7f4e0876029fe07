import ts from 'typescript'

export interface DocumentedProp {
  name: string
  /** As written in the source. */
  type: string
  isRequired: boolean
  default?: string
  text?: string
}

export interface DocumentedComponent {
  /** What its doc comment says. */
  text: string
  /** The element whose attributes it takes besides. */
  native?: string
  props: DocumentedProp[]
}

/**
 * The components that a package's `src/index.ts` exports, with their own properties; those of elements and of libraries are left to
 * their documentation.
 * @param folder of the package
 * @throws when its tsconfig can't be read
 */
export function documentComponents(folder: string): Record<string, DocumentedComponent> {
  const config = ts.getParsedCommandLineOfConfigFile(
    `${folder}/tsconfig.json`,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: error => {
        throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'))
      },
    },
  )
  if (!config) throw new Error(`${folder}/tsconfig.json can't be read`)
  const program = ts.createProgram(
    config.fileNames.filter(name => !/\.test\.tsx?$/.test(name)),
    config.options,
  )
  const checker = program.getTypeChecker()
  const index = program.getSourceFile(`${folder}/src/index.ts`)
  const module = index && checker.getSymbolAtLocation(index)
  if (!module) throw new Error(`${folder}/src/index.ts exports nothing`)
  const found = checker.getExportsOfModule(module).flatMap(exported => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    const documented = /^[A-Z][a-z]/.test(exported.name) ? component(checker, symbol, `${folder}/src/`) : null
    return documented ? [[exported.name, documented] as const] : []
  })
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function component(checker: ts.TypeChecker, symbol: ts.Symbol, own: string): DocumentedComponent | null {
  const declaration = symbol.valueDeclaration
  if (!declaration) return null
  const [signature] = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures()
  if (!signature) return null
  const [parameter] = signature.getParameters()
  const properties = parameter
    ? checker.getTypeOfSymbolAtLocation(parameter, declaration).getApparentProperties()
    : []
  const defaults = defaultsOf(declaration)
  const props = properties.flatMap(property => propOf(checker, property, own, defaults))
  const native = properties.some(({ declarations }) =>
    declarations?.[0]?.getSourceFile().fileName.includes('@types/react/'),
  )
    ? nativeOf(declaration)
    : undefined
  return {
    text: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    ...(native && { native }),
    props: props.sort((a, b) => Number(b.isRequired) - Number(a.isRequired)),
  }
}

function propOf(
  checker: ts.TypeChecker,
  property: ts.Symbol,
  own: string,
  defaults: ReadonlyMap<string, string>,
): DocumentedProp[] {
  const declaration = property.declarations?.[0]
  if (!declaration?.getSourceFile().fileName.startsWith(own) || !ts.isPropertySignature(declaration))
    return []
  const text = ts.displayPartsToString(property.getDocumentationComment(checker))
  const standard = defaults.get(property.name)
  return [
    {
      name: property.name,
      type: (declaration.type?.getText() ?? 'unknown').replace(/\s+/g, ' '),
      isRequired: (property.flags & ts.SymbolFlags.Optional) === 0,
      ...(standard !== undefined && { default: standard }),
      ...(text !== '' && { text }),
    },
  ]
}

/** What the parameter's pattern gives where nothing is passed: `{ size = 'md' }`. */
function defaultsOf(declaration: ts.Declaration): Map<string, string> {
  const found = new Map<string, string>()
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      const pattern = node.parameters[0]?.name
      if (pattern && ts.isObjectBindingPattern(pattern))
        for (const { name, propertyName, initializer } of pattern.elements)
          if (initializer) found.set((propertyName ?? name).getText(), initializer.getText())
      return
    }
    ts.forEachChild(node, visit)
  }
  visit(declaration)
  return found
}

/** The element that the file of a component names as its base. */
function nativeOf(declaration: ts.Declaration): string | undefined {
  return /(?:ComponentProps(?:WithoutRef)?<'(\w+)'>|SVGProps<(SVG)SVGElement>)/
    .exec(declaration.getSourceFile().text)
    ?.slice(1)
    .find(Boolean)
    ?.toLowerCase()
}
