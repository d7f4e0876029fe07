import { Option, type Command } from 'commander'
import { operatorRoles, type OperatorRole } from '../db/schema/index.ts'
import { listOperators, makeOperator, removeOperator } from '../modules/operations/operators/operators.ts'
import { verifyAudit } from '../modules/platform/audit/verify.ts'
import type { Opened } from './people.ts'

/** `pnpm masar operator …`: who runs the site. There is no other way to become one. */
export function operatorCommands(program: Command, opened: Opened): void {
  const operator = program.command('operator').description('who runs the site, in which role')
  operator
    .command('make')
    .description('make an account an operator, or give an operator another role')
    .argument('<email>', 'of a personal account; an address without one gets one')
    .addOption(
      new Option('--role <role>', 'what the operator may do').choices(operatorRoles).default('administrator'),
    )
    .option('--name <name>', 'of a new account')
    .option('--other-name <name>', 'the same name in the other script, Arabic or Latin')
    .action(async (email: string, given: { role: OperatorRole; name?: string; otherName?: string }) => {
      const { role } = given
      const { isNew } = await opened(({ db }) => makeOperator(db, { email, ...given }))
      console.log(`${email} is an operator now, as ${role}.`)
      if (isNew) console.log('The account is new: its owner sets a password by “Forgot your password?”.')
      console.log('The console opens at /console after a second factor is set up under /profile/two-factors.')
    })
  operator
    .command('list')
    .description('every operator')
    .action(async () => {
      const rows = await opened(({ db }) => listOperators(db))
      for (const { email, role, since, name } of rows)
        console.log([email, role, since.toISOString().slice(0, 10), name].join('\t'))
      if (rows.length === 0) console.log('No operators. See: pnpm masar operator make --help')
    })
  operator
    .command('remove')
    .description('end an operator’s part; the account stays')
    .argument('<email>')
    .action(async (email: string) => {
      await opened(({ db }) => removeOperator(db, email))
      console.log(`${email} is no operator any more, and signed out of the console.`)
    })
}

/** The audit log is not what was written. */
export class AuditBrokenError extends Error {
  override name = 'AuditBrokenError'
}

/** `pnpm masar audit …`. */
export function auditCommands(program: Command, opened: Opened): void {
  program
    .command('audit')
    .description('the log of what operators, companies and instructors did')
    .command('verify')
    .description('recompute the hashes of every row; fails where the log is not what was written')
    .action(async () => {
      const { rows, broken } = await opened(({ db }) => verifyAudit(db))
      if (broken.length > 0)
        throw new AuditBrokenError(
          broken
            .map(
              ({ chain, rowId, reason }) => `${chain}${rowId === null ? '' : `, row ${rowId}`}: ${reason}.`,
            )
            .join('\n'),
        )
      console.log(`The audit log is whole: ${rows} ${rows === 1 ? 'row' : 'rows'}.`)
    })
}
