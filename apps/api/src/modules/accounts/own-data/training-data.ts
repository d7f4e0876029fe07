import { and, asc, eq } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import {
  companies,
  disclosedPeople,
  disclosedTrainings,
  employees,
  outsideTrainings,
  trainingDisclosures,
  trainingPlans,
  trainingRules,
  waivers,
} from '../../../db/schema/index.ts'
import { plain } from './rows.ts'

/** What companies entered of a person: what they are excused from, and training that they had elsewhere. */
export async function enteredOf(tx: Connection, userId: number) {
  return {
    waivers: plain(
      await tx
        .select({
          reason: waivers.reason,
          evidence: waivers.evidence,
          fileName: waivers.fileName,
          expiresOn: waivers.expiresOn,
          createdAt: waivers.createdAt,
        })
        .from(waivers)
        .innerJoin(
          employees,
          and(eq(employees.companyId, waivers.companyId), eq(employees.id, waivers.employeeId)),
        )
        .where(eq(employees.userId, userId))
        .orderBy(asc(waivers.id)),
    ),
    outside_trainings: plain(
      await tx
        .select({
          company: companies.legalName,
          title: outsideTrainings.title,
          evidence: outsideTrainings.evidence,
          fileName: outsideTrainings.fileName,
          completedOn: outsideTrainings.completedOn,
          minutes: outsideTrainings.minutes,
          cost: outsideTrainings.cost,
          createdAt: outsideTrainings.createdAt,
          correctedAt: outsideTrainings.correctedAt,
          removedAt: outsideTrainings.removedAt,
        })
        .from(outsideTrainings)
        .innerJoin(
          employees,
          and(
            eq(employees.companyId, outsideTrainings.companyId),
            eq(employees.id, outsideTrainings.employeeId),
          ),
        )
        .innerJoin(companies, eq(companies.id, outsideTrainings.companyId))
        .where(eq(employees.userId, userId))
        .orderBy(asc(outsideTrainings.id)),
    ),
    ...(await disclosedOf(tx, userId)),
  }
}

/** Where a person appears in what companies disclosed. */
async function disclosedOf(tx: Connection, userId: number) {
  return {
    disclosed_trainings: plain(
      await tx
        .select({
          year: trainingDisclosures.year,
          title: outsideTrainings.title,
          completedOn: disclosedTrainings.completedOn,
          minutes: disclosedTrainings.minutes,
          cost: disclosedTrainings.cost,
        })
        .from(disclosedTrainings)
        .innerJoin(trainingDisclosures, eq(trainingDisclosures.id, disclosedTrainings.disclosureId))
        .innerJoin(outsideTrainings, eq(outsideTrainings.id, disclosedTrainings.trainingId))
        .innerJoin(employees, eq(employees.id, outsideTrainings.employeeId))
        .where(eq(employees.userId, userId))
        .orderBy(asc(disclosedTrainings.disclosureId), asc(disclosedTrainings.trainingId)),
    ),
    disclosed_years: plain(
      await tx
        .select({
          company: companies.legalName,
          year: trainingDisclosures.year,
          isEmployed: disclosedPeople.isEmployed,
          platformSeconds: disclosedPeople.platformSeconds,
          outsideSeconds: disclosedPeople.outsideSeconds,
        })
        .from(disclosedPeople)
        .innerJoin(trainingDisclosures, eq(trainingDisclosures.id, disclosedPeople.disclosureId))
        .innerJoin(companies, eq(companies.id, disclosedPeople.companyId))
        .innerJoin(employees, eq(employees.id, disclosedPeople.employeeId))
        .where(eq(employees.userId, userId))
        .orderBy(asc(disclosedPeople.disclosureId)),
    ),
  }
}

/** The same of a company's people, and the years that it disclosed. */
export async function disclosedBy(tx: Connection, companyId: number) {
  return {
    waivers: plain(await tx.select().from(waivers).where(eq(waivers.companyId, companyId))),
    outside_trainings: plain(
      await tx.select().from(outsideTrainings).where(eq(outsideTrainings.companyId, companyId)),
    ),
    training_rules: plain(
      await tx.select().from(trainingRules).where(eq(trainingRules.companyId, companyId)),
    ),
    training_plans: plain(
      await tx.select().from(trainingPlans).where(eq(trainingPlans.companyId, companyId)),
    ),
    training_disclosures: plain(
      await tx.select().from(trainingDisclosures).where(eq(trainingDisclosures.companyId, companyId)),
    ),
  }
}
