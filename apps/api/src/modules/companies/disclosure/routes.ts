import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { memberOf } from '../../../plugins/caller.ts'
import { Empty } from '../../contract.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { closeDisclosures, readPeople } from '../policy.ts'
import { closeDisclosure, readDisclosure } from './closing.ts'
import { listPeople } from './people.ts'
import { changePlan } from './plan.ts'
import { changeRules } from './rules.ts'
import {
  Disclosure,
  DisclosurePeople,
  DisclosurePeopleQuery,
  DisclosureYear,
  TrainingPlanOrder,
  TrainingRules,
  YearQuery,
} from './schema.ts'

const tags = ['reports']

/** The yearly disclosure of training: what a year reads as, who is short of hours, and closing it. */
// long: a list of routes, each short by itself
export function trainingDisclosures(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/training-disclosure',
      {
        config: { policy: readPeople },
        schema: {
          operationId: 'getTrainingDisclosure',
          summary: 'Add up a year of training, and read what was disclosed of it',
          errorCodes: [],
          description:
            'Active time in what the company assigned or licensed, and training elsewhere. A closed year is measured by the rules it was closed with. A manager of a branch sees that branch, without plan and figures of the whole company.',
          tags,
          querystring: YearQuery,
          response: { 200: Disclosure },
        },
      },
      async request => ({
        data: await readDisclosure(db, memberOf(request), request.query.year, request.locale),
      }),
    )

    app.get(
      '/training-disclosure/people',
      {
        config: { policy: readPeople },
        schema: {
          operationId: 'listDisclosurePeople',
          summary: 'List people with the training that they had in a year',
          errorCodes: ['not_found'],
          description:
            'By name, or by how many units each has. A manager of a branch sees the people of that branch.',
          tags,
          querystring: DisclosurePeopleQuery,
          response: { 200: DisclosurePeople },
        },
      },
      request => listPeople(db, memberOf(request), request.query, request.locale),
    )

    app.put(
      '/training-plan',
      {
        config: { policy: closeDisclosures },
        schema: {
          operationId: 'putTrainingPlan',
          summary: 'Set what is planned for a year of training',
          errorCodes: ['disclosure_closed'],
          description: 'Plan, budget and goal, and the trainees by class that only the company can count.',
          tags,
          body: TrainingPlanOrder,
          response: { 200: Empty },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        await db.transaction(tx => changePlan(tx, actor, request.body))
        return { data: null }
      },
    )

    app.put(
      '/training-rules',
      {
        config: { policy: closeDisclosures },
        schema: {
          operationId: 'putTrainingRules',
          summary: 'Set what the authority demands of a year of training',
          errorCodes: [],
          description: 'Holds for every year that is not closed.',
          tags,
          body: TrainingRules,
          response: { 200: Empty },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        await db.transaction(tx => changeRules(tx, actor, request.body))
        return { data: null }
      },
    )

    app.post(
      '/training-disclosure/close',
      {
        config: { policy: closeDisclosures },
        schema: {
          operationId: 'closeTrainingDisclosure',
          summary: 'Close a year: what is disclosed of it does not change any more',
          description:
            'Keeps what is disclosed of the year as it is now. A year that has not ended is 409 `disclosure_year_open`.',
          errorCodes: ['disclosure_year_open', 'disclosure_closed'],
          tags,
          body: DisclosureYear,
          response: { 200: Empty },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        await db.transaction(tx => closeDisclosure(tx, actor, request.body.year))
        return { data: null }
      },
    )
  }
}
