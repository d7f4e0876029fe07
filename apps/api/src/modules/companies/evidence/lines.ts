import { siteTimeZone } from '@masar/text'
import type { EvidenceFacts, SnapshotPerson } from '../../../db/schema/index.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { Cell } from '../files/table.ts'
import { evidenceCells } from '../requirements/evidence.ts'

/** The cells of a frozen person, in the columns of evidence. */
export function linesOf(facts: EvidenceFacts, locale: Locale): (person: SnapshotPerson) => Cell[] {
  const made = dayMade(facts)
  const title = pick(facts.requirement.title, locale)
  return person => {
    const department = person.department && pick(person.department, locale)
    return [facts.as_of, title, ...evidenceCells({ ...person, department }, made, locale)]
  }
}

/** The day of its company on which a snapshot was taken, ISO. */
function dayMade({ made_at: at, company }: EvidenceFacts): string {
  const timeZone = company.time_zone ?? siteTimeZone
  return new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', { timeZone }).format(new Date(at))
}
