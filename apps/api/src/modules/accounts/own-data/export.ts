import { buffer } from 'node:stream/consumers'
import { portraitAt } from '@masar/portraits'
import { drawPortrait } from '@masar/portraits/drawing'
import { asc, eq } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import {
  cities,
  companies,
  countries,
  courses,
  identities,
  instructors,
  jobNames,
  passkeys,
  recoveryCodes,
  sessions,
  totpSecrets,
  users,
} from '../../../db/schema/index.ts'
import type { AnswerFileLinks } from '../../../gateways/answer-file-links.ts'
import type { Storage } from '../../../gateways/storage.ts'
import type { Secrets } from '../../../secrets.ts'
import { avatarFile } from '../avatar/names.ts'
import { announcing } from './announcement-data.ts'
import { buying } from './buying-data.ts'
import { ownCompany, work } from './company-data.ts'
import { learning } from './learning-data.ts'
import { messages } from './message-data.ts'
import { plain, snake, type Row } from './rows.ts'
import { writings } from './writings.ts'

const identityFields = {
  issuer: identities.issuer,
  subject: identities.subject,
  email: identities.email,
  createdAt: identities.createdAt,
  disconnectedAt: identities.disconnectedAt,
}

export type OwnData = Record<string, unknown> & { exported_at: string; account: Row; picture: Row | null }

/**
 * Everything that is kept about a person, as they may take it along (one moment's picture). Without what would open the account (hashes),
 * and without marks, which an exam may hold back until its results are out.
 */
export async function exportOwnData(
  {
    db,
    storage,
    links,
    secrets,
  }: { db: Database; storage: Storage; links: AnswerFileLinks; secrets: Secrets },
  userId: number,
): Promise<OwnData> {
  const data = await db.transaction(
    async tx => ({
      exported_at: new Date().toISOString(),
      account: await account(tx, userId),
      sign_ins: plain(
        await tx
          .select({
            device: sessions.device,
            ip: sessions.ip,
            createdAt: sessions.createdAt,
            lastSeenAt: sessions.lastSeenAt,
            secondFactorAt: sessions.secondFactorAt,
            expiresAt: sessions.expiresAt,
          })
          .from(sessions)
          .where(eq(sessions.userId, userId))
          .orderBy(asc(sessions.id)),
      ),
      outside_identities: plain(
        await tx.select(identityFields).from(identities).where(eq(identities.userId, userId)),
      ),
      second_factors: await secondFactors(tx, userId),
      ...(await learning(tx, userId, links, secrets)),
      ...(await writings(tx, userId)),
      ...(await announcing(tx, userId)),
      ...(await messages(tx, userId)),
      ...(await buying(tx, userId)),
      ...(await work(tx, userId)),
      company: await ownCompany(tx, userId),
    }),
    { isolationLevel: 'repeatable read' },
  )
  return { ...data, picture: await picture(storage, data.account['avatar']) }
}

/** The picture itself, so that the file needs nothing beside it; null where there is none. */
async function picture(storage: Storage, path: unknown): Promise<Row | null> {
  const address = typeof path === 'string' ? path : null
  const portrait = portraitAt(address)
  if (portrait !== null)
    return { content_type: 'image/svg+xml', base64: Buffer.from(drawPortrait(portrait)).toString('base64') }
  const file = avatarFile(address)
  if (file === null || (await storage.size(file)) === null) return null
  return { content_type: 'image/webp', base64: (await buffer(storage.read(file))).toString('base64') }
}

async function account(tx: Connection, userId: number): Promise<Row> {
  const [row] = await tx
    .select({
      user: users,
      country: countries.name,
      city: cities.name,
      jobName: jobNames.name,
      instructor: instructors,
      company: companies,
    })
    .from(users)
    .leftJoin(countries, eq(countries.id, users.countryId))
    .leftJoin(cities, eq(cities.id, users.cityId))
    .leftJoin(jobNames, eq(jobNames.id, users.jobNameId))
    .leftJoin(instructors, eq(instructors.userId, users.id))
    .leftJoin(companies, eq(companies.userId, users.id))
    .where(eq(users.id, userId))
  if (!row) return {}
  const { passwordHash, countryId: _country, cityId: _city, jobNameId: _job, typedCity, ...user } = row.user
  return snake({
    ...user,
    hasPassword: passwordHash !== null,
    country: row.country,
    city: row.city ?? typedCity,
    jobName: row.jobName,
    instructor: row.instructor && {
      ...snake(row.instructor),
      courses: plain(
        await tx
          .select({
            id: courses.id,
            title: courses.title,
            state: courses.state,
            createdAt: courses.createdAt,
          })
          .from(courses)
          .where(eq(courses.instructorId, row.instructor.id))
          .orderBy(asc(courses.id)),
      ),
    },
    company: row.company && snake(row.company),
  })
}

/** When and as what each was set up and used; never what opens the account. */
async function secondFactors(tx: Connection, userId: number): Promise<Row> {
  return {
    authenticator_apps: plain(
      await tx
        .select({ confirmedAt: totpSecrets.confirmedAt, lastUsedAt: totpSecrets.lastUsedAt })
        .from(totpSecrets)
        .where(eq(totpSecrets.userId, userId)),
    ),
    passkeys: plain(
      await tx
        .select({
          name: passkeys.name,
          isBackedUp: passkeys.isBackedUp,
          createdAt: passkeys.createdAt,
          lastUsedAt: passkeys.lastUsedAt,
        })
        .from(passkeys)
        .where(eq(passkeys.userId, userId))
        .orderBy(asc(passkeys.id)),
    ),
    recovery_codes: plain(
      await tx
        .select({ createdAt: recoveryCodes.createdAt, usedAt: recoveryCodes.usedAt })
        .from(recoveryCodes)
        .where(eq(recoveryCodes.userId, userId))
        .orderBy(asc(recoveryCodes.id)),
    ),
  }
}
