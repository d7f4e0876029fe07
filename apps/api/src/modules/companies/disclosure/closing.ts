import { and, eq } from 'drizzle-orm'
import type { Connection, Transaction } from '../../../db/client.ts'
import { canonical, isSame } from '../../../db/is-same.ts'
import { trainingDisclosures, type DisclosureFigures } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { companyToday } from '../../platform/calendar/days.ts'
import { sha256 } from '../evidence/hash.ts'
import { closesDisclosures } from '../policy.ts'
import { lockStructure } from '../structure.ts'
import { demandedFrom, minimumSeconds } from './facts.ts'
import { presentFigures, readFigures } from './figures.ts'

async function isOver(db: Connection, companyId: number, year: number): Promise<boolean> {
  return Number((await companyToday(db, companyId)).slice(0, 4)) > year
}

/** A department that is called something else now is the same. */
const numbersOf = (figures: DisclosureFigures) => ({
  ...figures,
  departments: figures.departments.map(({ name: _, ...row }) => row),
})

/** A year as it reads now, beside what was disclosed of it: that is of the whole company, and told to whoever sees all of it. */
export async function readDisclosure(
  db: Connection,
  member: CompanyMembership,
  year: number,
  locale: Locale,
) {
  const now = await readFigures(db, member, year)
  const which = and(eq(trainingDisclosures.companyId, member.companyId), eq(trainingDisclosures.year, year))
  const [closed] = await db.select().from(trainingDisclosures).where(which)
  const isTold = member.branchId === null && closed !== undefined
  return {
    as_of: new Date().toISOString(),
    year,
    minimum_seconds: minimumSeconds,
    demanded_from: demandedFrom,
    now: presentFigures(now, locale),
    closed: isTold
      ? {
          at: closed.closedAt.toISOString(),
          hash: closed.hash,
          figures: presentFigures(closed.figures, locale),
          has_changed_since: !isSame(numbersOf(closed.figures), numbersOf(now)),
        }
      : null,
    may_close:
      closed === undefined && closesDisclosures(member) && (await isOver(db, member.companyId, year)),
  }
}

/**
 * Keeps a year as it reads now, for good.
 * @throws AppError `disclosure_year_open` before it is over; `disclosure_closed` where it was closed
 */
export async function closeDisclosure(tx: Transaction, actor: CompanyActor, year: number): Promise<void> {
  const { companyId } = actor.member
  await lockStructure(tx, companyId)
  if (!(await isOver(tx, companyId, year))) throw new AppError('disclosure_year_open')
  const figures = await readFigures(tx, actor.member, year)
  const hash = sha256(canonical(figures))
  const [made] = await tx
    .insert(trainingDisclosures)
    .values({ companyId, year, figures, hash, closedBy: actor.userId })
    .onConflictDoNothing()
    .returning({ id: trainingDisclosures.id })
  if (!made) throw new AppError('disclosure_closed')
  await audit(tx, actor, {
    action: 'training_disclosure.close',
    subject: { type: 'training_disclosure', id: made.id },
    after: { year, hash },
  })
}
