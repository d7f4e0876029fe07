import { randomBytes, randomUUID } from 'node:crypto'
import {
  billingAddresses,
  checkouts,
  companyApiKeys,
  companyDomains,
  companyExports,
  companyMembers,
  companySignOns,
  employeeImportRows,
  evidencePacks,
  inspectedPeople,
  jobs,
  licenceOffers,
  memberInvitations,
  peopleListRows,
  reportMails,
  scimGroups,
  scimTokens,
  scimUsers,
} from '../db/schema/index.ts'
import { workOnAssignments } from '../modules/companies/assignments/acts/acts.ts'
import { account, unique } from './accounts.ts'
import { evidenceCover, exportRow, insertRow, listRow, type Marked, type Tenant } from './tenants.ts'
import type { TestApi } from './test-api.ts'

/** What a company has beside what `tenant` makes: its keys, links and addresses, who acts for it, and what was made for them. */
export interface TenantParts {
  memberId: number
  memberInvitationId: number
  keyId: number
  scimTokenId: number
  domainId: number
  exportId: number
  billingAddressId: number
  licenceOfferId: number
  checkoutPublicId: string
  assignmentActId: number
}

const inADay = () => new Date(Date.now() + 86_400_000)

/** One of each of those, with the things of a tenant; the sign-on once a company. */
export async function tenantParts(api: TestApi, tenant: Tenant, { mark }: Marked): Promise<TenantParts> {
  const { companyId } = tenant
  const member = await account(api, 'student', {
    name: `${mark} member`,
    email: `${mark}-m${unique()}@example.com`,
  })
  await insertRow(api, companyMembers, { companyId, userId: member.id, role: 'finance' })
  const memberInvitationId = await insertRow(api, memberInvitations, {
    companyId,
    email: `${mark}-${unique()}@example.com`,
    role: 'auditor',
    tokenHash: randomUUID(),
    expiresAt: inADay(),
  })
  await insertRow(api, reportMails, {
    companyId,
    savedReportId: tenant.savedReportId,
    userId: member.id,
    rhythm: 'weekly',
    dueAt: inADay(),
  })
  await insertRow(api, scimUsers, {
    companyId,
    employeeId: tenant.employeeId,
    externalId: `${mark}-${unique()}`,
  })
  await insertRow(api, scimGroups, { companyId, groupId: tenant.groupId, externalId: `${mark}-${unique()}` })
  await rowsOfLists(api, tenant, mark)
  await evidenceParts(api, tenant, mark)
  return {
    memberId: member.id,
    memberInvitationId,
    exportId: await insertRow(api, companyExports, {
      ...exportRow(member.id),
      companyId,
      expiresAt: inADay(),
    }),
    assignmentActId: await assignmentAct(api, companyId, mark),
    ...(await signOnParts(api, companyId, mark)),
    ...(await buyingParts(api, tenant, mark)),
  }
}

async function rowsOfLists(api: TestApi, tenant: Tenant, mark: string): Promise<void> {
  const { companyId } = tenant
  await insertRow(api, employeeImportRows, {
    ...listRow,
    companyId,
    importId: tenant.importId,
    name: `${mark} person`,
    cells: { name: `${mark} person` },
  })
  await insertRow(api, peopleListRows, {
    companyId,
    listId: tenant.peopleListId,
    position: 1,
    line: 1,
    written: `${mark}-${unique()}`,
    employeeId: tenant.employeeId,
    state: 'found',
  })
}

/** One that has ended: no worker takes it. */
function assignmentAct(api: TestApi, companyId: number, mark: string): Promise<number> {
  const act = { companyId, createdBy: null, role: 'owner', branchId: null, act: 'remind', dueOn: null }
  return insertRow(api, jobs, {
    name: workOnAssignments.name,
    payload: { ...act, total: 1, ids: [1], mark },
    state: 'done',
    progress: { done: 1, total: 1, changed: 1 },
    maxAttempts: 1,
    finishedAt: new Date(),
  })
}

async function signOnParts(api: TestApi, companyId: number, mark: string) {
  await api.db
    .insert(companySignOns)
    .values({
      companyId,
      issuer: `https://${mark}.example.com`,
      clientId: mark,
      sealedSecret: 'x',
      admits: 'invited',
    })
    .onConflictDoNothing()
  const token = () => ({ companyId, name: mark, tokenHash: randomUUID(), expiresAt: inADay() })
  return {
    keyId: await insertRow(api, companyApiKeys, { ...token(), scopes: ['people'] }),
    scimTokenId: await insertRow(api, scimTokens, token()),
    domainId: await insertRow(api, companyDomains, {
      companyId,
      domain: `${mark}-${unique()}.example`,
      proof: mark,
    }),
  }
}

async function evidenceParts(api: TestApi, tenant: Tenant, mark: string): Promise<void> {
  const { companyId, requirementId } = tenant
  await insertRow(api, evidencePacks, {
    companyId,
    requirementId,
    dataHash: 'x',
    cover: evidenceCover(mark),
    code: `${mark}-${unique()}`,
    fileHash: 'x',
  })
  await insertRow(api, inspectedPeople, {
    companyId,
    linkId: tenant.inspectionLinkId,
    place: 1,
    person: { name: `${mark} person` },
    status: 'met',
    searchFolded: 'x',
  })
}

async function buyingParts(api: TestApi, { companyId, userId, courseId }: Tenant, mark: string) {
  const checkoutPublicId = randomBytes(16).toString('base64url')
  const line = { courseId, title: { en: mark }, seats: 1, unitPrice: 100, discount: 0, total: 100 }
  const sums = { subtotal: 100, discount: 0, total: 100, net: 87, vat: 13, rounding: 0, vatRate: 1500 }
  await insertRow(api, checkouts, {
    ...sums,
    companyId,
    userId,
    publicId: checkoutPublicId,
    lines: [line],
    expiresAt: inADay(),
  })
  return {
    checkoutPublicId,
    licenceOfferId: await insertRow(api, licenceOffers, {
      companyId,
      places: 3,
      unitPrice: 100,
      expiresAt: inADay(),
    }),
    billingAddressId: await insertRow(api, billingAddresses, {
      companyId,
      label: `${mark}-${unique()}`,
      city: 'Riyadh',
      country: 'SA',
    }),
  }
}
