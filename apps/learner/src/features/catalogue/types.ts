import type { ClientPaths, ReadAnswer } from '@masar/api-sdk'

/** The body of a successful GET on client-api. */
export type Answer<Path extends keyof ClientPaths> = ReadAnswer<ClientPaths, Path>

export type CoursesAnswer = Answer<'/courses'>
export type Course = CoursesAnswer['data'][number]
export type FavoriteCourse = Answer<'/favorites'>['data'][number]
export type CourseDetails = Answer<'/courses/{id}'>['data']
export type Category = Answer<'/categories'>['data'][number]
export type Teacher = Answer<'/teachers'>['data'][number]
export type Review = CourseDetails['reviews'][number]
export type Question = Answer<'/faqs'>['data'][number]
