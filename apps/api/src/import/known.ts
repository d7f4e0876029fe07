import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import {
  categories,
  cities,
  countries,
  courses,
  exams,
  instructors,
  jobNames,
  questions,
  sections,
  users,
  type UserKind,
} from '../db/schema/index.ts'
import type { Catalogue } from './read-catalogue.ts'

/** What a package may refer to: all that is stored already. */
export interface Known {
  countries: Set<string>
  /** `SA Riyadh`, by the English name. */
  cities: Set<string>
  jobNames: Set<string>
  categories: Set<string>
  instructors: Set<string>
  courses: Set<string>
  /** Of the addresses that the package names. */
  people: Map<string, UserKind>
  /** Exams that have a password, by {@link examPlace}. */
  withPassword: Set<string>
  /** {@link examPlace} and the question’s key → kind, of the courses that the package names. */
  questions: Map<string, string>
}

/** An exam by its course and its section; of a final one there is none. */
export const examPlace = (slug: string, section: string | null) => `${slug} ${section ?? ''}`

export async function readKnown(db: Database, catalogue: Catalogue): Promise<Known> {
  const slugs = catalogue.courses.map(course => course.facts.slug)
  const named =
    slugs.length === 0
      ? []
      : await db
          .select({ slug: courses.slug, section: sections.key, key: questions.key, kind: questions.kind })
          .from(questions)
          .innerJoin(exams, eq(exams.id, questions.examId))
          .leftJoin(sections, eq(sections.id, exams.sectionId))
          .innerJoin(courses, eq(courses.id, exams.courseId))
          .where(inArray(courses.slug, slugs))
  const emails = emailsOf(catalogue)
  const people =
    emails.length === 0
      ? []
      : await db
          .select({ email: users.email, kind: users.kind })
          .from(users)
          .where(inArray(users.email, emails))
  const places = await db
    .select({ code: countries.code, name: cities.name })
    .from(cities)
    .innerJoin(countries, eq(countries.id, cities.countryId))
  return {
    countries: new Set((await db.select({ code: countries.code }).from(countries)).map(row => row.code)),
    cities: new Set(places.map(row => `${row.code} ${row.name.en}`)),
    jobNames: new Set((await db.select({ slug: jobNames.slug }).from(jobNames)).map(row => row.slug)),
    categories: new Set((await db.select({ slug: categories.slug }).from(categories)).map(row => row.slug)),
    instructors: new Set(
      (await db.select({ slug: instructors.slug }).from(instructors)).map(row => row.slug),
    ),
    courses: new Set(
      (
        await db
          .select({ slug: courses.slug })
          .from(courses)
          .where(inArray(courses.slug, [...coursesNamed(catalogue), '']))
      ).map(row => row.slug),
    ),
    people: new Map(people.map(row => [row.email ?? '', row.kind])),
    withPassword: new Set(await examsWithPassword(db, slugs)),
    questions: new Map(named.map(row => [`${examPlace(row.slug, row.section)} ${row.key}`, row.kind])),
  }
}

async function examsWithPassword(db: Database, slugs: string[]): Promise<string[]> {
  if (slugs.length === 0) return []
  const rows = await db
    .select({ slug: courses.slug, section: sections.key })
    .from(exams)
    .innerJoin(courses, eq(courses.id, exams.courseId))
    .leftJoin(sections, eq(sections.id, exams.sectionId))
    .where(and(isNotNull(exams.passwordHash), inArray(courses.slug, slugs)))
  return rows.map(({ slug, section }) => examPlace(slug, section))
}

function emailsOf(catalogue: Catalogue): string[] {
  return [
    ...new Set([
      ...(catalogue.instructors?.entries ?? []).map(entry => entry.email),
      ...(catalogue.students?.entries ?? []).map(entry => entry.email),
      ...(catalogue.companies?.entries ?? []).flatMap(entry => [
        entry.email,
        ...entry.employees.map(employee => employee.email),
      ]),
      ...catalogue.courses.flatMap(course => (course.facts.reviews ?? []).map(review => review.by)),
    ]),
  ]
}

function coursesNamed(catalogue: Catalogue): string[] {
  return [
    ...new Set([
      ...(catalogue.students?.entries ?? []).flatMap(entry =>
        (entry.enrolments ?? []).map(enrolment => enrolment.course),
      ),
      ...(catalogue.companies?.entries ?? []).flatMap(entry =>
        entry.employees.flatMap(employee => employee.assignments.map(assignment => assignment.course)),
      ),
      ...catalogue.courses.flatMap(course => course.facts.prerequisites ?? []),
    ]),
  ]
}
