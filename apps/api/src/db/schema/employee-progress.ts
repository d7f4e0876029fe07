import { date, foreignKey, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { reference } from './columns.ts'
import { employees } from './companies.ts'

/**
 * How far an employee is with what is assigned to them, so that lists of many people are narrowed and sorted by it. It is what the assignments
 * say, but for those who are marked in `report_marks`: they are counted from their assignments until it has been brought along.
 */
export const employeeProgress = pgTable(
  'employee_progress',
  {
    companyId: reference().notNull(),
    employeeId: reference().notNull(),
    assigned: integer().notNull(),
    completed: integer().notNull(),
    /** Assigned or begun, and not completed. */
    open: integer().notNull(),
    /** The mean; null where nothing is assigned. */
    percent: integer(),
    /** When what is open is due, the earliest first: how much of it is overdue is another number every day. */
    openDue: date({ mode: 'string' }).array().notNull(),
  },
  table => [
    primaryKey({ columns: [table.companyId, table.employeeId] }),
    foreignKey({
      name: 'employee_progress_employee',
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
  ],
)
