import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { memberOf } from '../../../plugins/caller.ts'
import { once, onceErrors } from '../../../plugins/idempotency.ts'
import { pathStates } from '../../../db/schema/index.ts'
import {
  Choice,
  CursorPage,
  Data,
  Empty,
  Id,
  IdParams,
  Moment,
  Nullable,
  body,
  largestInteger,
  named,
  strict,
} from '../../contract.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { changePaths, readPeople } from '../policy.ts'
import { readPaths } from './list.ts'
import { listPathPeople, PathPeopleQuery } from './people.ts'
import { changePath, createPath, deletePath, setPathState } from './service.ts'

const tags = ['learning paths']
const { String, Integer, Boolean } = Type

const Names = strict({
  ar: Type.Optional(String({ maxLength: 200 })),
  en: Type.Optional(String({ maxLength: 200 })),
})
const written = {
  names: Names,
  order_enforced: Boolean({ description: 'Whether each course opens after the one before it.' }),
  course_ids: Type.Array(Id, { maxItems: 50, description: 'In their order.' }),
}
const Version = Integer({
  minimum: 1,
  maximum: largestInteger,
  description: 'Rises with each change.',
})
const Path = named(
  'LearningPath',
  {
    id: Id,
    name: String(),
    names: Type.Object({ ar: Type.Optional(String()), en: Type.Optional(String()) }),
    state: Choice(pathStates),
    order_enforced: Boolean(),
    version: Version,
    people: Integer({ description: 'To whom it is assigned.' }),
    percent: Nullable(Integer({ description: 'Mean progress over what is assigned by it.' })),
    courses: Type.Array(
      Type.Object({ id: Id, title: String(), category_slug: String(), is_withdrawn: Boolean() }),
    ),
  },
  {
    examples: [
      {
        id: 2,
        name: 'تأهيل الموظف الجديد',
        names: { ar: 'تأهيل الموظف الجديد', en: 'First weeks' },
        state: 'published',
        order_enforced: true,
        version: 3,
        people: 12,
        percent: 58,
        courses: [{ id: 7, title: 'تحليل البيانات بالجداول', category_slug: 'data', is_withdrawn: false }],
      },
    ],
  },
)

