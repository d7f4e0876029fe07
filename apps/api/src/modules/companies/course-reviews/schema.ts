import { Type, type Static } from 'typebox'
import { Choice, CursorPage, Data, Id, Moment, named, strict } from '../../contract.ts'
import { finding } from '../../finding.ts'

export const CourseRatings = Data(
  Type.Array(
    named('CourseRating', {
      course_id: Id,
      mean: Type.Number({ description: 'Of stars, 1 to 5, to two decimals.' }),
      count: Type.Integer(),
    }),
  ),
)
/** By age, or by the stars, the most or the fewest first. */
const reviewSorts = ['newest', 'oldest', 'best', 'worst'] as const
export const CourseReviewsQuery = strict({ ...finding, sort: Type.Optional(Choice(reviewSorts)) })
export type CourseReviewsQuery = Static<typeof CourseReviewsQuery>
export const CourseReviews = CursorPage(
  named('EmployeeReview', {
    id: Id,
    employee: Type.Object({ id: Id, name: Type.String() }),
    stars: Type.Integer(),
    text: Type.String({ description: 'Empty where only stars were given.' }),
    created_at: Moment,
  }),
)
