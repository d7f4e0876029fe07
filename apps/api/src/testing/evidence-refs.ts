import type { PgTable } from 'drizzle-orm/pg-core'
import { evidencePacks, inspectionLinks, outsideTrainings, waivers } from '../db/schema/index.ts'
import type { Tenant } from './tenants.ts'

/** Each reference of waivers and evidence: a row of `mine` that is right but for naming a thing of `theirs`. */
export function evidenceRefs(
  both: () => [mine: Tenant, theirs: Tenant],
): [constraint: string, table: PgTable, row: () => object][] {
  const mine = () => both()[0]
  const theirs = () => both()[1]
  const frozen = () => ({ requirementId: theirs().requirementId, dataHash: 'x', cover: {} })
  return [
    [
      'waivers_requirement_fk',
      waivers,
      () => ({ requirementId: theirs().requirementId, employeeId: mine().employeeId, reason: 'x' }),
    ],
    [
      'waivers_employee',
      waivers,
      () => ({ requirementId: mine().requirementId, employeeId: theirs().employeeId, reason: 'x' }),
    ],
    [
      'outside_trainings_employee',
      outsideTrainings,
      () => ({
        employeeId: theirs().employeeId,
        title: 'x',
        evidence: 'x',
        completedOn: '2026-01-01',
        minutes: 1,
      }),
    ],
    ['evidence_packs_requirement', evidencePacks, () => ({ ...frozen(), code: 'x', fileHash: 'x' })],
    [
      'inspection_links_requirement',
      inspectionLinks,
      () => ({ ...frozen(), tokenHash: 'x', reason: 'x', names: 'full', expiresAt: new Date() }),
    ],
  ]
}
