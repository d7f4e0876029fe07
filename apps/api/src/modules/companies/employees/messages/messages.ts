import { and, asc, desc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../../db/client.ts'
import { namesOf } from '../../../../db/names.ts'
import type { BilingualText } from '../../../../db/schema/columns.ts'
import { companies, companyMessages, employees, users } from '../../../../db/schema/index.ts'
import { AppError } from '../../../../errors.ts'
import type { Locale } from '../../../../locale.ts'
import { cleanParagraphs } from '../../../accounts/fields/name.ts'
import { FieldErrors } from '../../../accounts/fields/person.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import { decodeCursor, pageOf } from '../../../cursor.ts'
import { byAge, likeOf, saysSo } from '../../../finding.ts'
import type { CompanyActor } from '../../../platform/audit/actor.ts'
import { companyMessage } from '../../../platform/notifications/company-notices.ts'
import { notifyEach } from '../../../platform/notifications/notify.ts'
import { actorNameIn, isActorNamed } from '../../retention/former.ts'
import { longestMessage, type MessageQuery, type MessageText } from './schema.ts'

/** A message as it is stored: in one or both languages. @throws AppError `validation` */
function readMessage(given: MessageText | undefined): BilingualText {
  const errors = new FieldErrors()
  const read: BilingualText = {}
  for (const locale of ['ar', 'en'] as const) {
    const text = cleanParagraphs(given?.[locale] ?? '')
    if ([...text].length > longestMessage)
      errors.add(`message.${locale}`, { code: 'too_long', limit: longestMessage })
    if (text !== '') read[locale] = text
  }
  if (read.ar === undefined && read.en === undefined) errors.add('message', { code: 'required' })
  errors.throwIfAny()
  return read
}

/** How many messages a company sends within a day: each goes to many people. */
const messagesADay = 20

/** Counted where they are kept: a repeat of a call and one that was refused count for nothing. @throws AppError `too_many_requests` */
async function demandRoom(tx: Transaction, companyId: number): Promise<void> {
  // Those who send at the same time come one after the other.
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update')
  const [last] = await tx
    .select({
      seconds: sql<number>`extract(epoch from ${companyMessages.createdAt} + interval '1 day' - now())::float8`,
    })
    .from(companyMessages)
    .where(
      and(
        eq(companyMessages.companyId, companyId),
        sql`${companyMessages.createdAt} > now() - interval '1 day'`,
      ),
    )
    .orderBy(desc(companyMessages.id))
    .offset(messagesADay - 1)
    .limit(1)
  if (last) throw new AppError('too_many_requests', { retryAfter: last.seconds })
}

/** Keeps what is about to be sent to many. @returns its id @throws AppError `validation`, `too_many_requests` */
export async function keepMessage(
  tx: Transaction,
  { userId, member }: CompanyActor,
  given: MessageText | undefined,
): Promise<number> {
  const { companyId, branchId } = member
  const text = readMessage(given)
  await demandRoom(tx, companyId)
  const [made] = await tx
    .insert(companyMessages)
    .values({ companyId, branchId, createdBy: userId, text })
    .returning({ id: companyMessages.id })
  if (!made) throw new Error('A message was not kept.')
  return made.id
}

/** Sends a message to those of these people who have joined and not left, by the channels that each chose. @returns how many */
export async function sendMessage(
  tx: Transaction,
  { companyId }: CompanyMembership,
  id: number,
  ids: readonly number[],
): Promise<number> {
  const which = and(eq(companyMessages.companyId, companyId), eq(companyMessages.id, id))
  const [message] = await tx
    .select({
      text: companyMessages.text,
      company: companies.legalName,
      // The company's own account has the company's name.
      sender: sql<BilingualText | null>`case when ${users.id} <> ${companies.userId} then ${namesOf('users')} end`,
    })
    .from(companyMessages)
    .innerJoin(companies, eq(companies.id, companyMessages.companyId))
    .leftJoin(users, eq(users.id, companyMessages.createdBy))
    .where(which)
  if (!message) return 0
  const people = await tx
    .select({ userId: employees.userId })
    .from(employees)
    .where(
      and(
        eq(employees.companyId, companyId),
        inArray(employees.id, [...ids]),
        ne(employees.state, 'deactivated'),
        isNotNull(employees.userId),
      ),
    )
    .orderBy(asc(employees.id))
    .for('no key update')
  const userIds = people.flatMap(({ userId }) => (userId === null ? [] : [userId]))
  if (userIds.length === 0) return 0
  await notifyEach(tx, companyMessage({ id, ...message }), userIds, { key: `company_message:${id}` })
  await tx
    .update(companyMessages)
    .set({ sent: sql`${companyMessages.sent} + ${userIds.length}` })
    .where(which)
  return userIds.length
}

/** What was written to many people, by when, found by its words and its author; a manager's own branch alone. */
export async function listMessages(
  db: Database,
  { companyId, branchId }: CompanyMembership,
  { q, sort = 'newest', cursor: text, limit = 25 }: MessageQuery,
  locale: Locale,
) {
  const cursor = decodeCursor(text, sort, 'number')
  const like = likeOf(q)
  const which = and(
    eq(companyMessages.companyId, companyId),
    branchId === null ? undefined : eq(companyMessages.branchId, branchId),
    like === undefined
      ? undefined
      : or(
          saysSo(
            sql`concat_ws(' ', ${companyMessages.text} ->> 'ar', ${companyMessages.text} ->> 'en')`,
            like,
          ),
          isActorNamed(sql`${companyMessages.createdBy}`, like, companyId),
        ),
  )
  const order = byAge(sort, companyMessages.id)
  const rows = await db
    .select({ message: companyMessages, createdBy: actorNameIn(locale, 'users', companyId) })
    .from(companyMessages)
    .leftJoin(users, eq(users.id, companyMessages.createdBy))
    .where(and(which, cursor === null ? undefined : order.after(cursor)))
    .orderBy(order.by)
    .limit(limit + 1)
  const total = cursor?.total ?? (await db.$count(companyMessages, which))
  return pageOf(
    rows,
    limit,
    { total, isBounded: false },
    ({ message: { id, text: written, createdAt, finishedAt, total: people, sent }, createdBy }) => ({
      id,
      text: written,
      created_by: createdBy,
      created_at: createdAt.toISOString(),
      finished_at: finishedAt?.toISOString() ?? null,
      total: people,
      sent,
    }),
    ({ message: { id } }) => ({ sort, value: id, id, total }),
  )
}
