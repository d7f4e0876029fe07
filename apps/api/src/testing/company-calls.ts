import { operations, type Schema } from './operations.ts'
import type { TenantParts } from './tenant-parts.ts'
import type { Tenant } from './tenants.ts'
import type { TestApi } from './test-api.ts'

export interface CompanyCall {
  method: string
  url: string
  /** What its address demands beside its path; empty for nearly all. */
  query: string
  /** What its body looks like. */
  body: Schema | null
  /** Where a document is its body. */
  file?: Buffer
}

/** By which people join a company, see what it sees of them, ask it for courses and leave it. */
const ofPersons =
  /^\/client-api\/v1\/(?:employments|course-requests|shelves|invitations|joining-links|member-invitations|courses\/:id\/(?:requests|licence))/
const ofMembers = /^\/company-api\/v1\/(?!auth\/|docs)/

/** What some calls demand beside their path. */
const demanded: [end: string, query: string][] = [
  ['/people-lists/:id/rows', '?state=found'],
  ['/employments/:id/outside-trainings', '?year=2026'],
]

/** Every call for a company, by its team and by its employees. */
export function companyCalls(api: TestApi): CompanyCall[] {
  const described = new Map(operations().map(({ method, path, body }) => [`${method} ${path}`, body]))
  return api.routes
    .filter(({ method, url }) => method !== 'HEAD' && (ofMembers.test(url) || ofPersons.test(url)))
    .map(({ method, url }) => {
      const body = described.get(`${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`) ?? null
      const isUpload = method === 'PUT' && /(?:waivers|outside-trainings)\/:id\/file$/.test(url)
      const query = isUpload ? '?name=a.pdf' : (demanded.find(([end]) => url.endsWith(end))?.[1] ?? '')
      return { method, url, query, body, ...(isUpload && { file: Buffer.from('%PDF-1.7\n%%EOF\n') }) }
    })
}

type Things = Tenant & TenantParts

/** Which thing stands behind the name of what a call is about. */
const named: Record<string, keyof Things> = {
  'api-keys': 'keyId',
  'assignment-acts': 'assignmentActId',
  'assignment-batches': 'batchId',
  'billing-addresses': 'billingAddressId',
  budgets: 'budgetId',
  checkouts: 'checkoutPublicId',
  'course-ratings': 'courseId',
  'course-requests': 'requestId',
  courses: 'courseId',
  departments: 'departmentId',
  domains: 'domainId',
  'employee-acts': 'actId',
  employees: 'employeeId',
  employments: 'employeeId',
  exports: 'exportId',
  groups: 'groupId',
  imports: 'importId',
  'inspection-links': 'inspectionLinkId',
  items: 'courseId',
  'joining-links': 'linkId',
  'learning-paths': 'pathId',
  'licence-offers': 'licenceOfferId',
  licences: 'licenceId',
  'member-invitations': 'memberInvitationId',
  members: 'memberId',
  orders: 'orderPublicId',
  'outside-trainings': 'trainingId',
  people: 'employeeId',
  'people-lists': 'peopleListId',
  requests: 'requestId',
  requirements: 'requirementId',
  'saved-reports': 'savedReportId',
  seats: 'courseId',
  shelves: 'companyId',
  'standing-assignments': 'standingId',
  tokens: 'scimTokenId',
  waivers: 'waiverId',
}

/** The path parameters of a call about these things. */
export function namedIn({ url }: CompanyCall, things: Things): (string | number)[] {
  return [...url.matchAll(/([\w-]+)\/:\w+/g)].map(([, about = '']) => {
    const key = about === 'members' && url.includes('/groups/') ? 'employeeId' : named[about]
    if (key === undefined) throw new Error(`Nothing is known of ${about} in ${url}.`)
    return things[key]
  })
}
