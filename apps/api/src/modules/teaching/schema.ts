import { Type } from 'typebox'
import { courseStates } from '../../db/schema/index.ts'
import { Choice, Data, Id, named } from '../contract.ts'

export const TaughtCourses = Data(
  Type.Array(
    named('TaughtCourse', {
      id: Id,
      title: Type.String(),
      state: Choice(courseStates),
      learners: Type.Integer(),
      rating: Type.Number({ description: 'Stars; 0 where there are no reviews.' }),
      rating_count: Type.Integer(),
      reviews_waiting: Type.Integer({ description: 'Reviews that say something and have no answer yet.' }),
      exams: Type.Array(
        named('TaughtExam', {
          id: Id,
          title: Type.String(),
          graded: Type.Integer({ description: 'Attempts with a result.' }),
          waiting: Type.Integer({ description: 'Answers in the grading queue.' }),
        }),
      ),
    }),
  ),
)
