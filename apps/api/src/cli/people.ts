import type { Command } from 'commander'
import type { OpenDatabase } from '../db/client.ts'
import type { Env } from '../env.ts'
import { listKeys, makeKey, revokeKey, type KeyScope } from '../modules/platform/api-keys/keys.ts'
import { MailQueue } from '../modules/platform/mail/queue.ts'
import { approve, listApplications, reject } from '../modules/accounts/registration/applications.ts'
import { removeSecondFactors } from '../modules/accounts/second-factors/support.ts'
import { Secrets } from '../secrets.ts'

/** Opens the data for one command. */
export type Opened = <T>(work: (database: OpenDatabase, env: Env) => Promise<T>) => Promise<T>

const mailsOf = (env: Env) => new MailQueue(new Secrets(env.sessionSecret))
const sent = 'An email is queued for them; a running host sends it, or the next start.'

/** `pnpm masar instructor …`: who may teach. */
export function instructorCommands(program: Command, opened: Opened): void {
  const instructor = program.command('instructor').description('decide on applications to teach')
  instructor
    .command('list')
    .description('who waits for approval, longest first')
    .action(async () => {
      const rows = await opened(({ db }) => listApplications(db))
      for (const row of rows)
        console.log(
          [row.createdAt.toISOString(), row.email, row.name, row.title.ar ?? row.title.en ?? ''].join('\t'),
        )
      if (rows.length === 0) console.log('No one is waiting.')
    })
  instructor
    .command('approve')
    .description('approve an instructor')
    .argument('<email>')
    .action(async (email: string) => {
      await opened(({ db }, env) => approve(db, mailsOf(env), email))
      console.log(`${email} may teach now. ${sent}`)
    })
  instructor
    .command('reject')
    .description('turn an application down; the account stays, as a student’s')
    .argument('<email>')
    .option('--reason <text>', 'the reason given in the email, in the language of the account', '')
    .action(async (email: string, { reason }: { reason: string }) => {
      await opened(({ db }, env) => reject(db, mailsOf(env), email, reason))
      console.log(`${email} was turned down. ${sent}`)
    })
}

/** `pnpm masar second-factor …`: recovery for a person who has lost the second factor and the recovery codes. */
export function secondFactorCommands(program: Command, opened: Opened): void {
  program
    .command('second-factor')
    .description('second factors of accounts')
    .command('remove')
    .description('remove every second factor of an account, after support has made sure who asks for it')
    .argument('<email>')
    .action(async (email: string) => {
      const { userId, had } = await opened(({ db }, env) => removeSecondFactors(db, mailsOf(env), email))
      console.log(
        `${new Date().toISOString()} second factors removed: user=${userId} passkeys=${had.passkeys} authenticator_apps=${had.totp} recovery_codes=${had.recoveryCodes}`,
      )
      console.log(`The password alone opens the account of ${email} now. ${sent}`)
    })
}

/** `pnpm masar key …`: keys of internal tools. */
export function keyCommands(program: Command, opened: Opened, scopeOf: (text: string) => KeyScope): void {
  const key = program.command('key').description('keys of internal tools that call the APIs')
  key
    .command('make')
    .description('make a key; it is shown this once')
    .argument('<name>', 'which tool it is for')
    .option('--api <api>', 'client-api, company-api or both', scopeOf, 'both' as KeyScope)
    .action(async (name: string, { api }: { api: KeyScope }) => {
      const made = await opened(({ db }) => makeKey(db, name, api))
      console.log(
        `${made.key}\n\nKey ${made.id} for ${name} (${api}). Send it as the header Api-Key. It cannot be shown again.`,
      )
    })
  key
    .command('list')
    .description('every key, its use and its end')
    .action(async () => {
      const rows = await opened(({ db }) => listKeys(db))
      const day = (moment: Date | null) => moment?.toISOString().slice(0, 16) ?? '-'
      for (const row of rows)
        console.log(
          [
            row.id,
            row.name,
            row.scope,
            `made ${day(row.createdAt)}`,
            `used ${day(row.lastUsedAt)}`,
            row.revokedAt ? `revoked ${day(row.revokedAt)}` : 'works',
          ].join('\t'),
        )
      if (rows.length === 0) console.log('No keys.')
    })
  key
    .command('revoke')
    .description('end a key; the next request with it is refused')
    .argument('<id>')
    .action(async (id: string) => {
      if (!/^\d{1,9}$/.test(id) || !(await opened(({ db }) => revokeKey(db, Number(id)))))
        throw new UnknownKeyError(id)
      console.log(`Key ${id} is revoked.`)
    })
}

/** No key of that number works. */
export class UnknownKeyError extends Error {
  override name = 'UnknownKeyError'
  constructor(id: string) {
    super(`There is no key ${id} that works. See: pnpm masar key list`)
  }
}
