import { weekOf } from '@masar/text'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { countries, learningGoals, type GoalUnit, users } from '../../../db/schema/index.ts'
import { siteToday } from '../../platform/calendar/days.ts'
import { streakOf } from './streak.ts'

/** The active seconds that make a day count as learned. */
const leastSeconds = 60
/** So far back a streak is counted. */
const mostDays = 400

export interface Goal {
  unit: GoalUnit
  target: number
}

interface Day extends Record<string, unknown> {
  day: string
  seconds: number
  /** Days since the week began; negative before it. */
  of_week: number
  is_month: boolean
  today: string
}

/** A learner's weekly goal, and what they did: this week, this month, and in a row. */
export async function readGoal(db: Database, userId: number) {
  const [goal] = await db
    .select({ unit: learningGoals.unit, target: learningGoals.target })
    .from(learningGoals)
    .where(eq(learningGoals.userId, userId))
  const { firstDay } = weekOf(await countryOf(db, userId))
  const { rows } = await db.execute<Day>(sql`
    select d.day::text as day, d.seconds::int as seconds, t.today::text as today,
      d.day - (t.today - (extract(dow from t.today)::int - ${firstDay} + 7) % 7) as of_week,
      date_trunc('month', d.day) = date_trunc('month', t.today) as is_month
    from (select ${siteToday} as today) t
    left join lateral (select l.day, sum(l.seconds) as seconds from learning_days l
      where l.user_id = ${userId} and l.day > t.today - ${mostDays}::int and l.day <= t.today group by l.day) d on true
    order by d.day desc`)
  const days = rows.filter(row => row.day !== null)
  const learned = days.filter(({ seconds }) => seconds >= leastSeconds)
  const week = days.filter(({ of_week: ofWeek }) => ofWeek >= 0)
  return {
    goal: goal ?? null,
    week: {
      days: learned.filter(({ of_week: ofWeek }) => ofWeek >= 0).length,
      seconds: sumOf(week),
    },
    streak_days: streakOf(
      learned.map(({ day }) => day),
      rows[0]?.today ?? '',
    ),
    month_seconds: sumOf(days.filter(({ is_month: isMonth }) => isMonth)),
  }
}

/** The country that an account names, ISO 3166. */
async function countryOf(db: Database, userId: number): Promise<string | null> {
  const [row] = await db
    .select({ code: countries.code })
    .from(users)
    .innerJoin(countries, eq(countries.id, users.countryId))
    .where(eq(users.id, userId))
  return row?.code ?? null
}

const sumOf = (days: readonly Day[]) => days.reduce((sum, { seconds }) => sum + seconds, 0)

/** Sets the goal, or takes it off. */
export async function setGoal(db: Database, userId: number, goal: Goal | null): Promise<void> {
  if (goal === null) {
    await db.delete(learningGoals).where(eq(learningGoals.userId, userId))
    return
  }
  await db
    .insert(learningGoals)
    .values({ userId, ...goal })
    .onConflictDoUpdate({ target: learningGoals.userId, set: { ...goal, updatedAt: sql`clock_timestamp()` } })
}
