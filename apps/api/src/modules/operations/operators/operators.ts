import { and, asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import { nameFields } from '../../../db/names.ts'
import { operators, sessions, users, type OperatorRole } from '../../../db/schema/index.ts'
import { endSessions } from '../../accounts/auth/session-ending.ts'
import { isMailAddress, normalEmail } from '../../accounts/fields/email.ts'
import { commandLine } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'

/** An address that no operator can have, or has. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** Every operator, longest first. */
export async function listOperators(db: Database) {
  return db
    .select({ email: users.email, name: users.name, role: operators.role, since: operators.createdAt })
    .from(operators)
    .innerJoin(users, eq(users.id, operators.userId))
    .orderBy(asc(operators.createdAt), asc(users.id))
}

interface NewOperator {
  email: string
  role: OperatorRole
  /** Of a new account. */
  name?: string | undefined
  /** The same name in the other script. */
  otherName?: string | undefined
}

/**
 * Makes a personal account an operator, or gives an operator another role. An address without an account gets one, whose password its
 * owner sets by a reset.
 * @returns whether the account is new
 * @throws OperatorError for an address that is none, or that of a company's account
 */
export async function makeOperator(
  db: Database,
  { email, role, name, otherName }: NewOperator,
): Promise<{ userId: number; isNew: boolean }> {
  const address = normalEmail(email)
  if (!isMailAddress(address)) throw new OperatorError(`${email} is no e-mail address.`)
  return db.transaction(async tx => {
    const known = await accountOf(tx, address)
    const userId = known ?? (await createAccount(tx, address, nameFields(name ?? address, otherName)))
    const [before] = await tx
      .select({ role: operators.role })
      .from(operators)
      .where(eq(operators.userId, userId))
    if (before?.role === role) return { userId, isNew: false }
    await tx
      .insert(operators)
      .values({ userId, role })
      .onConflictDoUpdate({ target: operators.userId, set: { role } })
    await audit(tx, commandLine, {
      action: before ? 'operator.change_role' : 'operator.make',
      subject: { type: 'user', id: userId },
      ...(before && { before }),
      after: { role },
    })
    return { userId, isNew: known === undefined }
  })
}

async function accountOf(tx: Transaction, email: string): Promise<number | undefined> {
  const [known] = await tx
    .select({ id: users.id, kind: users.kind })
    .from(users)
    .where(eq(users.email, email))
    .for('no key update')
  if (known?.kind === 'company')
    throw new OperatorError(`${email} is a company’s account; operators have personal ones.`)
  return known?.id
}

async function createAccount(
  tx: Transaction,
  email: string,
  names: ReturnType<typeof nameFields>,
): Promise<number> {
  const [made] = await tx
    .insert(users)
    .values({
      kind: 'student',
      email,
      ...names,
      verifiedAt: new Date(),
    })
    .returning({ id: users.id })
  if (!made) throw new OperatorError(`The account of ${email} could not be made.`)
  return made.id
}

/** Ends an operator's part and the sessions that act by it; the account stays. @throws OperatorError */
export async function removeOperator(db: Database, email: string): Promise<void> {
  await db.transaction(async tx => {
    const userId = await accountOf(tx, normalEmail(email))
    const [removed] = await tx
      .delete(operators)
      .where(eq(operators.userId, userId ?? 0))
      .returning({ role: operators.role })
    if (userId === undefined || !removed)
      throw new OperatorError(`${email} is no operator. See: pnpm masar operator list`)
    await endSessions(tx, and(eq(sessions.userId, userId), eq(sessions.capacity, 'operator')))
    await audit(tx, commandLine, {
      action: 'operator.remove',
      subject: { type: 'user', id: userId },
      before: removed,
    })
  })
}
