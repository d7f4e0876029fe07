import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { pageJson, sendReady } from '../../plugins/ready-json.ts'
import { Data, IdParams } from '../contract.ts'
import type { CoursePageReader } from './course-page.ts'
import type { FilterCounts } from './filter-counts.ts'
import type { HomeReader } from './home.ts'
import type { CourseLists } from './list.ts'
import type { CataloguePages } from './pages.ts'
import type { SampleQuestions } from './sample-question.ts'
import type { InstructorsAndReviews } from './instructors-and-reviews.ts'
import {
  Category,
  CourseCounts,
  CourseFilterQuery,
  CourseList,
  CoursePage,
  CourseQuery,
  Home,
  ReviewList,
  ReviewQuery,
  SampleAnswer,
  SampleQuery,
  TeacherList,
  TeacherPage,
  TeacherQuery,
} from './schema.ts'

export interface CatalogueReaders {
  lists: CourseLists
  counts: FilterCounts
  course: CoursePageReader
  home: HomeReader
  pages: CataloguePages
  samples: SampleQuestions
  instructorsAndReviews: InstructorsAndReviews
}

/** The public catalogue: nothing here depends on who asks, so all of it is cached. */
// long: a list of routes, each short by itself
export function catalogue({
  lists,
  counts,
  course,
  home,
  pages,
  samples,
  instructorsAndReviews,
}: CatalogueReaders): FastifyPluginAsyncTypebox {
  const tags = ['catalogue']
  return async app => {
    app.get(
      '/home',
      {
        schema: {
          operationId: 'getHome',
          summary: 'Get what the home page shows',
          description:
            'Best-selling, newest and free courses, categories, instructors, questions that are often asked, and the numbers of the site, in one answer.',
          errorCodes: [],
          tags,
          response: { 200: Home },
        },
      },
      async (request, reply) => sendReady(reply, await home.json(request.locale)),
    )

    app.get(
      '/courses',
      {
        schema: {
          operationId: 'listCourses',
          summary: 'Search and list published courses',
          description:
            'Finds courses by text in Arabic or English, however it is spelled, and by filters that all have to fit; page by page.',
          errorCodes: [],
          tags,
          querystring: CourseQuery,
          response: { 200: CourseList },
        },
      },
      async (request, reply) => sendReady(reply, pageJson(await lists.page(request.query, request.locale))),
    )

    app.get(
      '/courses/counts',
      {
        schema: {
          operationId: 'countCourses',
          summary: 'Count the courses that each filter would leave',
          errorCodes: [],
          tags,
          description:
            'For each value of a filter, how many courses it finds beside the other filters and words of the query. Null where there are too many courses to count.',
          querystring: CourseFilterQuery,
          response: { 200: CourseCounts },
        },
      },
      async (request, reply) => sendReady(reply, `{"data":${await counts.json(request.query)}}`),
    )

    app.get(
      '/courses/:id',
      {
        schema: {
          operationId: 'getCourse',
          summary: 'Get a course',
          description:
            'Everything that its page shows before buying: what it teaches and demands, its curriculum, its instructor and what may be tried of it. A course that is not published is 404.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: CoursePage },
        },
      },
      async (request, reply) => sendReady(reply, await course.json(request.params.id, request.locale)),
    )

    app.get(
      '/courses/:id/reviews',
      {
        schema: {
          operationId: 'listReviews',
          summary: 'List the reviews of a course',
          description:
            'Published reviews with the instructor’s replies, in the order asked for, page by page.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          querystring: ReviewQuery,
          response: { 200: ReviewList },
        },
      },
      request => instructorsAndReviews.reviews(request.params.id, request.locale, request.query),
    )

    app.get(
      '/courses/:id/sample-answer',
      {
        schema: {
          operationId: 'checkSampleAnswer',
          summary: 'Check an answer to the question that a course shows to anyone',
          description:
            'Says whether the option is right, which one is, and why. Nothing is kept, and no account is needed.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          querystring: SampleQuery,
          response: { 200: SampleAnswer },
        },
      },
      async request => ({
        data: await samples.check(request.params.id, request.query.option, request.locale),
      }),
    )

    app.get(
      '/categories',
      {
        schema: {
          operationId: 'listCategories',
          summary: 'List categories',
          description: 'All categories with how many published courses each has.',
          errorCodes: [],
          tags,
          response: { 200: Data(Type.Array(Category)) },
        },
      },
      async request => ({ data: await pages.categories(request.locale) }),
    )

    app.get(
      '/teachers',
      {
        schema: {
          operationId: 'listTeachers',
          summary: 'List instructors',
          description: 'Found by name, page by page.',
          errorCodes: [],
          tags,
          querystring: TeacherQuery,
          response: { 200: TeacherList },
        },
      },
      request => instructorsAndReviews.teachers(request.query, request.locale),
    )

    app.get(
      '/teachers/:id',
      {
        schema: {
          operationId: 'getTeacher',
          summary: 'Get an instructor and their courses',
          description: 'The instructor’s profile and published courses.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: TeacherPage },
        },
      },
      async request => ({ data: await pages.teacher(request.params.id, request.locale) }),
    )
  }
}
