import { liveSessions } from '../db/schema/index.ts'
import { scheduleReminders } from '../modules/learning/live/reminders.ts'
import type { LessonFacts } from './course-shapes.ts'
import type { CoursePackage } from './read-course.ts'
import type { Writing } from './writing.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Riyadh has no summer time. */
const riyadhMs = 3 * 60 * minuteMs

/** When live lessons are held at first. What an instructor has set since stays as it is. */
export async function writeLive(
  { tx, now }: Writing,
  { facts }: CoursePackage,
  lessonIds: ReadonlyMap<string, number>,
): Promise<void> {
  for (const lesson of facts.curriculum.flatMap(section => section.lessons)) {
    const lessonId = lessonIds.get(lesson.key)
    if (lesson.live === undefined || lessonId === undefined) continue
    const startsAt = startOf(lesson.live, now)
    const written = await tx
      .insert(liveSessions)
      .values({
        lessonId,
        startsAt,
        endsAt: new Date(startsAt.getTime() + lesson.minutes * minuteMs),
        joinUrl: lesson.live.join_url ?? null,
      })
      .onConflictDoNothing()
      .returning({ lessonId: liveSessions.lessonId })
    if (written.length > 0) await scheduleReminders(tx, lessonId, startsAt)
  }
}

function startOf(live: NonNullable<LessonFacts['live']>, now: Date): Date {
  if (live.starts_at !== undefined) return new Date(live.starts_at)
  const day = new Date(now.getTime() + riyadhMs + (live.days_from_import ?? 0) * dayMs)
  return new Date(`${day.toISOString().slice(0, 10)}T${live.at}:00+03:00`)
}
