import { eq, sql, type SQL } from 'drizzle-orm'
import type { Connection, Transaction } from '../../../db/client.ts'
import { trainingRules, type DisclosureRules } from '../../../db/schema/index.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { lockStructure } from '../structure.ts'

/** What holds until a company sets it otherwise: eight hours a person, of whoever has fifty employees, told within January. */
export const usualRules: DisclosureRules = {
  minimum_units: 8,
  platform_unit_minutes: 60,
  outside_unit_minutes: 60,
  demanded_from: 50,
  due_days: 31,
}

/** What the authority demands now, as the company set it. */
export async function readRules(db: Connection, companyId: number): Promise<DisclosureRules> {
  const [row] = await db
    .select({
      minimum_units: trainingRules.minimumUnits,
      platform_unit_minutes: trainingRules.platformUnitMinutes,
      outside_unit_minutes: trainingRules.outsideUnitMinutes,
      demanded_from: trainingRules.demandedFrom,
      due_days: trainingRules.dueDays,
    })
    .from(trainingRules)
    .where(eq(trainingRules.companyId, companyId))
  return row ?? usualRules
}

/** Sets what is demanded of years that are not closed; a closed one keeps its own. */
export async function changeRules(
  tx: Transaction,
  actor: CompanyActor,
  rules: DisclosureRules,
): Promise<void> {
  const { companyId } = actor.member
  await lockStructure(tx, companyId)
  const before = await readRules(tx, companyId)
  const values = {
    minimumUnits: rules.minimum_units,
    platformUnitMinutes: rules.platform_unit_minutes,
    outsideUnitMinutes: rules.outside_unit_minutes,
    demandedFrom: rules.demanded_from,
    dueDays: rules.due_days,
  }
  await tx
    .insert(trainingRules)
    .values({ companyId, ...values })
    .onConflictDoUpdate({
      target: trainingRules.companyId,
      set: { ...values, updatedAt: sql`clock_timestamp()` },
    })
  await audit(tx, actor, {
    action: 'training_rules.change',
    subject: { type: 'training_rules', id: companyId },
    before: { ...before },
    after: { ...rules },
  })
}

/** How many seconds on the platform and elsewhere weigh the same: reckoned in whole numbers, so that nobody is short by rounding. */
const weigh = (rules: DisclosureRules, platform: number, outside: number) =>
  platform * rules.outside_unit_minutes + outside * rules.platform_unit_minutes

/** A unit's weight. */
const unitOf = (rules: DisclosureRules) => 60 * rules.platform_unit_minutes * rules.outside_unit_minutes

/** Hundredths of the units that a time makes. */
const hundredths = (rules: DisclosureRules, platform: number, outside: number) =>
  Math.round((weigh(rules, platform, outside) * 100) / unitOf(rules))

/** How many units a time makes. */
export function unitsOf(rules: DisclosureRules, platform: number, outside: number): number {
  return hundredths(rules, platform, outside) / 100
}

/** How many units somebody has, and how many are missing to what is demanded: at least a hundredth, for whoever is short by any second. */
export function personalUnits(rules: DisclosureRules, platform: number, outside: number) {
  const demanded = rules.minimum_units * 100
  const has = hundredths(rules, platform, outside)
  const isMissing = weigh(rules, platform, outside) < rules.minimum_units * unitOf(rules)
  const units = isMissing ? Math.min(has, demanded - 1) : has
  return { units: units / 100, missing_units: isMissing ? (demanded - units) / 100 : 0 }
}

/** What the training of rows `t` weighs, as whole numbers: who has more units has more. */
export function weightOf(rules: DisclosureRules): SQL {
  return sql`(t.platform * ${rules.outside_unit_minutes}::float8 + t.outside * ${rules.platform_unit_minutes}::float8)`
}

/** The condition for rows `t` of training that have less than what is demanded. */
export function isShort(rules: DisclosureRules): SQL {
  return sql`${weightOf(rules)} < ${rules.minimum_units * unitOf(rules)}::float8`
}
