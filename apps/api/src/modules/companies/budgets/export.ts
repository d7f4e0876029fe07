import { asc, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { budgetLedger, departmentBudgets, type BudgetMovement } from '../../../db/schema/index.ts'
import { pick, sentence, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import type { ExportSource } from '../exports/source.ts'
import { tableOf, type ColumnOf } from '../files/table.ts'
import { inReachOf, readsNames } from '../policy.ts'
import { companyToday } from '../../platform/calendar/days.ts'
import { titles } from '../reports/shown.ts'
import { listBudgets, selectMovements, type MovementRow } from './queries.ts'

const words = {
  granted: /*i18n*/ { id: 'budget.granted', message: 'Granted (SAR)' },
  reserved: /*i18n*/ { id: 'budget.reserved', message: 'Reserved (SAR)' },
  spent: /*i18n*/ { id: 'budget.spent', message: 'Credit spent (SAR)' },
  free: /*i18n*/ { id: 'budget.free', message: 'Free (SAR)' },
  movement: /*i18n*/ { id: 'budget.movement', message: 'Movement' },
  amount: /*i18n*/ { id: 'budget.amount', message: 'Amount (SAR)' },
  day: /*i18n*/ { id: 'budget.day', message: 'Date' },
  by: /*i18n*/ { id: 'budget.by', message: 'By' },
  note: /*i18n*/ { id: 'budget.note', message: 'Note' },
}
const movementWords: Record<BudgetMovement, { id: string; message: string }> = {
  granted: /*i18n*/ { id: 'budget.movement.granted', message: 'Granted' },
  taken_back: /*i18n*/ { id: 'budget.movement.taken_back', message: 'Credit taken back' },
  reserved: /*i18n*/ { id: 'budget.movement.reserved', message: 'Reserved' },
  released: /*i18n*/ { id: 'budget.movement.released', message: 'Released' },
  spent: /*i18n*/ { id: 'budget.movement.spent', message: 'Spent on a course' },
  given_back: /*i18n*/ { id: 'budget.movement.given_back', message: 'Given back' },
}

type Balance = Awaited<ReturnType<typeof listBudgets>>[number]
/** Halalas as riyals: a spreadsheet adds them up. */
const riyals = (name: 'granted' | 'reserved' | 'spent' | 'free') => (row: Balance) => row[name] / 100

/** The budgets as they are seen, departments without one left out. */
const balances: ExportSource<object> = {
  kind: 'budgets',
  name: { ar: 'الميزانيات', en: 'Budgets' },
  page: '/budgets',
  count: async (db, member) => (await withBudget(db as Database, member, 'en')).length,
  table: (db, member, _query, locale) => {
    const columns: ColumnOf<Balance & { day: string }>[] = [
      {
        title: sentence(locale, titles.department),
        kind: 'text',
        width: 28,
        read: row => row.department.name,
      },
      ...(['granted', 'reserved', 'spent', 'free'] as const).map(
        (name): ColumnOf<Balance & { day: string }> => ({
          title: sentence(locale, words[name]),
          kind: 'number',
          read: riyals(name),
        }),
      ),
      { title: sentence(locale, titles.as_of), kind: 'date', width: 14, read: row => row.day },
    ]
    return tableOf(columns, once(datedBudgets(db, member, locale)))
  },
}

/** With the day that they are as of. */
async function datedBudgets(db: Database, member: CompanyMembership, locale: Locale) {
  const day = await companyToday(db, member.companyId)
  return (await withBudget(db, member, locale)).map(row => ({ ...row, day }))
}

async function withBudget(db: Database, member: CompanyMembership, locale: Locale) {
  return (await listBudgets(db, member, locale)).filter(({ id }) => id !== null)
}

async function* once<Row>(rows: Promise<Row[]>) {
  yield await rows
}

const seen = (member: CompanyMembership) =>
  inReachOf(member, departmentBudgets.companyId, departmentBudgets.departmentId)

/** Each row of the ledgers that the member sees, the oldest first. */
const movements: ExportSource<object> = {
  kind: 'budget_movements',
  name: { ar: 'حركة الميزانيات', en: 'Budget movements' },
  page: '/budgets',
  count: async (db, member) => {
    const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from ${budgetLedger}
      join ${departmentBudgets} on ${departmentBudgets.id} = ${budgetLedger.budgetId} where ${seen(member)}`)
    return rows[0]?.n ?? 0
  },
  table: (db, member, _query, locale) =>
    tableOf(movementColumns(member, locale), pagesOfMovements(db, member, locale)),
}

function movementColumns(member: CompanyMembership, locale: Locale): ColumnOf<MovementRow>[] {
  const titled = (title: { id: string; message: string }) => sentence(locale, title)
  const person: ColumnOf<MovementRow> = {
    title: titled(titles.person),
    kind: 'text',
    width: 24,
    read: row => row.employee,
  }
  return [
    {
      title: titled(words.day),
      kind: 'date',
      width: 14,
      read: ({ day }) => day,
    },
    { title: titled(titles.department), kind: 'text', width: 24, read: row => pick(row.department, locale) },
    {
      title: titled(words.movement),
      kind: 'text',
      read: ({ row }) => sentence(locale, movementWords[row.movement]),
    },
    { title: titled(words.amount), kind: 'number', read: ({ row }) => row.amount / 100 },
    ...(readsNames(member) ? [person] : []),
    {
      title: titled(titles.course),
      kind: 'text',
      width: 28,
      read: row => row.course && pick(row.course, locale),
    },
    { title: titled(words.by), kind: 'text', width: 24, read: row => row.by },
    { title: titled(words.note), kind: 'text', width: 32, read: ({ row }) => row.note },
  ]
}

async function* pagesOfMovements(db: Database, member: CompanyMembership, locale: Locale) {
  for (let last = 0; ;) {
    const rows = await selectMovements(db, locale)
      .where(sql`${seen(member)} and ${budgetLedger.id} > ${last}`)
      .orderBy(asc(budgetLedger.id))
      .limit(500)
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)?.row.id ?? last
  }
}

export const budgetSources = { balances, movements }
