import type { ClientPaths } from '@masar/api-sdk'
import { clientQuery } from '@masar/app-shell'

type Answer = ClientPaths['/my-courses']['get']['responses'][200]['content']['application/json']
export type MyCourse = Answer['data']['my_courses'][number]
export type WaitingCourse = Answer['data']['waiting'][number]

/** The courses of the person who is signed in. */
export function myCoursesQuery() {
  return clientQuery('/my-courses')
}
