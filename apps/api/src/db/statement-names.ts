import type pg from 'pg'

/** What is asked more rarely is not worth a place on every connection. */
const worth = 3
/** So many at most: the database keeps each on every connection, and lists of all lengths make statements without end. */
const mostNames = 200
const mostCounted = 1000

/**
 * Names statements by their text, once they have been asked a few times: the database then parses each once on a connection, and plans it
 * again only where that is worth it. On short statements it takes longer over that than over carrying them out.
 */
export class StatementNames {
  readonly #asked = new Map<string, number>()
  readonly #names = new Map<string, string>()

  /** @returns undefined for a statement that is prepared for one time alone */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= mostNames) return known
    const times = (this.#asked.get(text) ?? 0) + 1
    if (times < worth) {
      if (this.#asked.size >= mostCounted) this.#asked.clear()
      this.#asked.set(text, times)
      return undefined
    }
    this.#asked.delete(text)
    const name = `often_${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}

type Asks = Pick<pg.ClientBase, 'query'>

/** A client, or a pool, whose statements are named. What has a name already keeps it, and what has no values goes without: it needs no preparing. */
export function naming<Client extends Asks>(client: Client, names: StatementNames): Client {
  const query = (config: pg.QueryConfig, values: unknown[] = []) => {
    const name = config.name ?? (values.length > 0 ? names.nameOf(config.text) : undefined)
    return client.query(name === undefined ? config : { ...config, name }, values)
  }
  return { query } as unknown as Client
}
