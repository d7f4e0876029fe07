import type pg from 'pg'

/**
 * Notifications of the embedded database: it has one session, on the pool's one connection, so what is committed there is notified there.
 * PostgreSQL's pools have many; there a connection of its own listens (modules/platform/outbox/wake.ts).
 */
export class SessionListener {
  readonly #pool: pg.Pool
  readonly #wakes = new Map<string, () => void>()

  /** @param pool without a connection yet */
  constructor(pool: pg.Pool) {
    this.#pool = pool
    pool.on('connect', client =>
      client.on('notification', ({ channel }) => {
        this.#wakes.get(channel)?.()
      }),
    )
  }

  /** Has code woken at each commit that has notified the channel. The session listens on whatever connection takes it over. */
  async listen(channel: string, wake: () => void): Promise<void> {
    this.#wakes.set(channel, wake)
    await this.#pool.query(`listen ${channel}`)
  }
}
