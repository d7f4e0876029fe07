import { pick, pickList, type Locale } from '../../locale.ts'
import type { BilingualList, BilingualText } from '../../db/schema/columns.ts'
import type { CardRow } from './queries.ts'
import type { CourseCard } from './schema.ts'

type Card = Omit<CardRow, 'total'>

/** A course as lists show it; `rating` in stars, money in minor units. */
export function presentCard(row: Card, locale: Locale): CourseCard {
  return {
    id: row.id,
    title: pick(row.title, locale),
    category: { id: row.categoryId, slug: row.categorySlug, name: pick(row.categoryName, locale) },
    instructor: { id: row.instructorId, name: pick(row.instructorName, locale) },
    level: row.level,
    languages: row.languages as ('ar' | 'en')[],
    price: row.price,
    compare_at_price: row.compareAtPrice,
    currency: row.currency,
    rating: row.rating / 100,
    rating_count: row.ratingCount,
    duration_seconds: row.durationSeconds,
    lesson_count: row.lessonCount,
    cover: row.cover,
  }
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
  name: string
  stars: number
  text: string
  createdAt: Date
}

export function presentReview(row: ReviewRow) {
  return { id: row.id, name: row.name, stars: row.stars, text: row.text, created_at: row.createdAt.toISOString() }
}