const PathPeople = CursorPage(
  named(
    'LearningPathPerson',
    {
      employee: Type.Object({ id: Id, name: String() }),
      courses: Integer(),
      completed: Integer(),
      percent: Integer({ description: 'Mean progress over the courses that the path has now.' }),
      next: Nullable(
        Type.Object({ id: Id, title: String() }, { description: 'The first that is not completed.' }),
      ),
      due_on: Nullable(String({ format: 'date', description: 'The earliest of what is not completed.' })),
      due_days: Nullable(
        Integer({
          description:
            'Days after joining, for people who have not joined; the fewest of what is not completed.',
        }),
      ),
      counts_working_days: Boolean(),
      completed_at: Nullable(Moment),
    },
    {
      examples: [
        {
          employee: { id: 204, name: 'سارة العتيبي' },
          courses: 3,
          completed: 1,
          percent: 40,
          next: { id: 12, title: 'قيادة الفرق الصغيرة' },
          due_on: '2026-12-31',
          due_days: null,
          counts_working_days: false,
          completed_at: null,
        },
      ],
    },
  ),
)
/** Courses in an order, which a company assigns together. */
// long: a list of routes, each short by itself
export function learningPaths(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/learning-paths',
      {
        config: { policy: readPeople, keyScope: 'progress' },
        schema: {
          operationId: 'listLearningPaths',
          summary: 'List learning paths',
          description: 'Drafts and published ones, with how many people have each and how far those are.',
          errorCodes: [],
          tags,
          response: { 200: Data(Type.Array(Path)) },
        },
      },
      async request => ({ data: await readPaths(db, memberOf(request), request.locale) }),
    )

    app.get(
      '/learning-paths/:id',
      {
        config: { policy: readPeople, keyScope: 'progress' },
        schema: {
          operationId: 'getLearningPath',
          summary: 'Get a learning path',
          description: 'Its courses in their order, its state, and the version that a change has to name.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: Data(Path) },
        },
      },
      async request => {
        const [path] = await readPaths(db, memberOf(request), request.locale, request.params.id)
        if (!path) throw new AppError('not_found')
        return { data: path }
      },
    )

    app.post(
      '/learning-paths',
      {
        config: { policy: changePaths },
        schema: {
          operationId: 'createLearningPath',
          summary: 'Create a learning path, as a draft',
          description:
            'Courses in the order in which they are learned. It cannot be assigned before it is published. Answers with its id.',
          errorCodes: [...onceErrors],
          tags,
          body: body('NewLearningPath', written, {
            names: { ar: 'تأهيل الموظف الجديد', en: 'First weeks' },
            order_enforced: true,
            course_ids: [7, 12],
          }),
          response: { 200: Data(Type.Object({ id: Id })) },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        return {
          data: await once(db, request, async tx => ({ id: await createPath(tx, actor, request.body) })),
        }
      },
    )

    app.put(
      '/learning-paths/:id',
      {
        config: { policy: changePaths },
        schema: {
          operationId: 'changeLearningPath',
          summary: 'Change a learning path, or the order of its courses',
          errorCodes: ['not_found', 'conflict'],
          description:
            'With the version that was read: if it has changed meanwhile, the answer is `conflict`. What was assigned by it stays as it is.',
          tags,
          params: IdParams,
          body: body(
            'LearningPathChange',
            { ...written, version: Version },
            {
              names: { ar: 'تأهيل الموظف الجديد', en: 'First weeks' },
              order_enforced: true,
              course_ids: [7, 12, 3],
              version: 2,
            },
          ),
          response: { 200: Data(Type.Object({ version: Version })) },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        return {
          data: {
            version: await db.transaction(tx => changePath(tx, actor, request.params.id, request.body)),
          },
        }
      },
    )

    app.get(
      '/learning-paths/:id/people',
      {
        config: { policy: readPeople, keyScope: 'progress' },
        schema: {
          operationId: 'listLearningPathPeople',
          summary: 'List who has a learning path, and how far each one is',
          errorCodes: ['not_found'],
          description: 'A manager of a branch sees the people of that branch.',
          tags,
          params: IdParams,
          querystring: PathPeopleQuery,
          response: { 200: PathPeople },
        },
      },
      request => listPathPeople(db, memberOf(request), request.params.id, request.query, request.locale),
    )

    for (const [act, state, summary, description] of [
      [
        'publish',
        'published',
        'Publish a learning path, so that it can be assigned',
        'One that can’t be published as it stands is 409 `conflict`.',
      ],
      [
        'archive',
        'archived',
        'Archive a learning path',
        'It can no longer be assigned; it stays for those who have it.',
      ],
    ] as const)
      app.post(
        `/learning-paths/:id/${act}`,
        {
          config: { policy: changePaths },
          schema: {
            operationId: `${act}LearningPath`,
            summary,
            description,
            errorCodes: ['not_found', 'conflict'],
            tags,
            params: IdParams,
            response: { 200: Empty },
          },
        },
        async request => {
          const actor = companyActorOf(request)
          await db.transaction(tx => setPathState(tx, actor, request.params.id, state))
          return { data: null }
        },
      )

    app.delete(
      '/learning-paths/:id',
      {
        config: { policy: changePaths },
        schema: {
          operationId: 'deleteLearningPath',
          summary: 'Delete a learning path',
          errorCodes: ['not_found', 'path_assigned', 'path_required'],
          description: 'Only while no one has it; else it can be archived.',
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        await db.transaction(tx => deletePath(tx, actor, request.params.id))
        return { data: null }
      },
    )
  }
}
