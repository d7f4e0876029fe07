import type { Command } from 'commander'
import { AppError, errors } from '../errors.ts'
import { sentence } from '../locale.ts'
import { confirmReturn, confirmTransfer } from '../modules/commerce/desk/transfers.ts'
import { listRefunds, listReturns, type RefundState } from '../modules/commerce/desk/reading.ts'
import { brokenMoneyRules } from '../modules/commerce/invariants.ts'
import { grantRefund, refuseRefund } from '../modules/commerce/refunds/deciding.ts'
import { commandLine } from '../modules/platform/audit/actor.ts'
import { decimal } from '../modules/commerce/bills/tlv.ts'
import { wholeNumber } from './arguments.ts'
import type { Opened } from './people.ts'

/** What an operator asked for that money does not allow. */
export class MoneyError extends Error {
  override name = 'MoneyError'
}

/** `pnpm masar refund …`. */
// long: a list of commands, each short by itself
export function refundCommands(program: Command, opened: Opened): void {
  const refund = program.command('refund').description('what buyers ask back')
  refund
    .command('list')
    .description('refunds that wait for a decision, oldest first')
    .option('--state <state>', 'requested, granted, refused or paid', 'requested')
    .action(async ({ state }: { state: RefundState }) => {
      const rows = await opened(({ db }) => listRefunds(db, { state, limit: 100 }))
      for (const { refund: row, orderId, title, email } of rows)
        console.log(
          [
            row.id,
            `order ${orderId}`,
            title?.en ?? title?.ar,
            `${decimal(row.amount)} SAR`,
            email ?? '-',
            row.reason,
          ].join('\t'),
        )
      if (rows.length === 0) console.log('None.')
    })
  refund
    .command('grant')
    .description('grant a refund: access or seats end, a credit note is issued, the money goes back')
    .argument('<id>', 'as the list says', wholeNumber)
    .requiredOption('--reason <text>', 'to the buyer')
    .action(async (id: number, { reason }: { reason: string }) => {
      await opened(({ db }) => allowed(db.transaction(tx => grantRefund(tx, commandLine, id, reason))))
      console.log(`Refund ${id} is granted.`)
    })
  refund
    .command('refuse')
    .description('refuse a refund')
    .argument('<id>', 'as the list says', wholeNumber)
    .requiredOption('--reason <text>', 'to the buyer')
    .action(async (id: number, { reason }: { reason: string }) => {
      await opened(({ db }) => allowed(db.transaction(tx => refuseRefund(tx, commandLine, id, reason))))
      console.log(`Refund ${id} is refused.`)
    })
  refund
    .command('returns')
    .description('money that has to be transferred back by hand, oldest first')
    .action(async () => {
      const rows = await opened(({ db }) => listReturns(db, { limit: 100 }))
      for (const { money, orderId, email } of rows)
        console.log(
          [
            money.id,
            `order ${orderId}`,
            `${decimal(money.amount)} SAR`,
            email ?? '-',
            money.reason ?? 'paid by transfer',
          ].join('\t'),
        )
      if (rows.length === 0) console.log('None.')
    })
  refund
    .command('transferred')
    .description('record that money was transferred back to the buyer’s bank')
    .argument('<id>', 'as `refund returns` says', wholeNumber)
    .action(async (id: number) => {
      await opened(({ db }) => allowed(db.transaction(tx => confirmReturn(tx, commandLine, id))))
      console.log(`The buyer has the money of ${id} back.`)
    })
}

/** `pnpm masar transfer …` and `pnpm masar money check`. */
export function transferCommands(program: Command, opened: Opened): void {
  program
    .command('transfer')
    .description('bank transfers of companies')
    .command('confirm')
    .description('record that the transfer of an order has come: the order is paid')
    .argument('<reference>', 'what the buyer was told to write')
    .action(async (reference: string) => {
      const id = await opened(({ db }) =>
        allowed(db.transaction(tx => confirmTransfer(tx, commandLine, reference))),
      )
      console.log(`Order ${id} is paid.`)
    })
  program
    .command('money')
    .description('orders, payments and bills as a whole')
    .command('check')
    .description('checks the rules of money over all orders; fails where one does not hold')
    .action(async () => {
      const broken = await opened(({ db }) => brokenMoneyRules(db))
      for (const { rule, ids } of broken) console.error(`Not so: ${rule} (${ids.join(', ')})`)
      if (broken.length > 0) throw new MoneyError(`${broken.length} rules of money do not hold.`)
      console.log('Every rule of money holds.')
    })
}

/** Says refusals in the words of the API. */
export async function allowed<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof AppError) throw new MoneyError(sentence('en', errors[error.code].message))
    throw error
  }
}
