import { fits } from './fits.ts'
import { type Facts, isFacts, nameOf, type ShownSchema } from './shown-schema.ts'

export interface Story {
  /** By the names of schemas; several facts are several entries of a list. */
  schemas: Readonly<Record<string, Facts | readonly Facts[]>>
  /** What a field's value is by its name, for objects without a name of their own. */
  things: Readonly<Record<string, Facts>>
  /** What a field's value is by its name alone: the first that fits. */
  fields: Readonly<Record<string, readonly unknown[]>>
}

/** Marks an entry of a schema's own, of which the first is no part. */
const whole = Symbol('whole')
const isWhole = (facts: Facts) => whole in facts

/** Puts examples of a document's schemas together from a story's facts. */
export class Composer {
  readonly #schemas: Readonly<Record<string, ShownSchema>>
  readonly #story: Story

  constructor(schemas: Readonly<Record<string, ShownSchema>>, story: Story) {
    this.#schemas = schemas
    this.#story = story
  }

  /**
   * An example of a schema.
   * @param facts what is known of it already
   * @param at where it stands, which an error says
   * @throws Error for a field of which neither its schema nor its name knows a value
   */
  valueOf(schema: ShownSchema, facts: unknown, at: string): unknown {
    if (facts === null) return null
    const [shape, place] = this.#shapeOf(schema, facts, at)
    const isOpen = Object.keys(shape.properties ?? {}).length === 0
    if (!isOpen && (facts === undefined || isFacts(facts))) {
      const known = isFacts(facts) && isWhole(facts) ? {} : this.#known(schema)[0]
      return this.#objectOf(shape, { ...known, ...facts }, place)
    }
    if (shape.items !== undefined && (facts === undefined || Array.isArray(facts)))
      return this.#listOf(shape.items, facts, place)
    const value = facts === undefined ? this.#known(schema)[0] : facts
    if (value !== undefined) return value
    if (shape.type === 'null') return null
    if (shape.enum !== undefined) return shape.enum[0]
    throw new Error(`No example of ${place}`)
  }

  #objectOf({ properties = {}, required = [] }: ShownSchema, facts: Facts, at: string): Facts {
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => facts[name] !== undefined || required.includes(name))
        .map(([name, field]) => [
          name,
          this.valueOf(field, this.#factsOf(name, field, facts[name]), `${at}.${name}`),
        ]),
    )
  }

  /** What is known of a field: what is said of it where it stands, over what its name says. */
  #factsOf(name: string, field: ShownSchema, said: unknown): unknown {
    const byName = said === null || Array.isArray(said) ? undefined : this.#byName(name, field)
    return isFacts(said) && isFacts(byName) ? { ...byName, ...said } : said === undefined ? byName : said
  }

  #listOf(item: ShownSchema, facts: readonly unknown[] | undefined, at: string): unknown[] {
    const known = this.#known(item).map(entry => ({ ...entry, [whole]: true }))
    const entries = facts ?? (known.length > 0 ? known : [undefined])
    return entries.map(entry => this.valueOf(item, entry, `${at}[]`))
  }

  /** The example of a field where none is given; undefined for what is put together. */
  #byName(name: string, field: ShownSchema): unknown {
    const [shape] = this.#shapeOf(field, undefined, name)
    const isNamed = (field.anyOf ?? [field]).some(one => (one.items ?? one).$ref !== undefined)
    if (isNamed && !(name in this.#story.fields)) return undefined
    if (shape.properties !== undefined && !isNamed && name in this.#story.things)
      return this.#story.things[name]
    return this.#story.fields[name]?.find(value => fits(value, field, ref => this.#named(ref)))
  }

  /** The facts of a schema that has a name. */
  #known(schema: ShownSchema): readonly Facts[] {
    const ref = (schema.anyOf ?? [schema]).find(one => one.$ref !== undefined)?.$ref
    if (ref === undefined) return []
    const own = this.#named(ref).examples as readonly Facts[] | undefined
    const told = this.#story.schemas[nameOf(ref)]
    return own ?? (told === undefined ? [] : Array.isArray(told) ? (told as Facts[]) : [told as Facts])
  }

  /** What a schema is behind its name and where it is not null. */
  #shapeOf(schema: ShownSchema, facts: unknown, at: string): [shape: ShownSchema, at: string] {
    if (schema.$ref !== undefined) return this.#shapeOf(this.#named(schema.$ref), facts, nameOf(schema.$ref))
    const some = (schema.anyOf ?? []).filter(({ type }) => type !== 'null')
    const shape =
      some.find(one => facts !== undefined && fits(facts, one, ref => this.#named(ref))) ?? some[0]
    return shape === undefined ? [schema, at] : this.#shapeOf(shape, facts, at)
  }

  #named(ref: string): ShownSchema {
    const schema = this.#schemas[nameOf(ref)]
    if (schema === undefined) throw new Error(`No schema is called ${nameOf(ref)}`)
    return schema
  }
}
