import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOf } from '../../secrets.ts'
import type { SmsGateway } from '../sms/sms.ts'
import type { Mail, MailGateway } from './mail.ts'

export type StoredMessage = {
  id: string
  channel: 'mail' | 'sms'
  at: string
  to: string
  subject: string
  text: string
  html: string | null
  locale: string
}
const shape = /^[0-9]{13}-[\w-]{10}$/

/** Where a development start's e-mails and short messages are stored: a file each in a folder, read by a page of the host. */
export class Mailbox implements MailGateway, SmsGateway {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async send({ messageId, to, locale, subject, text, html }: Mail): Promise<void> {
    await this.#store(messageId, { channel: 'mail', to, subject, text, html, locale })
  }

  async sendShort(id: string, to: string, text: string): Promise<void> {
    await this.#store(id, { channel: 'sms', to, subject: text, text, html: null, locale: '' })
  }

  async #store(messageId: string, message: Omit<StoredMessage, 'id' | 'at'>): Promise<void> {
    const id = `${Date.now()}-${hashOf(messageId).slice(0, 10)}`
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const target = join(this.#folder, `${id}.json`)
    await writeFile(`${target}.part`, JSON.stringify({ id, at: new Date().toISOString(), ...message }), {
      mode: 0o600,
    })
    await rename(`${target}.part`, target)
  }

  /** Newest first. */
  async list(limit = 100): Promise<StoredMessage[]> {
    const names = await readdir(this.#folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    const ids = names
      .filter(name => name.endsWith('.json'))
      .map(name => name.slice(0, -5))
      .filter(id => shape.test(id))
      .toSorted()
      .toReversed()
      .slice(0, limit)
    return Promise.all(
      ids.map(
        async id => JSON.parse(await readFile(join(this.#folder, `${id}.json`), 'utf8')) as StoredMessage,
      ),
    )
  }

  async find(id: string): Promise<StoredMessage | undefined> {
    return shape.test(id) ? (await this.list(1000)).find(message => message.id === id) : undefined
  }

  async close(): Promise<void> {
    // Nothing is open.
  }
}
