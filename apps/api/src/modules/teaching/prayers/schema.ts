import { Type } from 'typebox'
import { Choice, Data, Moment, named, strict } from '../../contract.ts'
import { prayerKinds } from '../../platform/calendar/prayers.ts'

export const PrayersQuery = strict({
  from: Moment,
  until: Moment,
  needed_seconds: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 86_400,
      description:
        'How long a person needs without a break who may begin at any time in it, such as the time limit of an exam. Without it, all of the time is needed.',
    }),
  ),
})

export const Prayers = Data(
  Type.Array(
    named('PrayerClash', {
      kind: Choice(prayerKinds),
      cities: Type.Array(
        Type.Object({
          name: Type.String(),
          at: { ...Moment, description: 'The sunset that ends the fast, or the noon of Friday prayer.' },
        }),
        { description: 'The earliest first, five at most.' },
      ),
      more: Type.Integer({ description: 'How many cities are not named.' }),
    }),
  ),
)
