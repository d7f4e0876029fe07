import { fold } from '@masar/text'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Connection, Database } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { instructors, users } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import { FieldErrors, readInstructor, readPlaces, type City } from '../fields/person.ts'
import type { Viewer } from '../auth/viewer.ts'
import { changeNames, readNames, type NamesChange } from './names.ts'
import type { CompanyActor, PersonalActor } from '../../platform/audit/actor.ts'
import { audit, changesOf } from '../../platform/audit/audit.ts'
import { presentCompany, presentPerson } from './presenter.ts'
import { profileQueries } from './queries.ts'
import type { CompanyPatch, ProfilePatch } from './schema.ts'

type AccountPatch = CompanyPatch

/** One's own details: read and changed. Texts in two languages change in the language of the request. */
export class Profiles {
  readonly #db: Database
  readonly #queries

  constructor(db: Database) {
    this.#db = db
    this.#queries = profileQueries(db)
  }

  async person(viewer: Viewer, locale: Locale) {
    const [row] = await this.#queries.person.execute({ id: viewer.id })
    if (!row) throw new AppError('not_found')
    return presentPerson(row, locale, viewer.isReauthenticated)
  }

  /** The company's account, for members of its team. */
  async company(viewer: Viewer, locale: Locale) {
    const [row] = await this.#queries.company.execute({ company: viewer.member?.companyId })
    if (!row) throw new AppError('not_found')
    return presentCompany(row, locale, viewer)
  }

  async changePerson(viewer: Viewer, actor: PersonalActor, patch: ProfilePatch, locale: Locale) {
    const errors = new FieldErrors()
    const account = await this.#readAccount(viewer.id, patch, errors)
    const { title, bio, expertise } = patch
    if (viewer.kind !== 'instructor') {
      for (const [field, value] of Object.entries({ title, bio, expertise }))
        if (value !== undefined) errors.add(field, { code: 'unknown' })
    }
    const instructor = readInstructor({ title, bio, expertise }, errors)
    errors.throwIfAny()
    await this.#db.transaction(async tx => {
      await changeAccount(tx, viewer.id, account)
      const names = await changeNames(tx, actor, account.names)
      if (viewer.kind === 'instructor')
        await changeInstructor(
          tx,
          viewer.id,
          { names, isOneOf: patch.name !== undefined, ...instructor },
          locale,
        )
    })
    return this.person(viewer, locale)
  }

  /** Details of the company's account; the company's own are in its settings. */
  async changeCompany(viewer: Viewer, actor: CompanyActor, patch: CompanyPatch, locale: Locale) {
    const errors = new FieldErrors()
    const [known] = await this.#queries.company.execute({ company: actor.member.companyId })
    if (!known) throw new AppError('not_found')
    const account = await this.#readAccount(known.user.id, patch, errors)
    errors.throwIfAny()
    await this.#db.transaction(async tx => {
      await changeAccount(tx, known.user.id, account)
      await changeNames(tx, { ...actor, userId: known.user.id }, account.names)
      const before = presentCompany(known, locale, viewer)
      await audit(tx, actor, {
        action: 'company.change_account',
        subject: { type: 'company', id: actor.member.companyId },
        ...changesOf(
          {
            ...before,
            country_id: before.country?.id,
            city_id: before.city?.id,
            city: before.city?.name,
            job_name_id: before.job_name?.id,
          },
          patch,
        ),
      })
    })
    return this.company(viewer, locale)
  }

  async #readAccount(userId: number, patch: AccountPatch, errors: FieldErrors) {
    const names = readNames(patch, errors)
    const hasCity = patch.city_id !== undefined || patch.city !== undefined
    // A city alone is one of the country that the account has.
    const countryId = patch.country_id ?? (hasCity ? await this.#countryOf(userId) : undefined)
    const { city } = await readPlaces(
      this.#db,
      {
        country_id: countryId ?? null,
        city_id: patch.city_id ?? null,
        city: patch.city ?? null,
        job_name_id: patch.job_name_id ?? null,
      },
      errors,
    )
    // Another country without a city: the earlier one cannot lie in it.
    const isMoved = hasCity || patch.country_id !== undefined
    return {
      names,
      countryId: patch.country_id,
      ...(isMoved && city),
      jobNameId: patch.job_name_id,
      locale: patch.locale,
    }
  }

  async #countryOf(userId: number): Promise<number> {
    const [row] = await this.#db
      .select({ countryId: users.countryId })
      .from(users)
      .where(eq(users.id, userId))
    return row?.countryId ?? 0
  }
}

type AccountChange = Partial<City> & {
  names: NamesChange
  countryId: number | undefined
  jobNameId: number | undefined
  locale: Locale | undefined
}

/** Holds the account, too. @throws AppError `not_found` where it was erased meanwhile */
async function changeAccount(
  tx: Connection,
  userId: number,
  { names: _, ...rest }: AccountChange,
): Promise<void> {
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  const changed = await tx
    .update(users)
    .set({ ...given, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
    .returning({ id: users.id })
  if (changed.length === 0) throw new AppError('not_found')
}

type InstructorChange = {
  names: BilingualText | undefined
  /** Whether another name may stand beside them. */
  isOneOf: boolean
  title?: string
  bio?: string
  expertise?: string[]
}

async function changeInstructor(
  tx: Connection,
  userId: number,
  { names, isOneOf, title, bio, expertise }: InstructorChange,
  locale: Locale,
): Promise<void> {
  const [changed] = await tx
    .update(instructors)
    .set({
      name: namesAfter(names, isOneOf),
      title: inLanguage(instructors.title, locale, title),
      bio: inLanguage(instructors.bio, locale, bio),
      expertise: inLanguage(instructors.expertise, locale, expertise),
    })
    .where(eq(instructors.userId, userId))
    .returning()
  if (!changed) return
  const words = [
    changed.name.ar,
    changed.name.en,
    changed.title.ar,
    changed.title.en,
    ...(changed.expertise.ar ?? []),
    ...(changed.expertise.en ?? []),
  ]
  await tx
    .update(instructors)
    .set({ searchFolded: fold(words.filter(word => word !== undefined).join(' ')) })
    .where(eq(instructors.id, changed.id))
}

/** The column with one language replaced; as it was without a value. */
function inLanguage(column: AnyPgColumn, locale: Locale, value: string | string[] | undefined): SQL {
  return value === undefined
    ? sql`${column}`
    : sql`${column} || jsonb_build_object(${locale}::text, ${JSON.stringify(value)}::jsonb)`
}

function namesAfter(names: BilingualText | undefined, isOneOf: boolean): SQL {
  if (names === undefined) return sql`${instructors.name}`
  const given = sql`${JSON.stringify(names)}::jsonb`
  return isOneOf ? sql`${instructors.name} || ${given}` : given
}
