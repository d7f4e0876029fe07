import { asc, and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import { nameIn, nameKeyIn } from '../../../db/names.ts'
import { employeeGroupMembers, employees } from '../../../db/schema/index.ts'
import type { Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { lockStructure } from '../structure.ts'
import type { RulesBody } from './schema.ts'
import { lockGroup, replaceRules } from './service.ts'

interface Preview {
  enter: number
  leave: number
  by_rule: number
  names: string[]
}

/** How many names are given. */
const shown = 5

/** Carries the preview out of the transaction that is undone. */
class Undone extends Error {
  readonly preview: Preview

  constructor(preview: Preview) {
    super('A preview is never kept.')
    this.preview = preview
  }
}

/**
 * Says whom rules would put into a group and take out of it: they are written and applied as they would be, and all of it is undone, so that
 * the preview can't say anything else than what will happen.
 * @throws AppError `not_found`, `validation`
 */
export async function previewRules(
  db: Database,
  member: CompanyMembership,
  groupId: number,
  body: RulesBody,
  locale: Locale,
): Promise<Preview> {
  try {
    return await db.transaction(async tx => {
      await lockStructure(tx, member.companyId)
      await lockGroup(tx, member, groupId)
      const before = await membersOf(tx, member.companyId, groupId, locale)
      await replaceRules(tx, member.companyId, groupId, body)
      const after = await membersOf(tx, member.companyId, groupId, locale)
      const entering = [...after].filter(([id]) => !before.has(id)).map(([, { name }]) => name)
      throw new Undone({
        enter: entering.length,
        leave: [...before].filter(([id]) => !after.has(id)).length,
        by_rule: [...after.values()].filter(({ isByRule }) => isByRule).length,
        names: entering.slice(0, shown),
      })
    })
  } catch (error) {
    if (error instanceof Undone) return error.preview
    throw error
  }
}

async function membersOf(tx: Transaction, companyId: number, groupId: number, locale: Locale) {
  const rows = await tx
    .select({ id: employees.id, name: nameIn(locale, 'employees'), isByRule: employeeGroupMembers.isByRule })
    .from(employeeGroupMembers)
    .innerJoin(employees, eq(employees.id, employeeGroupMembers.employeeId))
    .where(and(eq(employeeGroupMembers.companyId, companyId), eq(employeeGroupMembers.groupId, groupId)))
    .orderBy(asc(nameKeyIn(locale)), asc(employees.id))
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}
