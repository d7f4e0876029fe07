import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { changePeople } from '../policy.ts'
import { remindOfRequirements } from './reminding.ts'
import { Reminded, ReminderOrder } from './schema.ts'

/** Reminds people of what a company requires of them. */
export function requirementReminders(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/requirements/remind',
      {
        config: { policy: changePeople },
        schema: {
          operationId: 'remindOfRequirements',
          summary: 'Remind people of what is required of them',
          errorCodes: [],
          description:
            'Of what they have not met, whether it is assigned to them or not. The notification leads to the course, where who has no access asks the company for it. Nobody is reminded twice within a day. A manager of a branch reminds the people of that branch.',
          tags: ['requirements'],
          body: ReminderOrder,
          response: { 200: Reminded },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        const { ids, requirement_id: requirementId } = request.body
        return { data: await db.transaction(tx => remindOfRequirements(tx, actor, ids, requirementId)) }
      },
    )
  }
}
