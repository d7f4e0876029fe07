import { Type } from 'typebox'
import { CourseCard } from '../catalogue/schema.ts'
import { Data, Id, body, named, strict } from '../contract.ts'

export const FavoriteBody = body('FavoriteBody', { course_id: Id }, { course_id: 7 })
/** A course is named once. */
export const FavoriteOrder = body(
  'FavoriteOrder',
  {
    course_ids: Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true }),
  },
  { course_ids: [7, 3, 12] },
)
export const FavoriteParams = strict({ id: Id })
const FavoriteCourse = named('FavoriteCourse', {
  ...CourseCard.properties,
  is_enrolled: Type.Boolean({ description: 'Whether the person may learn it now.' }),
})
export const Favorites = Data(Type.Array(FavoriteCourse))
