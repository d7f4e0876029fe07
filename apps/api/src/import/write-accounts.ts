import { inArray } from 'drizzle-orm'
import { portraitAddress } from '@masar/portraits'
import { fold } from '@masar/text'
import { nameFields } from '../db/names.ts'
import { instructors, users, type UserKind } from '../db/schema/index.ts'
import { hashPassword } from '../modules/accounts/auth/passwords.ts'
import { demoPassword, isDemoAddress } from './demo-accounts.ts'
import type { Catalogue } from './read-catalogue.ts'
import type { Places } from './write-places.ts'
import { idOf, reconcile, type Stored, type Writing } from './writing.ts'

interface Account {
  kind: UserKind
  email: string
  name: string
  otherName: string | null
  nameKey: string
  nameFolded: string
  countryId?: number
  cityId?: number
  typedCity?: null
  jobNameId?: number
}

/** Accounts of everyone the folder names, by address. A stored password is never touched. */
export async function writeAccounts(
  writing: Writing,
  catalogue: Catalogue,
  places: Places,
): Promise<Map<string, Stored>> {
  const own = ownAccounts(catalogue, places)
  const named = new Set(own.map(account => account.email))
  // An employee who has an account already keeps it as it is: it belongs to the learner, not to the company.
  const employed = (catalogue.companies?.entries ?? [])
    .flatMap(company => company.employees)
    .filter(employee => employee.state !== 'invited' && !named.has(employee.email))
    .map(employee => ({
      kind: 'student' as const,
      email: employee.email,
      ...nameFields(employee.name, employee.other_name),
      jobNameId: idOf(places.jobNames, employee.job),
    }))
  const reviewers = catalogue.courses.flatMap(course => (course.facts.reviews ?? []).map(review => review.by))
  const emails = [...new Set([...named, ...employed.map(account => account.email), ...reviewers])]
  const stored =
    emails.length === 0
      ? []
      : await writing.tx.select({ email: users.email }).from(users).where(inArray(users.email, emails))
  const known = new Set(stored.map(row => row.email))
  const wanted = [
    ...own,
    ...new Map(
      employed.filter(account => !known.has(account.email)).map(account => [account.email, account]),
    ).values(),
  ]
  const needsPassword = wanted.some(account => isDemoAddress(account.email) && !known.has(account.email))
  const passwordHash = needsPassword ? await hashPassword(demoPassword) : null
  const portraits = portraitsOf(catalogue)
  return reconcile(writing, {
    kind: 'accounts',
    table: users,
    identity: users.id,
    identityName: 'id',
    among: inArray(users.email, [...emails, '']),
    keyOf: row => row.email,
    wanted,
    once: row => ({
      verifiedAt: writing.now,
      passwordHash: isDemoAddress(row.email) ? passwordHash : null,
      // Only for a new account: an existing one keeps its own choice.
      avatar: portraits.get(row.email) ?? null,
    }),
  })
}

/** The addresses of the portraits that the folder sets, by the addresses of their people. */
function portraitsOf(catalogue: Catalogue): Map<string, string> {
  const people = [
    ...(catalogue.instructors?.entries ?? []),
    ...(catalogue.students?.entries ?? []),
    ...(catalogue.companies?.entries ?? []).flatMap(company => company.employees),
  ]
  return new Map(
    people.flatMap(({ email, portrait }) => (portrait ? [[email, portraitAddress(portrait)] as const] : [])),
  )
}

function ownAccounts(catalogue: Catalogue, places: Places): Account[] {
  const place = (entry: { country: string; city: string }) => {
    const countryId = idOf(places.countries, entry.country)
    return { countryId, cityId: idOf(places.cities, `${countryId} ${entry.city}`), typedCity: null }
  }
  return [
    ...(catalogue.instructors?.entries ?? []).map(entry => ({
      kind: 'instructor' as const,
      email: entry.email,
      ...nameFields(entry.name.ar, entry.name.en),
      ...place(entry),
    })),
    ...(catalogue.students?.entries ?? []).map(entry => ({
      kind: 'student' as const,
      email: entry.email,
      ...nameFields(entry.name, entry.other_name),
      ...place(entry),
      jobNameId: idOf(places.jobNames, entry.job),
    })),
    ...(catalogue.companies?.entries ?? []).map(entry => ({
      kind: 'company' as const,
      email: entry.email,
      ...nameFields(entry.name.ar, entry.name.en),
    })),
  ]
}

/** Instructors of the folder, approved; by slug, with those that were known before. */
export async function writeInstructors(
  writing: Writing,
  catalogue: Catalogue,
  accounts: Map<string, Stored>,
): Promise<Map<string, Stored>> {
  return reconcile(writing, {
    kind: 'instructors',
    table: instructors,
    identity: instructors.id,
    identityName: 'id',
    keyOf: row => row.slug,
    wanted: (catalogue.instructors?.entries ?? []).map(({ email, slug, name, title, bio, expertise }) => ({
      slug,
      userId: idOf(accounts, email),
      name,
      title,
      bio,
      expertise,
      searchFolded: fold([name.ar, name.en, title.ar, title.en, ...expertise.ar, ...expertise.en].join(' ')),
    })),
    once: () => ({ state: 'approved' }),
  })
}
