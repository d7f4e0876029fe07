import type { OpenAPI3 } from 'openapi-typescript'

/**
 * A module that exports the type of every named schema of some documents under its name.
 * @param documents by the name of the module beside it that has their types
 * @throws Error where documents give one name to different shapes
 */
export function typesOfSchemas(documents: Record<string, OpenAPI3>): string {
  const found = new Map<string, { module: string; shape: string }>()
  for (const [module, { components }] of Object.entries(documents))
    for (const [name, schema] of Object.entries(components?.schemas ?? {})) {
      const shape = JSON.stringify(schema)
      const known = found.get(name)
      if (known !== undefined && known.shape !== shape)
        throw new Error(`${name} has one shape in ${known.module} and another in ${module}`)
      if (known === undefined) found.set(name, { module, shape })
    }
  const imports = [...new Set([...found.values()].map(({ module }) => module))].map(
    module => `import type { components as ${alias(module)} } from './${module}.ts'\n`,
  )
  const types = [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { module }]) => `export type ${name} = ${alias(module)}['schemas']['${name}']\n`)
  return [...imports, '\n', ...types].join('')
}

/** `clientApi` for `client-api`. */
function alias(module: string): string {
  return module.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
