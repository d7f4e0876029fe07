import { pick, pickList, type Locale } from '../../locale.ts'
import type { BilingualList, BilingualText } from '../../db/schema/columns.ts'
import type { CourseCard } from './schema.ts'

/** A course as lists show it: what the database stores as `course_card` (db/answers) made it (`rating` in stars, money in minor units). */
export function presentCard(row: { cardAr: string; cardEn: string }, locale: Locale): CourseCard {
  return JSON.parse(locale === 'ar' ? row.cardAr : row.cardEn) as CourseCard
}

export interface TeacherRow {
  id: number
  name: BilingualText
  title: BilingualText
  expertise: BilingualList
  courseCount: number
  studentCount: number
  avatar: string | null
}

export function presentTeacher(row: TeacherRow, locale: Locale) {
  return {
    id: row.id,
    name: pick(row.name, locale),
    title: pick(row.title, locale),
    avatar: row.avatar,
    course_count: row.courseCount,
    student_count: row.studentCount,
    expertise: pickList(row.expertise, locale),
  }
}

export interface ReviewRow {
  id: number
  name: BilingualText
  avatar: string | null
  stars: number
  text: string
  createdAt: Date
  editedAt: Date | null
  helpfulCount: number
  reply: string | null
  repliedAt: Date | null
}

export function presentReview(row: ReviewRow, locale: Locale) {
  return {
    id: row.id,
    name: pick(row.name, locale),
    avatar: row.avatar,
    stars: row.stars,
    text: row.text,
    created_at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
    helpful_count: row.helpfulCount,
    reply:
      row.reply === null || row.repliedAt === null
        ? null
        : { text: row.reply, replied_at: row.repliedAt.toISOString() },
  }
}
