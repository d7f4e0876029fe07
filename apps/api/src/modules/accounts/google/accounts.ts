import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import { nameFields } from '../../../db/names.ts'
import { identities, users, type UserKind } from '../../../db/schema/index.ts'
import type { ProviderIdentity } from '../../../gateways/oidc/provider.ts'
import type { Locale } from '../../../locale.ts'
import type { ApiName } from '../../../openapi.ts'
import { firstCapacity } from '../auth/capacities.ts'
import { newToken } from '../../../secrets.ts'
import { isMailAddress, normalEmail } from '../fields/email.ts'
import { cleanName } from '../fields/name.ts'
import type { MailOrigin } from '../../platform/mail/origin.ts'
import type { MailQueue } from '../../platform/mail/queue.ts'

/** Why a sign-in came to nothing, as the error pages tell it. */
export type SignInError =
  /** The provider's answer does not stand the checks, or came twice. */
  | 'error'
  /** The flow's cookie is gone: it took too long, or came back in another browser. */
  | 'expired'
  /** There is no provider, or it cannot be reached. */
  | 'unavailable'
  /** The provider has not verified the address. */
  | 'unverified'
  /** No account has the address, and this app creates none. */
  | 'newcomer'
  /** Its owner has disconnected this identity from the account. */
  | 'disconnected'
  /** Another identity of the provider is connected to the account of this address. */
  | 'other'
  /** The account of this address was never verified. */
  | 'unproved'
  /** The account is a company's, which signs in to its portal. */
  | 'company'
  /** The account is a person's, who signs in on the learners' page. */
  | 'personal'
export type Outcome = { userId: number } | { error: SignInError }

/**
 * Finds or creates the account of a provider's identity. The key is issuer and subject: a known one signs in whatever its address is now.
 * An unknown one needs a verified address, and then
 * - joins the verified account of that address (its owner is notified), unless another identity of the issuer has joined it,
 * - never joins an unverified one, which another person may have begun in the owner's name,
 * - never signs in at an API where the account has no place,
 * - creates a student if no account has the address; companies register by their form.
 */
export async function accountOf(
  db: Database,
  mails: MailQueue,
  person: ProviderIdentity,
  from: { api: ApiName; locale: Locale; origin: MailOrigin },
): Promise<Outcome> {
  const { api, locale, origin } = from
  return db.transaction(async tx => {
    const [known] = await tx
      .select({ id: users.id, kind: users.kind, disconnectedAt: identities.disconnectedAt })
      .from(identities)
      .innerJoin(users, eq(users.id, identities.userId))
      .where(
        and(
          eq(identities.issuer, person.issuer),
          eq(identities.subject, person.subject),
          isNull(users.erasedAt),
        ),
      )
    if (known) {
      if (known.disconnectedAt !== null) return { error: 'disconnected' }
      if (!(await firstCapacity(tx, known, api))) return { error: doorOf(known) }
      await keepAddress(tx, person)
      return { userId: known.id }
    }
    const email = normalEmail(person.email ?? '')
    if (person.isEmailVerified !== true || !isMailAddress(email)) return { error: 'unverified' }
    const [owner] = await tx.select().from(users).where(eq(users.email, email)).for('no key update')
    if (owner) return joinAccount(tx, mails, person, owner, { api, origin })
    if (api === 'company-api') return { error: 'newcomer' }
    const userId = await createStudent(tx, person, { email, locale, isGoogle: true })
    // A concurrent registration took the address: the person tries again and signs in to that account.
    if (userId === null) return { error: 'error' }
    await insertIdentity(tx, person, userId)
    return { userId }
  })
}

async function joinAccount(
  tx: Connection,
  mails: MailQueue,
  person: ProviderIdentity,
  owner: typeof users.$inferSelect,
  { api, origin }: { api: ApiName; origin: MailOrigin },
): Promise<Outcome> {
  if (owner.verifiedAt === null) return { error: 'unproved' }
  if (!(await firstCapacity(tx, owner, api))) return { error: doorOf(owner) }
  const [other] = await tx
    .select({ subject: identities.subject })
    .from(identities)
    .where(and(eq(identities.userId, owner.id), eq(identities.issuer, person.issuer)))
  if (other) return { error: 'other' }
  await insertIdentity(tx, person, owner.id)
  await tx
    .update(users)
    .set({ isGoogle: true, updatedAt: sql`now()` })
    .where(eq(users.id, owner.id))
  await mails.write(tx, `google-linked-${newToken()}`, {
    to: owner.email ?? '',
    locale: owner.locale,
    template: 'google_linked',
    origin,
  })
  return { userId: owner.id }
}

/**
 * Opens a learner's account for a person whom a provider has named, at an address that it vouches for.
 * @returns its id; null where the address has an account meanwhile
 */
export async function createStudent(
  tx: Connection,
  person: ProviderIdentity,
  { email, locale, isGoogle }: { email: string; locale: Locale; isGoogle: boolean },
): Promise<number | null> {
  const name = nameOf(person, email)
  const [made] = await tx
    .insert(users)
    .values({
      kind: 'student',
      ...nameFields(name),
      email,
      locale,
      isGoogle,
      verifiedAt: new Date(),
      // The button says so.
      termsAcceptedAt: new Date(),
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  return made?.id ?? null
}

async function insertIdentity(tx: Connection, person: ProviderIdentity, userId: number): Promise<void> {
  const { issuer, subject, email = null } = person
  await tx.insert(identities).values({ issuer, subject, email, userId })
}

/** Keeps the provider's present address of a person, which their profile names the connection by. */
async function keepAddress(tx: Connection, { issuer, subject, email }: ProviderIdentity): Promise<void> {
  if (email === undefined) return
  await tx
    .update(identities)
    .set({ email })
    .where(
      and(
        eq(identities.issuer, issuer),
        eq(identities.subject, subject),
        sql`${identities.email} is distinct from ${email}`,
      ),
    )
}

/** Where an account signs in that has no place at the API it came to. */
function doorOf({ kind }: { kind: UserKind }): SignInError {
  return kind === 'company' ? 'company' : 'personal'
}

/** The provider's name for the person, or the front of the address, if it is a valid name. */
function nameOf(person: ProviderIdentity, email: string): string {
  for (const text of [person.name, email.split('@')[0]]) {
    const read = cleanName(text ?? '')
    if ('name' in read) return read.name
  }
  return email
}
