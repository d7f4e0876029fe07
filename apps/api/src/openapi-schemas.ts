type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type JsonObject = { [key: string]: Json }

/**
 * Lists each schema that has a `title` once, under `components.schemas`, and refers to it wherever it stood.
 * @param document an OpenAPI document whose schemas are all inline
 * @throws Error where one title stands for two shapes
 */
export function listNamedSchemas<T extends object>(document: T): T {
  const { paths, components, ...rest } = structuredClone(document) as JsonObject
  const schemas = new Map<string, Json>()
  const described = replaceNamed(paths ?? {}, schemas)
  return {
    ...rest,
    components: {
      ...(components as JsonObject),
      schemas: Object.fromEntries([...schemas].sort(([a], [b]) => (a < b ? -1 : 1))),
    },
    paths: described,
  } as T
}

/** Inner schemas first, so that one that has others in it refers to them, too. */
function replaceNamed(value: Json, schemas: Map<string, Json>): Json {
  if (Array.isArray(value)) return value.map(item => replaceNamed(item, schemas))
  if (typeof value !== 'object' || value === null) return value
  const { title, ...shape } = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, isExample(key) ? inner : replaceNamed(inner, schemas)]),
  )
  if (title === undefined) return shape
  // A property called `title` is a schema, not a text.
  if (typeof title !== 'string') return { title, ...shape }
  const known = schemas.get(title)
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(shape))
    throw new Error(`Two schemas are called ${title}`)
  schemas.set(title, shape)
  return { $ref: `#/components/schemas/${title}` }
}

/** Whose value is no schema, whatever is called `title` in it. */
const isExample = (key: string) => key === 'example' || key === 'examples'
