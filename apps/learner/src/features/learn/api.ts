import type { ClientPaths } from '@masar/api-sdk'
import { clientQuery } from '@masar/app-shell'

type Answer = ClientPaths['/my-courses']['get']['responses'][200]['content']['application/json']
export type MyCourse = Answer['data']['my_courses'][number]
export type WaitingCourse = Answer['data']['waiting'][number]

export type LearningGoal =
  ClientPaths['/learning-goal']['get']['responses'][200]['content']['application/json']['data']
export type Goal = NonNullable<LearningGoal['goal']>

/** The courses of the person who is signed in. */
export function myCoursesQuery() {
  return clientQuery('/my-courses')
}

/** The weekly goal of the person who is signed in, and what they learned. */
export function learningGoalQuery() {
  return clientQuery('/learning-goal')
}
