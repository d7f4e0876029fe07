import type { Readable } from 'node:stream'
import type { Command } from 'commander'
import type { Env } from '../../env.ts'
import { addressOf } from '../../modules/accounts/fields/email.ts'
import type { Opened } from '../people.ts'
import { askAll } from './asking.ts'
import { missingOfBank } from './fields.ts'
import { answersFromFile, SetupError } from './from-file.ts'
import { storeAnswers, storedAnswers } from './stored.ts'

/** `pnpm masar setup`: the site's name, contacts and seller. */
export function setupCommand(program: Command, opened: Opened, input: Readable): void {
  program
    .command('setup')
    .description('store the site’s name, contacts and seller; asks for them, or takes them from a file')
    .option('--file <setup.yaml>', 'take the answers from this file')
    .action(async ({ file }: { file?: string }) => {
      await opened(async ({ db }, env) => {
        const stored = await storedAnswers(db)
        const answers =
          file === undefined ? await askAll(stored, input, process.stdout) : answersFromFile(file, stored)
        const missing = missingOfBank(answers)
        if (missing.length > 0)
          throw new SetupError(
            `The seller’s account lacks ${missing.join(' and ')}: give all of it or nothing.\n\nNothing was stored.`,
          )
        await storeAnswers(db, answers)
        console.log(`Stored; a running host shows it within a minute.\n\n${mailAdvice(env)}\n\n${textAdvice}`)
      })
    })
}

const textAdvice =
  'Texts: copy apps/api/site-template, edit the pages and questions, and import the copy with: pnpm masar import <folder>'

function mailAdvice({ smtpUrl, mailFrom }: Env): string {
  return smtpUrl === undefined
    ? `Mail: SMTP_URL is not set, so no e-mail can be sent and registration cannot be completed. Set it, and the sender, and start the host again:
  SMTP_URL=smtps://user:password@mail.example:465
  MAIL_FROM="Masar <no-reply@your-domain.example>"`
    : `Mail: leaves through ${new URL(smtpUrl).host} from ${addressOf(mailFrom)}.`
}
