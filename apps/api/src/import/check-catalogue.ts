import { checkPeople, isTaken } from './check-people.ts'
import { examPlace, type Known } from './known.ts'
import type { Catalogue, Sheet } from './read-catalogue.ts'
import type { PackagedExam } from './read-exams.ts'
import type { Held } from './shapes.ts'

/** What no single file can say: every name that one file uses is one that another file, or the database, holds. */
export function checkCatalogue(catalogue: Catalogue, known: Known): void {
  const all = joined(catalogue, known)
  once(catalogue.countries, entry => entry.code, 'code')
  once(catalogue.jobNames, entry => entry.slug, 'slug')
  once(catalogue.categories, entry => entry.slug, 'slug')
  once(catalogue.instructors, entry => entry.slug, 'slug')
  once(catalogue.companies, entry => entry.slug, 'slug')
  const kinds = checkPeople(catalogue, all)
  for (const { source, facts, exams } of catalogue.courses) {
    if (!all.instructors.has(facts.instructor))
      source.error(['instructor'], `names "${facts.instructor}", who is not known`)
    if (!all.categories.has(facts.category))
      source.error(['category'], `names "${facts.category}", which is not known`)
    for (const [index, slug] of (facts.prerequisites ?? []).entries()) {
      if (slug === facts.slug) source.error(['prerequisites', index], 'is the course itself')
      else if (!all.courses.has(slug))
        source.error(['prerequisites', index], `names "${slug}", which is not known`)
    }
    for (const [index, lesson] of facts.curriculum.flatMap(section => section.lessons).entries()) {
      if (lesson.opens_at !== undefined && lesson.opens_after_days !== undefined)
        source.error(['curriculum', index], 'opens at a date or after days, not both')
    }
    for (const [index, review] of (facts.reviews ?? []).entries()) {
      if (
        kinds.get(review.by) !== 'student' &&
        !catalogue.incomplete.has('students') &&
        !catalogue.incomplete.has('companies')
      )
        source.error(['reviews', index, 'by'], `names "${review.by}", who is no known student`)
    }
    for (const exam of exams) checkPackagedExam(facts.slug, exam, known)
  }
}

function checkPackagedExam(slug: string, { section, source, facts }: PackagedExam, known: Known): void {
  const place = examPlace(slug, section)
  if (facts.has_password === true && facts.password === undefined && !known.withPassword.has(place))
    source.error(
      ['has_password'],
      'needs "password": an exported exam never holds its own, so set one, or remove this line',
    )
  for (const [index, question] of facts.questions.entries()) {
    const was = known.questions.get(`${place} ${question.key}`)
    if (was !== undefined && was !== question.kind)
      source.error(
        ['questions', index, 'kind'],
        `was ${was} when it was imported; give the new question a new key`,
      )
  }
}

function joined(catalogue: Catalogue, known: Known): Known {
  const more = <T>(
    name: Held,
    stored: Set<string>,
    entries: T[] | undefined,
    keysOf: (entry: T) => string[],
  ) =>
    catalogue.incomplete.has(name) ? new Anything() : new Set([...stored, ...(entries ?? []).flatMap(keysOf)])
  return {
    ...known,
    countries: more('countries', known.countries, catalogue.countries?.entries, entry => [entry.code]),
    cities: more('countries', known.cities, catalogue.countries?.entries, entry =>
      entry.cities.map(city => `${entry.code} ${city.en}`),
    ),
    jobNames: more('job-names', known.jobNames, catalogue.jobNames?.entries, entry => [entry.slug]),
    categories: more('categories', known.categories, catalogue.categories?.entries, entry => [entry.slug]),
    instructors: more('instructors', known.instructors, catalogue.instructors?.entries, entry => [
      entry.slug,
    ]),
    courses: more('courses', known.courses, catalogue.courses, course => [course.facts.slug]),
  }
}

/** Stands for a file with errors of its own: it may have named anything. */
class Anything extends Set<string> {
  override has(): boolean {
    return true
  }
}

function once<T>(sheet: Sheet<T[]> | undefined, keyOf: (entry: T) => string, field: string): void {
  const seen = new Set<string>()
  for (const [index, entry] of (sheet?.entries ?? []).entries()) {
    if (isTaken(seen, keyOf(entry)))
      sheet?.source.error([index, field], `"${keyOf(entry)}" is used above already`)
  }
}
