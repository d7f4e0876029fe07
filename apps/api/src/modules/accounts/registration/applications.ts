import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { instructors, users } from '../../../db/schema/index.ts'
import { commandLine } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { MailQueue } from '../../platform/mail/queue.ts'

/** There is no application of that address that waits. */
export class NoApplicationError extends Error {
  override name = 'NoApplicationError'
  constructor(email: string) {
    super(`No instructor with the address ${email} waits for approval. See: pnpm masar instructor list`)
  }
}

/** Who waits to be approved, longest first. */
export async function listApplications(db: Database) {
  return db
    .select({
      id: instructors.id,
      email: users.email,
      name: users.name,
      title: instructors.title,
      bio: instructors.bio,
      createdAt: instructors.createdAt,
    })
    .from(instructors)
    .innerJoin(users, eq(users.id, instructors.userId))
    .where(eq(instructors.state, 'pending'))
    .orderBy(asc(instructors.createdAt), asc(instructors.id))
}

/** Approves an instructor, who is notified by email. @throws NoApplicationError */
export async function approve(db: Database, mails: MailQueue, email: string): Promise<void> {
  await db.transaction(async tx => {
    const who = tx.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()))
    const [approved] = await tx
      .update(instructors)
      .set({ state: 'approved' })
      .where(and(eq(instructors.state, 'pending'), sql`${instructors.userId} in ${who}`))
      .returning()
    if (!approved) throw new NoApplicationError(email)
    const [user] = await tx.select({ locale: users.locale }).from(users).where(eq(users.id, approved.userId))
    await mails.write(tx, `instructor-approved-${approved.id}`, {
      to: email.toLowerCase(),
      locale: user?.locale ?? 'ar',
      template: 'instructor_approved',
    })
    await audit(tx, commandLine, {
      action: 'instructor.approve',
      subject: { type: 'instructor', id: approved.id },
    })
  })
}

/** Turns an application down: the account stays, as a student's, and its owner is notified with the reason. @throws NoApplicationError */
export async function reject(db: Database, mails: MailQueue, email: string, reason: string): Promise<void> {
  await db.transaction(async tx => {
    const [user] = await tx
      .select({ id: users.id, locale: users.locale })
      .from(users)
      .where(eq(users.email, email.toLowerCase()))
    const [gone] = await tx
      .delete(instructors)
      .where(and(eq(instructors.state, 'pending'), eq(instructors.userId, user?.id ?? 0)))
      .returning()
    if (!user || !gone) throw new NoApplicationError(email)
    await tx.update(users).set({ kind: 'student' }).where(eq(users.id, user.id))
    // The kept number of learners follows new and erased accounts only.
    await tx.execute(sql`select count_by('learners', 1)`)
    await mails.write(tx, `instructor-rejected-${gone.id}`, {
      to: email.toLowerCase(),
      locale: user.locale,
      template: 'instructor_rejected',
      reason,
    })
    await audit(tx, commandLine, {
      action: 'instructor.reject',
      subject: { type: 'user', id: user.id },
      after: { reason },
    })
  })
}
