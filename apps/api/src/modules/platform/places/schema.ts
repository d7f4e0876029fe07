import { Type } from 'typebox'
import { Data, Id, named } from '../../contract.ts'

export const Countries = Data(
  Type.Object({
    countries: Type.Array(
      named(
        'Country',
        {
          id: Id,
          code: Type.String(),
          dial_code: Type.String(),
          name: Type.String(),
          has_cities: Type.Boolean({
            description: 'Whether there is a list of its cities; else they are typed.',
          }),
        },
        {
          examples: [
            { id: 194, code: 'SA', dial_code: '966', name: 'المملكة العربية السعودية', has_cities: true },
          ],
        },
      ),
    ),
  }),
)
export const Cities = Data(
  Type.Object({
    cities: Type.Array(
      named('City', { id: Id, name: Type.String() }, { examples: [{ id: 1, name: 'الرياض' }] }),
    ),
  }),
)
/** The one name in the API that is not snake_case; its readers spell it so. */
export const JobNames = Data(
  Type.Object({
    jobNames: Type.Array(
      named('JobName', { id: Id, name: Type.String() }, { examples: [{ id: 3, name: 'محاسب' }] }),
    ),
  }),
)
