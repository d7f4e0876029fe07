import type { FastifyPluginAsync } from 'fastify'
import type { OpenDatabase } from '../../db/client.ts'
import type { Storage } from '../../gateways/storage.ts'
import type { Env } from '../../env.ts'
import type { TextRecords } from '../../gateways/outside/text-records.ts'
import type { Limits } from '../../plugins/limits.ts'
import type { Secrets } from '../../secrets.ts'
import type { MailQueue } from '../platform/mail/queue.ts'
import { companyApiKeys } from './api-keys/routes.ts'
import { assignmentExports, assignmentsInBulk } from './assignments/acts/routes.ts'
import { assignmentBatches } from './assignments/batch-routes.ts'
import { assignments } from './assignments/routes.ts'
import { standingAssignments } from './assignments/standing-routes.ts'
import { budgets } from './budgets/routes.ts'
import { workingCalendar } from './calendar/routes.ts'
import { departments } from './departments/routes.ts'
import { disclosureExports } from './disclosure/export-routes.ts'
import { trainingDisclosures } from './disclosure/routes.ts'
import { outsideTrainingFiles } from './disclosure/outside-file-routes.ts'
import { outsideTrainings } from './disclosure/outside-routes.ts'
import { employeesInBulk } from './employees/bulk/routes.ts'
import { employeeExports } from './employees/export-routes.ts'
import { employees } from './employees/routes.ts'
import { employments } from './employments/routes.ts'
import { seenByCompany } from './employments/seen-routes.ts'
import { inspectionPages } from './evidence/inspection-pages.ts'
import { inspectionLinksOf } from './evidence/inspection-routes.ts'
import { InspectionLinks } from './evidence/inspections.ts'
import { evidencePacksOf, evidencePages } from './evidence/routes.ts'
import { courseReviewsOf } from './course-reviews/routes.ts'
import { companyExports } from './exports/routes.ts'
import { groups } from './groups/routes.ts'
import { employeeImports } from './imports/routes.ts'
import { acceptInvitations, companyInvitations, invitationPages } from './invitations/routes.ts'
import { Invitations } from './invitations/service.ts'
import { joiningLinks, joiningPages, joinByLinks } from './joining-links/routes.ts'
import { JoiningLinks } from './joining-links/service.ts'
import {
  acceptMemberInvitations,
  memberInvitationPages,
  memberInvitations,
} from './members/invitation-routes.ts'
import { MemberInvitations } from './members/invitations.ts'
import { members } from './members/routes.ts'
import { Members } from './members/service.ts'
import { licences, startByLicences } from './licences/routes.ts'
import { learningPaths } from './paths/routes.ts'
import { listsOfPeople } from './people-lists/routes.ts'
import { portal, portalNeeds } from './portal/routes.ts'
import { activityReport } from './reports/activity/routes.ts'
import { reportExports } from './reports/export-routes.ts'
import { purchaseReports } from './reports/purchases/routes.ts'
import { reports } from './reports/routes.ts'
import { savedReports } from './reports/saved/routes.ts'
import { askForCourses, courseRequests } from './requests/routes.ts'
import { requirementReminders } from './requirements/reminding-routes.ts'
import { requirements } from './requirements/routes.ts'
import { waiverFiles } from './requirements/waiver-file-routes.ts'
import { scim } from './scim/routes.ts'
import { scimAccess } from './scim/token-routes.ts'
import { seats } from './seats/routes.ts'
import { companyRetention } from './retention/routes.ts'
import { companySettings } from './settings/routes.ts'
import { ownShelves, shelf } from './shelf/routes.ts'
import { companySignOn } from './sign-on/parts.ts'

interface CompanyParts extends Pick<OpenDatabase, 'db' | 'prepared'> {
  mails: MailQueue
  limits: Limits
  env: Env
  storage: Storage
  secrets: Secrets
  textRecords: TextRecords
}

/** The calls of companies, by who makes them. */
// long: a list of what is registered
export function companies({ db, prepared, mails, limits, env, storage, secrets, textRecords }: CompanyParts) {
  const { publicUrl } = env
  const scimBase = `${publicUrl}/scim/v2`
  const signOn = companySignOn({ db, mails, limits, env, secrets, textRecords })
  const invitations = new Invitations(db, mails, limits, publicUrl)
  const actFor: FastifyPluginAsync = async app => {
    await app.register(members(new Members(db, mails), limits))
    await app.register(memberInvitations(new MemberInvitations(db, mails, invitations, publicUrl)))
    await app.register(companyInvitations(invitations))
    await app.register(joiningLinks(db, new JoiningLinks(db, secrets, publicUrl)))
    await app.register(departments(db))
    await app.register(groups(db))
    await app.register(employees(db, invitations))
    await app.register(employeesInBulk(db))
    await app.register(employeeExports(db))
    await app.register(companyExports(db, storage))
    await app.register(employeeImports(db, storage, invitations))
    await app.register(listsOfPeople(db))
    await app.register(portal(db))
    await app.register(portalNeeds(db))
    await app.register(assignments(db))
    await app.register(assignmentsInBulk(db))
    await app.register(assignmentExports(db))
    await app.register(assignmentBatches(db))
    await app.register(standingAssignments(db))
    await app.register(seats(db))
    await app.register(courseReviewsOf(db))
    await app.register(licences(db))
    await app.register(learningPaths(db))
    await app.register(requirements({ db, prepared }))
    await app.register(requirementReminders(db))
    await app.register(waiverFiles(db, storage))
    await app.register(workingCalendar(db))
    await app.register(evidencePacksOf(db))
    await app.register(inspectionLinksOf(new InspectionLinks(db, publicUrl)))
    await app.register(courseRequests(db))
    await app.register(budgets(db))
    await app.register(companySettings(db, storage))
    await app.register(companyRetention(db))
    await app.register(shelf(db))
    await app.register(reports(db))
    await app.register(activityReport(db))
    await app.register(reportExports(db))
    await app.register(purchaseReports(db))
    await app.register(trainingDisclosures(db))
    await app.register(outsideTrainings(db))
    await app.register(outsideTrainingFiles(db, storage))
    await app.register(disclosureExports(db))
    await app.register(signOn.settings)
    await app.register(scimAccess(db, scimBase))
    await app.register(companyApiKeys(db, publicUrl))
    await app.register(savedReports(db))
  }
  /** For anyone with a link: of an employee's invitation, a member's, or one by which many join. */
  const pages: FastifyPluginAsync = async app => {
    await app.register(invitationPages(db))
    await app.register(memberInvitationPages(db))
    await app.register(joiningPages(db, limits))
    await app.register(evidencePages(db, limits))
    await app.register(inspectionPages(db, limits))
  }
  /** For persons: to join a company, to see what it sees, to ask it for courses, and to leave it. */
  const forPersons: FastifyPluginAsync = async app => {
    await app.register(acceptInvitations(db))
    await app.register(joinByLinks(db, limits))
    await app.register(employments(db))
    await app.register(seenByCompany(db, storage))
    await app.register(acceptMemberInvitations(db))
    await app.register(askForCourses(db, limits))
    await app.register(ownShelves(db))
    await app.register(startByLicences(db))
  }
  return {
    /** For members, in the role that each call names. */
    actFor,
    /** For anyone with a link. */
    invitationPages: pages,
    forPersons,
    /** What the sign-in page calls, and where browsers go by themselves, of one of the APIs. */
    /** For directories of companies. */
    scim: scim({ db, limits, invitations, base: scimBase }),
    signOnCalls: signOn.calls,
    signOnNavigation: signOn.navigation,
  }
}
