import type { UserKind } from '../db/schema/index.ts'
import type { Known } from './known.ts'
import type { Catalogue, Sheet } from './read-catalogue.ts'
import type { CompanyEntry } from './shapes.ts'
import type { Path, Source } from './source.ts'

/** Checks what the people's files say of each other and of places. @returns the kind of account behind each address */
export function checkPeople(catalogue: Catalogue, all: Known): Map<string, UserKind> {
  const kinds = new Map(all.people)
  const here = new Set<string>()
  const account = (source: Source, at: Path, email: string, kind: UserKind) => {
    const other = kinds.get(email) ?? kind
    if (other !== kind) source.error(at, `"${email}" is the address of another kind of account (${other})`)
    kinds.set(email, other)
  }
  const own = (source: Source, at: Path, email: string, kind: UserKind) => {
    if (isTaken(here, email)) source.error(at, `"${email}" is used above already`)
    else account(source, at, email, kind)
  }
  for (const [index, entry] of (catalogue.instructors?.entries ?? []).entries()) {
    const { source } = catalogue.instructors as Sheet<unknown>
    own(source, [index, 'email'], entry.email, 'instructor')
    checkPlace(source, [index], entry, all)
  }
  for (const [index, entry] of (catalogue.students?.entries ?? []).entries()) {
    const { source } = catalogue.students as Sheet<unknown>
    own(source, [index, 'email'], entry.email, 'student')
    checkPlace(source, [index], entry, all)
    checkJob(source, [index], entry.job, all)
    checkCourses(source, [index, 'enrolments'], entry.enrolments ?? [], all)
  }
  for (const [index, entry] of (catalogue.companies?.entries ?? []).entries()) {
    const { source } = catalogue.companies as Sheet<unknown>
    own(source, [index, 'email'], entry.email, 'company')
    checkEmployees(source, [index, 'employees'], entry, all, (at, email) =>
      account(source, at, email, 'student'),
    )
    checkRequirements(source, [index, 'requirements'], entry, all)
    checkShelf(source, [index, 'shelf'], entry, all)
    checkBudgets(source, [index, 'budgets'], entry, all)
    checkLicence(source, [index, 'licence', 'learners'], entry, all)
  }
  return kinds
}

function checkEmployees(
  source: Source,
  at: Path,
  company: CompanyEntry,
  all: Known,
  account: (at: Path, email: string) => void,
): void {
  const emails = new Set<string>()
  const numbers = new Set<string>()
  for (const [index, employee] of company.employees.entries()) {
    const here = [...at, index]
    if (isTaken(emails, employee.email))
      source.error([...here, 'email'], `"${employee.email}" is used above already`)
    else account([...here, 'email'], employee.email)
    if (employee.number !== undefined && isTaken(numbers, employee.number))
      source.error([...here, 'number'], `"${employee.number}" is used above already`)
    checkJob(source, here, employee.job, all)
    checkCourses(source, [...here, 'assignments'], employee.assignments, all)
    for (const [i, assignment] of employee.assignments.entries()) {
      const place = [...here, 'assignments', i]
      if (employee.state === 'invited' && assignment.progress > 0)
        source.error([...place, 'progress'], 'must be 0 while the invitation is not accepted')
      if (assignment.score !== undefined && assignment.progress < 100)
        source.error([...place, 'score'], 'needs a progress of 100')
    }
  }
}

function checkRequirements(source: Source, at: Path, company: CompanyEntry, all: Known): void {
  const entries = company.requirements ?? []
  checkCourses(source, at, entries, all)
  const [emails, departments] = [
    new Set(company.employees.map(employee => employee.email)),
    new Set(company.employees.map(employee => employee.department?.en)),
  ]
  for (const [index, entry] of entries.entries()) {
    if (entry.department !== undefined && !departments.has(entry.department))
      source.error([...at, index, 'department'], `names "${entry.department}", which has no one in it`)
    for (const [i, waiver] of (entry.waivers ?? []).entries())
      if (!emails.has(waiver.employee))
        source.error(
          [...at, index, 'waivers', i, 'employee'],
          `names "${waiver.employee}", who is no employee`,
        )
  }
}

function checkShelf(source: Source, at: Path, { shelf = {} }: CompanyEntry, all: Known): void {
  for (const [index, slug] of (shelf.courses ?? []).entries())
    if (!all.courses.has(slug)) source.error([...at, 'courses', index], `names "${slug}", which is not known`)
  for (const [index, slug] of (shelf.categories ?? []).entries())
    if (!all.categories.has(slug))
      source.error([...at, 'categories', index], `names "${slug}", which is not known`)
}

function checkLicence(source: Source, at: Path, { licence, employees }: CompanyEntry, all: Known): void {
  checkLearners(source, at, licence?.learners ?? [], employees, all)
}

function checkBudgets(source: Source, at: Path, company: CompanyEntry, all: Known): void {
  for (const [index, { department, spent }] of (company.budgets ?? []).entries()) {
    const people = company.employees.filter(each => each.department?.en === department)
    if (people.length === 0)
      source.error([...at, index, 'department'], `names "${department}", in which no one works`)
    checkLearners(source, [...at, index, 'spent'], spent, people, all)
  }
}

/** @param people who may be named */
function checkLearners(
  source: Source,
  at: Path,
  learners: readonly { employee: string; course: string }[],
  people: CompanyEntry['employees'],
  all: Known,
): void {
  for (const [index, { employee, course }] of learners.entries()) {
    if (!all.courses.has(course))
      source.error([...at, index, 'course'], `names "${course}", which is not known`)
    if (!people.some(({ email }) => email === employee))
      source.error([...at, index, 'employee'], `names "${employee}", who is no employee`)
  }
}

function checkPlace(source: Source, at: Path, entry: { country: string; city: string }, all: Known): void {
  if (!all.countries.has(entry.country))
    source.error([...at, 'country'], `names "${entry.country}", which is not known`)
  else if (!all.cities.has(`${entry.country} ${entry.city}`))
    source.error([...at, 'city'], `names "${entry.city}", which is no known city of ${entry.country}`)
}

function checkJob(source: Source, at: Path, job: string, all: Known): void {
  if (!all.jobNames.has(job)) source.error([...at, 'job'], `names "${job}", which is not known`)
}

function checkCourses(source: Source, at: Path, entries: { course: string }[], all: Known): void {
  const seen = new Set<string>()
  for (const [index, entry] of entries.entries()) {
    if (isTaken(seen, entry.course))
      source.error([...at, index, 'course'], `"${entry.course}" is used above already`)
    else if (!all.courses.has(entry.course))
      source.error([...at, index, 'course'], `names "${entry.course}", which is not known`)
  }
}

/** Whether the key was seen before; it counts as seen from now on. */
export function isTaken(seen: Set<string>, key: string): boolean {
  return seen.size === seen.add(key).size
}
