import type { BilingualText } from '../../../db/schema/columns.ts'
import type { SharedNotice } from './notice.ts'

/** Where the portal shows a company's licences and what is offered to it. */
const licencesPath = '/courses?company'

/** A yearly licence ends soon, and nothing continues it: for the company's buyers. */
export function licenceEnding({
  id,
  company,
  endsOn,
  people,
}: {
  id: number
  company: BilingualText
  /** Its last day, ISO. */
  endsOn: string
  /** How many hold a place of it. */
  people: number
}): SharedNotice {
  return {
    kind: 'licence_ending',
    link: licencesPath,
    data: { name: company, licence_id: id, ends_on: endsOn, people },
  }
}

/** A yearly licence is offered: for the company's buyers. */
export function licenceOffered({
  id,
  company,
  places,
  lastDay,
}: {
  id: number
  company: BilingualText
  places: number
  /** On which it can be bought, ISO. */
  lastDay: string
}): SharedNotice {
  return {
    kind: 'licence_offered',
    link: licencesPath,
    data: { name: company, offer_id: id, places, last_day: lastDay },
  }
}
