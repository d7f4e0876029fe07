import { safeReturnPath, stripLocale } from '@masar/site-map'

/**
 * The free course that a visitor has pressed to join: its id and the moment of the press, as the course's page writes it. It is kept in this tab
 * alone, where no link from elsewhere can write: an address that leads through the sign-in to a course enrols no one.
 */
const key = 'masar-enrolment-intent'
/** As long as a registration waits for its code, in milliseconds. */
const lifetime = 3_600_000

/** The course that the way in leads to, where it was pressed to join it. @param next where the way in leads */
export function intendedCourse(next: string | undefined): number | null {
  const [course = 0, at = 0] = (sessionStorage.getItem(key) ?? '').split(' ').map(Number)
  const leadsThere = stripLocale(safeReturnPath(next) ?? '') === `/Course/${course}`
  return leadsThere && Date.now() - at < lifetime ? course : null
}

/** The same for the signed-in person; the intent is used up, wherever this sign-in leads. */
export function takeIntendedCourse(next: string | undefined): number | null {
  const course = intendedCourse(next)
  sessionStorage.removeItem(key)
  return course
}
