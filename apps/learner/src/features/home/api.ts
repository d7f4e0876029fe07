import { clientQuery } from '@masar/app-shell'
import type { Answer } from '../catalogue/types.ts'

export type Home = Answer<'/home'>['data']
export type MyCourse = Answer<'/my-courses'>['data']['my_courses'][number]

/** The whole home page in one call. */
export const homeQuery = () => clientQuery('/home')

export const myCoursesQuery = () => clientQuery('/my-courses')
