import { asc, eq, inArray } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { Connection, Database } from '../../../db/client.ts'
import {
  answers,
  attempts,
  bills,
  cartLines,
  carts,
  certificates,
  cities,
  companies,
  companyMembers,
  contactMessages,
  countries,
  courses,
  departments,
  discussions,
  employees,
  enrolmentGrants,
  enrolments,
  favourites,
  identities,
  instructors,
  jobNames,
  lessonProgress,
  notes,
  notifications,
  operators,
  orderLines,
  orders,
  passkeys,
  recoveryCodes,
  reviews,
  sessions,
  totpSecrets,
  users,
} from '../../../db/schema/index.ts'

type Row = Record<string, unknown>

const identityFields = {
  issuer: identities.issuer,
  subject: identities.subject,
  email: identities.email,
  createdAt: identities.createdAt,
  disconnectedAt: identities.disconnectedAt,
}

/**
 * Everything that is kept about a person, as they may take it along (one moment's picture). Without what would open the account (hashes),
 * and without marks, which an exam may hold back until its results are out.
 */
export async function exportOwnData(db: Database, userId: number): Promise<Record<string, unknown>> {
  return db.transaction(
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
      ...(await learning(tx, userId)),
      ...(await words(tx, userId)),
      ...(await buying(tx, userId)),
      ...(await roles(tx, userId)),
      employments: plain(
        await tx
          .select({
            company: companies.legalName,
            name: employees.name,
            email: employees.email,
            number: employees.number,
            job: employees.job,
            state: employees.state,
            joinedOn: employees.joinedOn,
          })
          .from(employees)
          .innerJoin(companies, eq(companies.id, employees.companyId))
          .where(eq(employees.userId, userId)),
      ),
    }),
    { isolationLevel: 'repeatable read' },
  )
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
  const { passwordHash, nameKey: _key, nameFolded: _folded, typedCity, ...user } = row.user
  return snake({
    ...user,
    hasPassword: passwordHash !== null,
    country: row.country,
    city: row.city ?? typedCity,
    jobName: row.jobName,
    instructor: row.instructor && snake(row.instructor),
    company: row.company && snake(row.company),
  })
}

/** For which companies the person acts, and whether for the site. */
async function roles(tx: Connection, userId: number) {
  return {
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
    operator_roles: plain(
      await tx
        .select({ role: operators.role, createdAt: operators.createdAt })
        .from(operators)
        .where(eq(operators.userId, userId)),
    ),
  }
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

// long: a list of queries, one for each part of the file
async function learning(tx: Connection, userId: number) {
  const tried = await tx
    .select({
      id: attempts.id,
      examId: attempts.examId,
      number: attempts.number,
      state: attempts.state,
      startedAt: attempts.startedAt,
      submittedAt: attempts.submittedAt,
    })
    .from(attempts)
    .where(eq(attempts.userId, userId))
    .orderBy(asc(attempts.id))
  const given =
    tried.length === 0
      ? []
      : await tx
          .select({
            attemptId: answers.attemptId,
            questionId: answers.questionId,
            value: answers.value,
            madeAt: answers.madeAt,
          })
          .from(answers)
          .where(
            inArray(
              answers.attemptId,
              tried.map(row => row.id),
            ),
          )
  const earned = await tx.select().from(certificates).where(eq(certificates.userId, userId))
  return {
    enrolments: plain(
      await tx
        .select({ enrolment: enrolments, title: courses.title })
        .from(enrolments)
        .innerJoin(courses, eq(courses.id, enrolments.courseId))
        .where(eq(enrolments.userId, userId))
        .orderBy(asc(enrolments.id))
        .then(rows =>
          rows.map(({ enrolment, title }) => ({
            ...enrolment,
            // Told with its certificate, which an exam's review policy may hold back.
            completedAt: earned.some(row => row.courseId === enrolment.courseId && row.releasedAt === null)
              ? null
              : enrolment.completedAt,
            courseTitle: title,
          })),
        ),
    ),
    enrolment_grants: plain(
      await tx
        .select()
        .from(enrolmentGrants)
        .where(eq(enrolmentGrants.userId, userId))
        .orderBy(asc(enrolmentGrants.id)),
    ),
    lesson_progress: plain(await tx.select().from(lessonProgress).where(eq(lessonProgress.userId, userId))),
    exam_attempts: tried.map(attempt => ({
      ...snake(attempt),
      answers: plain(given.filter(answer => answer.attemptId === attempt.id)),
    })),
    certificates: plain(earned.filter(row => row.releasedAt !== null)),
    favourites: plain(await tx.select().from(favourites).where(eq(favourites.userId, userId))),
  }
}

async function words(tx: Connection, userId: number) {
  return {
    notes: plain(await tx.select().from(notes).where(eq(notes.userId, userId))),
    reviews: plain(await tx.select().from(reviews).where(eq(reviews.userId, userId))),
    discussions: plain(await tx.select().from(discussions).where(eq(discussions.userId, userId))),
    notifications: plain(await tx.select().from(notifications).where(eq(notifications.userId, userId))),
    contact_messages: plain(
      await tx.select().from(contactMessages).where(eq(contactMessages.userId, userId)),
    ),
  }
}

async function buying(tx: Connection, userId: number) {
  const bought = await tx.select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.id))
  const ids = bought.map(row => row.id)
  return {
    cart: plain(
      await tx
        .select({ courseId: cartLines.courseId, seats: cartLines.seats })
        .from(cartLines)
        .innerJoin(carts, eq(carts.id, cartLines.cartId))
        .where(eq(carts.userId, userId)),
    ),
    orders: plain(bought),
    order_lines:
      ids.length === 0
        ? []
        : plain(await tx.select().from(orderLines).where(inArray(orderLines.orderId, ids))),
    bills: ids.length === 0 ? [] : plain(await tx.select().from(bills).where(inArray(bills.orderId, ids))),
  }
}

function plain(rows: Row[]): Row[] {
  return rows.map(snake)
}

function snake(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([key]) => key !== 'userId' && !key.endsWith('Folded'))
      .map(([key, value]) => [toSnakeCase(key), value]),
  )
}
