import type { Connection, Database } from './types.ts'

/**
 * A statement that is built once for each connection, and prepared there under its name: putting one of many columns together takes this
 * process longer than to send it and to read its answer. Values that differ between calls are `sql.placeholder`s.
 * @param build ends with `prepare`, and a name that no other statement has
 */
export function keptStatement<Statement>(
  build: (db: Connection) => Statement,
): (db: Connection) => Statement {
  const kept = new WeakMap<object, Statement>()
  return db => {
    // Transactions on a connection share its session.
    const { session } = (db as Database)._
    const known = kept.get(session)
    if (known !== undefined) return known
    const built = build(db)
    kept.set(session, built)
    return built
  }
}
