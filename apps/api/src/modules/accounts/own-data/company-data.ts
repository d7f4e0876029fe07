import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Connection } from '../../../db/client.ts'
import {
  assignmentBatches,
  assignmentBatchItems,
  assignments,
  billingAddresses,
  budgetLedger,
  companies,
  companyMembers,
  courseRequests,
  employeeAbsences,
  courses,
  departmentBudgets,
  departments,
  employeeGroupMembers,
  employeeGroupRules,
  employeeGroups,
  employeeInvitations,
  employees,
  learningPathCourses,
  learningPaths,
  memberInvitations,
  operators,
  requirementPeople,
  requirements,
  seatLedger,
  seatPools,
  sharingConsents,
  standingAssignments,
  users,
} from '../../../db/schema/index.ts'
import { boughtLicences } from './licence-data.ts'
import { plain, type Row } from './rows.ts'
import { disclosedBy, enteredOf } from './training-data.ts'
import { companySignIns, waysIn } from './ways-in-data.ts'

/** Where the person works and what is asked of them there; for which companies they act, and whether for the site. */
// long: a list of queries, one for each part of the file
export async function work(tx: Connection, userId: number) {
  const ofMine = (row: { companyId: PgColumn; employeeId: PgColumn }) =>
    and(eq(employees.companyId, row.companyId), eq(employees.id, row.employeeId))
  return {
    employments: plain(
      await tx
        .select({
          company: companies.legalName,
          name: employees.name,
          email: employees.email,
          number: employees.number,
          job: employees.job,
          department: departments.name,
          state: employees.state,
          joinedOn: employees.joinedOn,
          createdAt: employees.createdAt,
        })
        .from(employees)
        .innerJoin(companies, eq(companies.id, employees.companyId))
        .leftJoin(departments, eq(departments.id, employees.departmentId))
        .where(eq(employees.userId, userId))
        .orderBy(asc(employees.id)),
    ),
    assignments: plain(
      await tx
        .select({
          company: companies.legalName,
          courseTitle: courses.title,
          state: assignments.state,
          dueOn: assignments.dueOn,
          percent: assignments.percent,
          createdAt: assignments.createdAt,
        })
        .from(assignments)
        .innerJoin(employees, ofMine(assignments))
        .innerJoin(companies, eq(companies.id, assignments.companyId))
        .innerJoin(courses, eq(courses.id, assignments.courseId))
        .where(eq(employees.userId, userId))
        .orderBy(asc(assignments.id)),
    ),
    course_requests: plain(
      await tx
        .select({
          company: companies.legalName,
          courseTitle: courses.title,
          reason: courseRequests.reason,
          state: courseRequests.state,
          answer: courseRequests.answer,
          createdAt: courseRequests.createdAt,
          decidedAt: courseRequests.decidedAt,
        })
        .from(courseRequests)
        .innerJoin(employees, ofMine(courseRequests))
        .innerJoin(companies, eq(companies.id, courseRequests.companyId))
        .innerJoin(courses, eq(courses.id, courseRequests.courseId))
        .where(eq(employees.userId, userId))
        .orderBy(asc(courseRequests.id)),
    ),
    employee_absences: plain(
      await tx
        .select({
          company: companies.legalName,
          leftAt: employeeAbsences.leftAt,
          returnedAt: employeeAbsences.returnedAt,
        })
        .from(employeeAbsences)
        .innerJoin(employees, ofMine(employeeAbsences))
        .innerJoin(companies, eq(companies.id, employeeAbsences.companyId))
        .where(eq(employees.userId, userId))
        .orderBy(asc(employeeAbsences.id)),
    ),
    sharing_consents: plain(
      await tx
        .select({
          company: companies.legalName,
          topic: sharingConsents.topic,
          isGiven: sharingConsents.isGiven,
          version: sharingConsents.version,
          createdAt: sharingConsents.createdAt,
        })
        .from(sharingConsents)
        .innerJoin(companies, eq(companies.id, sharingConsents.companyId))
        .where(eq(sharingConsents.userId, userId))
        .orderBy(asc(sharingConsents.id)),
    ),
    ...(await enteredOf(tx, userId)),
    employee_groups: plain(
      await tx
        .select({ group: employeeGroups.name, joinedAt: employeeGroupMembers.joinedAt })
        .from(employeeGroupMembers)
        .innerJoin(employees, ofMine(employeeGroupMembers))
        .innerJoin(employeeGroups, eq(employeeGroups.id, employeeGroupMembers.groupId))
        .where(eq(employees.userId, userId))
        .orderBy(asc(employeeGroupMembers.joinedAt)),
    ),
    company_memberships: plain(
      await tx
        .select({
          company: companies.legalName,
          role: companyMembers.role,
          department: departments.name,
          createdAt: companyMembers.createdAt,
        })
        .from(companyMembers)
        .innerJoin(companies, eq(companies.id, companyMembers.companyId))
        .leftJoin(departments, eq(departments.id, companyMembers.departmentId))
        .where(eq(companyMembers.userId, userId))
        .orderBy(asc(companyMembers.createdAt), asc(companyMembers.companyId)),
    ),
    company_sign_ins: await companySignIns(tx, userId),
    operator_roles: plain(
      await tx
        .select({ role: operators.role, createdAt: operators.createdAt })
        .from(operators)
        .where(eq(operators.userId, userId)),
    ),
  }
}

