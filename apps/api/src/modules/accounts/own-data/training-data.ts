import { and, asc, eq } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import {
  companies,
  employees,
  outsideTrainings,
  trainingDisclosures,
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
  }
}

/** The same of a company's people, and the years that it disclosed. */
export async function disclosedBy(tx: Connection, companyId: number) {
  return {
    waivers: plain(await tx.select().from(waivers).where(eq(waivers.companyId, companyId))),
    outside_trainings: plain(
      await tx.select().from(outsideTrainings).where(eq(outsideTrainings.companyId, companyId)),
    ),
    training_disclosures: plain(
      await tx.select().from(trainingDisclosures).where(eq(trainingDisclosures.companyId, companyId)),
    ),
  }
}
