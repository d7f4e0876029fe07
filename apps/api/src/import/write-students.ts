import type { Catalogue } from './read-catalogue.ts'
import { courseFrames, writeEnrolments, type WantedEnrolment } from './write-learning.ts'
import { idOf, type Stored, type Writing } from './writing.ts'

/** What the folder's students are enrolled in. Reviewers were enrolled by then, and had finished unless the folder says otherwise. */
export async function writeStudents(
  writing: Writing,
  catalogue: Catalogue,
  accounts: Map<string, Stored>,
): Promise<void> {
  const reviews = catalogue.courses.flatMap(({ facts }) =>
    (facts.reviews ?? []).map(review => ({
      key: `${review.by} ${facts.slug}`,
      by: review.by,
      course: facts.slug,
      at: new Date(review.at),
    })),
  )
  const reviewedAt = new Map(reviews.map(review => [review.key, review.at]))
  const stated = (catalogue.students?.entries ?? []).flatMap(({ email, enrolments }) =>
    (enrolments ?? []).map(({ course, progress }) => ({
      key: `${email} ${course}`,
      email,
      course,
      progress,
    })),
  )
  const statedKeys = new Set(stated.map(row => row.key))
  const implied = reviews
    .filter(review => !statedKeys.has(review.key))
    .map(({ key, by, course }) => ({ key, email: by, course, progress: 100 }))
  const wanted: WantedEnrolment[] = [...stated, ...implied].map(({ key, email, course, progress }) => ({
    userId: idOf(accounts, email),
    course,
    progress,
    source: 'student',
    until: reviewedAt.get(key),
  }))
  await writeEnrolments(
    writing,
    wanted,
    await courseFrames(writing, [...new Set(wanted.map(row => row.course))]),
  )
}
