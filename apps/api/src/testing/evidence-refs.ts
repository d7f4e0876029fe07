import type { PgTable } from 'drizzle-orm/pg-core'
import {
  disclosedPeople,
  disclosedTrainings,
  evidencePacks,
  inspectedPeople,
  inspectionLinks,
  outsideTrainings,
  requirementNotices,
  requirementPeople,
  waivers,
} from '../db/schema/index.ts'
import { trainingRow, type Tenant } from './tenants.ts'

const hours = { isEmployed: true, platformSeconds: 1, outsideSeconds: 0 }
const asDisclosed = { completedOn: '2026-01-01', minutes: 1, cost: 0 }

/** Each reference of waivers, notices and evidence: a row of `mine` that is right but for naming a thing of `theirs`. */
export function evidenceRefs(
  both: () => [mine: Tenant, theirs: Tenant],
): [constraint: string, table: PgTable, row: () => object][] {
  const mine = () => both()[0]
  const theirs = () => both()[1]
  const told = (requirement: Tenant, employee: Tenant) => ({
    requirementId: requirement.requirementId,
    employeeId: employee.employeeId,
    occasion: 'late',
    dueOn: '2026-01-01',
  })
  const madeOf = (requirement: Tenant, employee: Tenant) => ({
    requirementId: requirement.requirementId,
    employeeId: employee.employeeId,
  })
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
    ['requirement_notices_requirement', requirementNotices, () => told(theirs(), mine())],
    ['requirement_notices_employee', requirementNotices, () => told(mine(), theirs())],
    ['requirement_people_requirement', requirementPeople, () => madeOf(theirs(), mine())],
    ['requirement_people_employee', requirementPeople, () => madeOf(mine(), theirs())],
    ...disclosureRefs(mine, theirs),
    ['evidence_packs_requirement', evidencePacks, () => ({ ...frozen(), code: 'x', fileHash: 'x' })],
    [
      'inspection_links_requirement',
      inspectionLinks,
      () => ({ ...frozen(), tokenHash: 'x', reason: 'x', names: 'full', expiresAt: new Date() }),
    ],
    [
      'inspected_people_link',
      inspectedPeople,
      () => ({ linkId: theirs().inspectionLinkId, place: 1, person: {}, status: 'met', searchFolded: 'x' }),
    ],
  ]
}

/** Each reference of the yearly training disclosure. */
function disclosureRefs(
  mine: () => Tenant,
  theirs: () => Tenant,
): [constraint: string, table: PgTable, row: () => object][] {
  return [
    [
      'outside_trainings_employee',
      outsideTrainings,
      () => ({ ...trainingRow, employeeId: theirs().employeeId }),
    ],
    [
      'disclosed_people_disclosure',
      disclosedPeople,
      () => ({ ...hours, disclosureId: theirs().disclosureId, employeeId: mine().employeeId }),
    ],
    [
      'disclosed_people_employee',
      disclosedPeople,
      () => ({ ...hours, disclosureId: mine().disclosureId, employeeId: theirs().employeeId }),
    ],
    [
      'disclosed_trainings_disclosure',
      disclosedTrainings,
      () => ({ ...asDisclosed, disclosureId: theirs().disclosureId, trainingId: mine().trainingId }),
    ],
    [
      'disclosed_trainings_training',
      disclosedTrainings,
      () => ({ ...asDisclosed, disclosureId: mine().disclosureId, trainingId: theirs().trainingId }),
    ],
  ]
}
