import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../../../db/client.ts'
import { countries, holidays } from '../../../db/schema/index.ts'
import { commandLine } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'

/** A holiday that isn't there, is there already, or can't be. */
export class HolidayError extends Error {
  override name = 'HolidayError'
}

/** One holiday of a country: its key with the year. */
export interface HolidayPlace {
  country: string
  key: string
  year: number
}

export interface HolidayDays {
  /** ISO. */
  firstDay: string
  /** As long as before, or one day, where it isn't named. */
  lastDay?: string | undefined
}

export interface NewHoliday extends HolidayDays {
  country: string
  key: string
  /** That of the first day, where it isn't named. */
  year?: number | undefined
  name: { ar: string; en: string }
}

type Row = typeof holidays.$inferSelect

const longest = 31

/** The holidays of a country in the order of their days, removed ones among them. @param year Gregorian; every one, if left out */
export function listHolidays(db: Connection, country: string, year?: number): Promise<Row[]> {
  return db
    .select()
    .from(holidays)
    .where(
      and(
        eq(holidays.country, country),
        year === undefined ? undefined : sql`extract(year from ${holidays.firstDay}) = ${year}`,
      ),
    )
    .orderBy(asc(holidays.firstDay), asc(holidays.id))
}

/** Adds public holidays of a country; removed ones are restored. @throws HolidayError */
export async function addHoliday(
  db: Database,
  { country, key, name, year: named, ...days }: NewHoliday,
): Promise<void> {
  const year = named ?? Number(days.firstDay.slice(0, 4))
  if (!/^[a-z][a-z0-9_]{0,59}$/.test(key))
    throw new HolidayError('A key has small letters, digits and underscores, as in commemoration_day.')
  const lastDay = lastOf(days, days.firstDay)
  await db.transaction(async tx => {
    const [known] = await tx.select().from(countries).where(eq(countries.code, country))
    if (!known)
      throw new HolidayError(`There is no country ${country}: codes are those of ISO 3166, as in SA.`)
    const row = { name, firstDay: days.firstDay, lastDay }
    const [made] = await tx
      .insert(holidays)
      .values({ country, key, year, kind: 'single', ...row })
      .onConflictDoUpdate({
        target: [holidays.country, holidays.key, holidays.year],
        set: { ...row, removedAt: null },
        setWhere: sql`${holidays.removedAt} is not null`,
      })
      .returning({ id: holidays.id })
    if (!made)
      throw new HolidayError(
        `There is a holiday ${key} ${year} of ${country} already. See: pnpm masar holiday move --help`,
      )
    await audit(tx, commandLine, {
      action: 'holiday.add',
      subject: { type: 'holiday', id: made.id },
      after: { country, holiday: key, year, name, first_day: days.firstDay, last_day: lastDay },
    })
  })
}

/** Moves a holiday with all its days. @returns the days that it has now @throws HolidayError */
export function moveHoliday(
  db: Database,
  place: HolidayPlace,
  days: HolidayDays,
): Promise<{ firstDay: string; lastDay: string }> {
  return db.transaction(async tx => {
    const row = await lockHoliday(tx, place)
    const length = (Date.parse(row.lastDay) - Date.parse(row.firstDay)) / 86_400_000
    const lastDay = lastOf(days, plusDays(days.firstDay, length))
    await tx.update(holidays).set({ firstDay: days.firstDay, lastDay }).where(eq(holidays.id, row.id))
    await audit(tx, commandLine, {
      action: 'holiday.move',
      subject: { type: 'holiday', id: row.id },
      before: { first_day: row.firstDay, last_day: row.lastDay },
      after: { first_day: days.firstDay, last_day: lastDay },
    })
    return { firstDay: days.firstDay, lastDay }
  })
}

/** Removes a holiday: its days are worked. It is kept as removed, so that no start adds it again. @throws HolidayError */
export async function removeHoliday(db: Database, place: HolidayPlace): Promise<void> {
  await db.transaction(async tx => {
    const row = await lockHoliday(tx, place)
    await tx
      .update(holidays)
      .set({ removedAt: sql`clock_timestamp()` })
      .where(eq(holidays.id, row.id))
    await audit(tx, commandLine, {
      action: 'holiday.remove',
      subject: { type: 'holiday', id: row.id },
      before: { first_day: row.firstDay, last_day: row.lastDay },
    })
  })
}

async function lockHoliday(tx: Transaction, { country, key, year }: HolidayPlace): Promise<Row> {
  const [row] = await tx
    .select()
    .from(holidays)
    .where(
      and(
        eq(holidays.country, country),
        eq(holidays.key, key),
        eq(holidays.year, year),
        isNull(holidays.removedAt),
      ),
    )
    .for('update')
  if (!row)
    throw new HolidayError(
      `${country} has no holiday ${key} ${year}. See: pnpm masar holiday list --country ${country}`,
    )
  return row
}

function lastOf({ firstDay, lastDay }: HolidayDays, usual: string): string {
  const last = lastDay ?? usual
  if (last < firstDay) throw new HolidayError('The last day comes before the first.')
  if (last >= plusDays(firstDay, longest))
    throw new HolidayError(`A holiday has ${longest} days at most: give another one for the rest.`)
  return last
}

function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}
