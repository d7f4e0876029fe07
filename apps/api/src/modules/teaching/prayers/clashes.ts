import { sql } from 'drizzle-orm'
import { cityCoordinates } from '../../../db/reference-data/city-coordinates.ts'
import type { Database } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { type Locale, pick } from '../../../locale.ts'
import { hasAccess } from '../../learning/access.ts'
import { type Prayer, type PrayerKind, prayersDuring } from '../../platform/calendar/prayers.ts'
import { assertTaught } from '../policy.ts'

/** With longer than this there is time beside the prayers. */
const longestSpan = 7 * 86_400_000
/** Cities named for one prayer. */
const mostNamed = 5

interface City extends Record<string, unknown> {
  key: string
  name: BilingualText
}

export interface PlannedTime {
  from: Date
  until: Date
  /** An exam may be begun at any time of it and needs as much without a break, in milliseconds; null: all of it is needed. */
  needed: number | null
}

/**
 * The prayers that a planned time would break into where the learners of a course live; where none is known, in three cities of the
 * Kingdom from east to west.
 * @throws AppError `not_found`
 */
export async function prayerClashes(
  db: Database,
  { courseId, instructorId }: { courseId: number; instructorId: number },
  planned: PlannedTime,
  locale: Locale,
) {
  await assertTaught(db, courseId, instructorId)
  const length = planned.until.getTime() - planned.from.getTime()
  if (length <= 0 || length > longestSpan) return []
  const coordinates = await cityCoordinates()
  const found = (await citiesOf(db, courseId)).flatMap(({ key, name }) => {
    const place = coordinates.get(key)
    if (!place) return []
    const prayers = prayersDuring(place, key.slice(0, 2), planned)
    return leavesEnough(planned, prayers)
      ? []
      : prayers.map(prayer => ({ ...prayer, city: pick(name, locale) }))
  })
  return grouped(found)
}

/** The cities of those who may learn a course, those of most learners first. */
async function citiesOf(db: Database, courseId: number): Promise<City[]> {
  const { rows } = await db.execute<City>(sql`
    select k.code || '/' || t.slug as key, t.name from enrolments e join users u on u.id = e.user_id
      join cities t on t.id = u.city_id join countries k on k.id = t.country_id
    where e.course_id = ${courseId} and u.erased_at is null and ${hasAccess(sql`e.user_id`, courseId)}
    group by k.code, t.id order by count(*) desc, t.id`)
  if (rows.length > 0) return rows
  const usual = await db.execute<City>(sql`
    select k.code || '/' || t.slug as key, t.name from cities t join countries k on k.id = t.country_id
    where k.code = 'SA' and t.slug in ('riyadh', 'jeddah', 'dammam') order by t.id`)
  return usual.rows
}

/** Whether some part of the time that no prayer breaks into is as long as what is needed. */
function leavesEnough({ from, until, needed }: PlannedTime, prayers: readonly Prayer[]): boolean {
  if (prayers.length === 0) return true
  if (needed === null) return false
  let freeSince = from.getTime()
  for (const { startsAt, endsAt } of prayers.toSorted((a, b) => Number(a.startsAt) - Number(b.startsAt))) {
    if (startsAt.getTime() - freeSince >= needed) return true
    freeSince = Math.max(freeSince, endsAt.getTime())
  }
  return until.getTime() - freeSince >= needed
}

/** One of a kind and day, with the cities in which it is; in the order of time. */
function grouped(found: readonly (Prayer & { city: string })[]) {
  const groups = new Map<string, { kind: PrayerKind; cities: { name: string; at: string }[]; more: number }>()
  for (const { kind, day, at, city } of found.toSorted((a, b) => Number(a.at) - Number(b.at))) {
    const group = groups.get(`${kind} ${day}`) ?? { kind, cities: [], more: 0 }
    groups.set(`${kind} ${day}`, group)
    if (group.cities.length < mostNamed) group.cities.push({ name: city, at: at.toISOString() })
    else group.more += 1
  }
  return [...groups.values()]
}
