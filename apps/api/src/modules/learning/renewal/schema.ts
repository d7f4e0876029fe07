import { Type } from 'typebox'
import { Data, Nullable, named } from '../../contract.ts'

/** Of a completed course whose completion ends, in one of `/my-courses`. */
export const Renewal = named('CourseRenewal', {
  is_under_way: Type.Boolean({ description: 'The person has begun to take the course again.' }),
  holds_until: Nullable(
    Type.String({
      format: 'date',
      description:
        'The last day on which the completion holds: by the course’s certificate, or by what a company requires. It may be over.',
    }),
  ),
})

export const BegunRenewal = Data(named('BegunCourseRenewal', { is_under_way: Type.Literal(true) }))

interface RenewalFacts {
  renewingSince: Date | null
  renewBy: string | null
}

/** Null where the completion of a course holds for good, or there is none. */
export function presentRenewal({ renewingSince, renewBy }: RenewalFacts) {
  return renewBy === null && renewingSince === null
    ? null
    : { is_under_way: renewingSince !== null, holds_until: renewBy }
}
