import type { Connection } from '../../db/client.ts'
import { mails } from '../../db/schema/index.ts'
import type { Locale } from '../../locale.ts'
import type { Secrets } from '../../secrets.ts'
import type { Letter } from './letters.ts'

/** A letter on its way: to whom, in which language, what. */
export type Queued = { to: string; locale: Locale } & Letter

/** How long a letter that says what happened is tried. */
const newsHours = 72

/**
 * Letters wait in the database beside what caused them: they leave if and only if its transaction commits, each key once.
 */
export class MailQueue {
  readonly #secrets: Secrets
  #wake: () => void = () => undefined

  constructor(secrets: Secrets) {
    this.#secrets = secrets
  }

  /** Called whenever a letter was written; a sender in the same process need not wait for its turn. */
  onWrite(wake: () => void): void {
    this.#wake = wake
  }

  /**
   * Writes a letter in the caller's transaction. A key that was used before writes nothing.
   * @param minutes how long it is worth sending; three days without it
   */
  async write(
    connection: Connection,
    key: string,
    letter: Queued,
    { channel = 'mail', minutes = newsHours * 60 }: { channel?: 'mail' | 'sms'; minutes?: number } = {},
  ): Promise<void> {
    await this.#insert(connection, {
      channel,
      key,
      sealed: this.#secrets.seal(letter),
      expiresAt: new Date(Date.now() + minutes * 60_000),
      deliveredAt: null,
    })
  }

  /** Does the same work for nobody, so that an answer takes as long whether or not somebody is written to. */
  async writeToNobody(connection: Connection, key: string, letter: Queued): Promise<void> {
    await this.#insert(connection, {
      channel: 'mail',
      key,
      sealed: this.#secrets.seal(letter),
      expiresAt: new Date(),
      deliveredAt: new Date(),
    })
  }

  async #insert(connection: Connection, row: typeof mails.$inferInsert): Promise<void> {
    await connection.insert(mails).values(row).onConflictDoNothing()
    this.#wake()
  }

  /** @returns what a row of `mails` says */
  read(sealed: string): Queued {
    return this.#secrets.unseal(sealed) as Queued
  }
}