/** A company's own account has the company's people and what was planned for them; null for everybody else's. */
// long: a list of queries, one for each part of the file
export async function ownCompany(tx: Connection, userId: number): Promise<Row | null> {
  const [own] = await tx.select({ id: companies.id }).from(companies).where(eq(companies.userId, userId))
  if (!own) return null
  const { tokenHash: _token, ...invitation } = getTableColumns(employeeInvitations)
  const { tokenHash: _link, ...memberInvitation } = getTableColumns(memberInvitations)
  // Marks are read in reports, which ask what an exam holds back.
  const { score: _score, ...assignment } = getTableColumns(assignments)
  return {
    departments: plain(
      await tx
        .select()
        .from(departments)
        .where(eq(departments.companyId, own.id))
        .orderBy(asc(departments.id)),
    ),
    employees: plain(
      (
        await tx
          .select({ employee: employees, department: departments.name })
          .from(employees)
          .leftJoin(departments, eq(departments.id, employees.departmentId))
          .where(eq(employees.companyId, own.id))
          .orderBy(asc(employees.id))
      ).map(({ employee, department }) => ({ ...employee, department })),
    ),
    invitations: plain(
      await tx
        .select(invitation)
        .from(employeeInvitations)
        .where(eq(employeeInvitations.companyId, own.id))
        .orderBy(asc(employeeInvitations.id)),
    ),
    employee_absences: plain(
      await tx.select().from(employeeAbsences).where(eq(employeeAbsences.companyId, own.id)),
    ),
    members: plain(
      await tx
        .select({
          name: users.name,
          email: users.email,
          role: companyMembers.role,
          createdAt: companyMembers.createdAt,
        })
        .from(companyMembers)
        .innerJoin(users, eq(users.id, companyMembers.userId))
        .where(eq(companyMembers.companyId, own.id))
        .orderBy(asc(companyMembers.createdAt)),
    ),
    member_invitations: plain(
      await tx
        .select(memberInvitation)
        .from(memberInvitations)
        .where(eq(memberInvitations.companyId, own.id))
        .orderBy(asc(memberInvitations.id)),
    ),
    ...(await waysIn(tx, own.id)),
    billing_addresses: plain(
      await tx
        .select()
        .from(billingAddresses)
        .where(eq(billingAddresses.companyId, own.id))
        .orderBy(asc(billingAddresses.id)),
    ),
    groups: plain(await tx.select().from(employeeGroups).where(eq(employeeGroups.companyId, own.id))),
    group_rules: plain(
      await tx.select().from(employeeGroupRules).where(eq(employeeGroupRules.companyId, own.id)),
    ),
    group_members: plain(
      await tx
        .select(getTableColumns(employeeGroupMembers))
        .from(employeeGroupMembers)
        .innerJoin(employees, eq(employees.id, employeeGroupMembers.employeeId))
        .where(and(eq(employeeGroupMembers.companyId, own.id), isNull(employees.anonymisedAt))),
    ),
    assignments: plain(
      await tx
        .select({ ...assignment, courseTitle: courses.title, employee: employees.name })
        .from(assignments)
        .innerJoin(courses, eq(courses.id, assignments.courseId))
        .innerJoin(employees, eq(employees.id, assignments.employeeId))
        .where(eq(assignments.companyId, own.id))
        .orderBy(asc(assignments.id)),
    ),
    standing_assignments: plain(
      await tx.select().from(standingAssignments).where(eq(standingAssignments.companyId, own.id)),
    ),
    assignment_batches: plain(
      await tx
        .select()
        .from(assignmentBatches)
        .where(eq(assignmentBatches.companyId, own.id))
        .orderBy(asc(assignmentBatches.id)),
    ),
    assignment_batch_items: plain(
      await tx.select().from(assignmentBatchItems).where(eq(assignmentBatchItems.companyId, own.id)),
    ),
    learning_paths: plain(await tx.select().from(learningPaths).where(eq(learningPaths.companyId, own.id))),
    learning_path_courses: plain(
      await tx
        .select({ ...getTableColumns(learningPathCourses), courseTitle: courses.title })
        .from(learningPathCourses)
        .innerJoin(courses, eq(courses.id, learningPathCourses.courseId))
        .where(eq(learningPathCourses.companyId, own.id)),
    ),
    requirements: plain(await tx.select().from(requirements).where(eq(requirements.companyId, own.id))),
    requirement_people: plain(
      await tx.select().from(requirementPeople).where(eq(requirementPeople.companyId, own.id)),
    ),
    ...(await disclosedBy(tx, own.id)),
    course_requests: plain(
      await tx.select().from(courseRequests).where(eq(courseRequests.companyId, own.id)),
    ),
    seats: plain(
      await tx
        .select({ ...getTableColumns(seatPools), courseTitle: courses.title })
        .from(seatPools)
        .leftJoin(courses, eq(courses.id, seatPools.courseId))
        .where(eq(seatPools.companyId, own.id)),
    ),
    ...(await boughtLicences(tx, own.id)),
    seat_movements: plain(
      await tx.select().from(seatLedger).where(eq(seatLedger.companyId, own.id)).orderBy(asc(seatLedger.id)),
    ),
    department_budgets: plain(
      await tx.select().from(departmentBudgets).where(eq(departmentBudgets.companyId, own.id)),
    ),
    budget_movements: plain(
      await tx
        .select()
        .from(budgetLedger)
        .where(eq(budgetLedger.companyId, own.id))
        .orderBy(asc(budgetLedger.id)),
    ),
  }
}
