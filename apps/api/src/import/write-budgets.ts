import { and, eq, inArray } from 'drizzle-orm'
import {
  budgetLedger,
  companies,
  courses,
  departmentBudgets,
  departments,
  employees,
} from '../db/schema/index.ts'
import { spendUnreserved } from '../modules/companies/budgets/charges.ts'
import type { CompanyEntry } from './shapes.ts'
import type { Writing } from './writing.ts'

/** What departments may spend, and what they spent on courses of their people. A company that has budgets already is left alone. */
export async function writeBudgets(
  { tx, report }: Writing,
  { budgets = [] }: CompanyEntry,
  companyId: number,
): Promise<void> {
  if (budgets.length === 0) return
  const known = await tx.$count(departmentBudgets, eq(departmentBudgets.companyId, companyId))
  report.count('budgets', known > 0 ? 'unchanged' : 'created', budgets.length)
  if (known > 0) return
  const [company] = await tx
    .select({ userId: companies.userId })
    .from(companies)
    .where(eq(companies.id, companyId))
  const rows = await tx.select().from(departments).where(eq(departments.companyId, companyId))
  for (const { department, granted, note, spent } of budgets) {
    const departmentId = rows.find(({ name }) => name.en === department)?.id
    if (departmentId === undefined) continue
    const [budget] = await tx
      .insert(departmentBudgets)
      .values({ companyId, departmentId, granted })
      .returning({ id: departmentBudgets.id })
    if (!budget) throw new Error('A budget was not written.')
    const grant = { companyId, budgetId: budget.id, movement: 'granted' as const, amount: granted, note }
    await tx.insert(budgetLedger).values({ ...grant, byUser: company?.userId ?? null })
    await spend(tx, companyId, departmentId, spent)
  }
}

async function spend(
  tx: Writing['tx'],
  companyId: number,
  departmentId: number,
  spent: NonNullable<CompanyEntry['budgets']>[number]['spent'],
): Promise<void> {
  const slugs = spent.map(({ course }) => course)
  const named = await tx
    .select({ id: courses.id, slug: courses.slug, price: courses.price })
    .from(courses)
    .where(inArray(courses.slug, slugs))
  for (const { employee, course } of spent) {
    const [person] = await tx
      .select({ id: employees.id })
      .from(employees)
      .where(and(eq(employees.companyId, companyId), eq(employees.email, employee)))
    const bought = named.find(({ slug }) => slug === course)
    if (!person || !bought) continue
    const { id: courseId, price: amount } = bought
    await spendUnreserved(tx, { companyId, employeeId: person.id, departmentId, courseId, amount })
  }
}
