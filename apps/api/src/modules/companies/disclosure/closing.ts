import { eq, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '../../../db/client.ts'
import { isSame } from '../../../db/is-same.ts'
import {
  disclosedPeople,
  disclosedTrainings,
  outsideTrainings,
  trainingDisclosures,
  type DisclosureFigures,
} from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { companyToday } from '../../platform/calendar/days.ts'
import { closesDisclosures } from '../policy.ts'
import { lockStructure } from '../structure.ts'
import { findClosed, hashOf, type ClosedYear } from './closed.ts'
import { addendsFrom, addendsOf, disclosedTrainingOf, isListed, trainingOf } from './facts.ts'
import { presentFigures, readFigures } from './figures.ts'
import { periodOf } from './period.ts'
import { readPlan } from './plan.ts'
import { readRules } from './rules.ts'

async function isOver(db: Connection, companyId: number, year: number): Promise<boolean> {
  return Number((await companyToday(db, companyId)).slice(0, 4)) > year
}

/** By when a year is to be disclosed. */
function dueOn(year: number, days: number): string {
  return new Date(Date.UTC(year, 11, 31 + days)).toISOString().slice(0, 10)
}

/** A department that is called something else now is the same. */
const numbersOf = (figures: DisclosureFigures) => ({
  ...figures,
  departments: figures.departments.map(({ name: _, ...row }) => row),
})

/** A year as it reads now, beside what was disclosed of it: the figures of that are of the whole company, and told to whoever sees all of it. */
export async function readDisclosure(
  db: Connection,
  member: CompanyMembership,
  year: number,
  locale: Locale,
) {
  const { companyId } = member
  const closed = await findClosed(db, companyId, year)
  const rules = closed?.rules ?? (await readRules(db, companyId))
  const plan = closed?.plan ?? (await readPlan(db, companyId, year))
  const now = await readFigures(db, member, {
    year,
    rules,
    addends: await addendsOf(db, member, year, rules),
  })
  const seesAll = member.branchId === null
  return {
    as_of: new Date().toISOString(),
    year,
    rules,
    due_on: dueOn(year, rules.due_days),
    reached_by: plan.reached_by,
    plan: seesAll ? plan : null,
    now: presentFigures(now, rules, locale),
    closed: closed && {
      at: closed.closedAt.toISOString(),
      hash: closed.hash,
      is_intact: (await hashOf(db, closed)) === closed.hash,
      figures: seesAll ? presentFigures(closed.figures, closed.rules, locale) : null,
      has_changed_since: seesAll ? !isSame(numbersOf(closed.figures), numbersOf(now)) : null,
    },
    may_close: closed === null && closesDisclosures(member) && (await isOver(db, companyId, year)),
  }
}

/** Copies the people of a year, and what they had elsewhere, to where they do not change. */
async function keepLists(tx: Transaction, member: CompanyMembership, { id, year }: ClosedYear) {
  const { companyId } = member
  const { from, to } = periodOf(year)
  await tx.execute(sql`insert into ${disclosedPeople}
      (company_id, disclosure_id, employee_id, is_employed, platform_seconds, outside_seconds)
    select ${companyId}, ${id}, t.id, t.is_employed, t.platform, t.outside
    from (${await trainingOf(tx, member, year)}) t where ${isListed}`)
  await tx.execute(sql`insert into ${disclosedTrainings} (company_id, disclosure_id, training_id, completed_on, minutes, cost)
    select o.company_id, ${id}, o.id, o.completed_on, o.minutes, o.cost from ${outsideTrainings} o
    where o.company_id = ${companyId} and o.removed_at is null and o.completed_on between ${from} and ${to}`)
}

/**
 * Keeps a year as it reads now, for good: its people and their training, what these add up to, and what was demanded and planned.
 * @throws AppError `disclosure_year_open` before it is over; `disclosure_closed` where it was closed
 */
export async function closeDisclosure(tx: Transaction, actor: CompanyActor, year: number): Promise<void> {
  const { member, userId: closedBy } = actor
  const { companyId } = member
  // What is entered meanwhile waits for this, or this for it: it stands in what is disclosed, or is marked as later.
  await lockStructure(tx, companyId)
  if (!(await isOver(tx, companyId, year))) throw new AppError('disclosure_year_open')
  const [rules, plan] = [await readRules(tx, companyId), await readPlan(tx, companyId, year)]
  const [made] = await tx
    .insert(trainingDisclosures)
    .values({
      companyId,
      year,
      rules,
      plan,
      figures: sql`'{}'::jsonb`,
      hash: '',
      closedBy,
      closedAt: sql`clock_timestamp()`,
    })
    .onConflictDoNothing()
    .returning()
  if (!made) throw new AppError('disclosure_closed')
  await keepLists(tx, member, made)
  // Added up from what was kept: learning goes on beside this.
  const addends = addendsFrom(disclosedTrainingOf(member, made.id))
  const figures = await readFigures(tx, member, { year, rules, addends })
  const hash = await hashOf(tx, { ...made, figures })
  await tx.update(trainingDisclosures).set({ figures, hash }).where(eq(trainingDisclosures.id, made.id))
  await audit(tx, actor, {
    action: 'training_disclosure.close',
    subject: { type: 'training_disclosure', id: made.id },
    after: { year, sha256: hash },
  })
}
