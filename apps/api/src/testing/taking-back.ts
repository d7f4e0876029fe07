import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { commandLine } from '../modules/platform/audit/actor.ts'
import { audit } from '../modules/platform/audit/audit.ts'

const amount = 200

/** Takes credit back from a budget in two steps, in the order in which the service does: what others wait for comes first, then its entry in the log. */
export function takingBack(companyId: number, budgetId: number) {
  return {
    hold: (tx: Transaction) =>
      tx.execute(sql`update department_budgets set granted = granted - ${amount} where id = ${budgetId}`),
    act: async (tx: Transaction) => {
      await tx.execute(sql`insert into budget_ledger (company_id, budget_id, movement, amount)
        values (${companyId}, ${budgetId}, 'taken_back', ${amount})`)
      await audit(tx, commandLine, {
        companyId,
        action: 'budget.take_back',
        subject: { type: 'department_budget', id: budgetId },
        after: { amount },
      })
    },
  }
}
