import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  companyMessages,
  companyShelfCategories,
  companyShelfCourses,
  employeeActPeople,
  employeeActs,
  peopleListRows,
  peopleLists,
} from '../db/schema/index.ts'
import { actRow, type Tenant } from './tenants.ts'

const entryRow = { position: 1, line: 1, written: 'x', state: 'found' }

type Rows = [constraint: string, table: PgTable, row: () => object][]

/** Acts on many people, that are right but for naming a thing of another company. */
export function actRows(tenants: () => [mine: Tenant, theirs: Tenant]): Rows {
  const acting = (row: (mine: Tenant, theirs: Tenant) => object) => () => ({
    ...actRow,
    ...row(...tenants()),
  })
  const concerned = (row: (mine: Tenant, theirs: Tenant) => object) => () => row(...tenants())
  return [
    ['employee_acts_branch', employeeActs, acting((_, theirs) => ({ branchId: theirs.departmentId }))],
    [
      'employee_acts_department',
      employeeActs,
      acting((_, theirs) => ({ departmentId: theirs.departmentId })),
    ],
    ['employee_acts_group', employeeActs, acting((_, theirs) => ({ groupId: theirs.groupId }))],
    ['employee_acts_message', employeeActs, acting((_, theirs) => ({ messageId: theirs.messageId }))],
    [
      'company_messages_branch',
      companyMessages,
      concerned((_, theirs) => ({ text: {}, branchId: theirs.departmentId })),
    ],
    ['people_lists_branch', peopleLists, concerned((_, theirs) => ({ branchId: theirs.departmentId }))],
    [
      'people_list_rows_list',
      peopleListRows,
      concerned((_, theirs) => ({ ...entryRow, listId: theirs.peopleListId })),
    ],
    [
      'people_list_rows_employee',
      peopleListRows,
      concerned((mine, theirs) => ({
        ...entryRow,
        listId: mine.peopleListId,
        employeeId: theirs.employeeId,
      })),
    ],
    [
      'employee_act_people_act',
      employeeActPeople,
      concerned((mine, theirs) => ({ actId: theirs.actId, employeeId: mine.employeeId })),
    ],
    [
      'employee_act_people_employee',
      employeeActPeople,
      concerned((mine, theirs) => ({ actId: mine.actId, employeeId: theirs.employeeId })),
    ],
  ]
}

/** What would stand on a shelf that the company does not have: it names the company itself. */
export function shelfRows(tenants: () => [mine: Tenant, theirs: Tenant]): Rows {
  return [
    [
      'company_shelf_categories_company_id_company_shelves_company_id_fk',
      companyShelfCategories,
      () => ({
        categoryId: sql`(select c.category_id from courses c where c.id = ${tenants()[0].courseId})`,
      }),
    ],
    [
      'company_shelf_courses_company_id_company_shelves_company_id_fk',
      companyShelfCourses,
      () => ({ courseId: tenants()[0].courseId }),
    ],
  ]
}
