import { Type } from 'typebox'
import { Cursor, CursorPage, Data, Id, Moment, named, strict } from '../../contract.ts'

export const CourseRatings = Data(
  Type.Array(
    named('CourseRating', {
      course_id: Id,
      mean: Type.Number({ description: 'Of stars, 1 to 5, to two decimals.' }),
      count: Type.Integer(),
    }),
  ),
)
export const CourseReviewsQuery = strict({ cursor: Cursor })
export const CourseReviews = CursorPage(
  named('EmployeeReview', {
    id: Id,
    employee: Type.Object({ id: Id, name: Type.String() }),
    stars: Type.Integer(),
    text: Type.String({ description: 'Empty where only stars were given.' }),
    created_at: Moment,
  }),
)
