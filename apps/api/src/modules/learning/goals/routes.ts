import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { goalUnits } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import { body, Choice, Data, named, Nullable, strict } from '../../contract.ts'
import { readGoal, setGoal } from './goals.ts'

const tags = ['learning']
const mostDays = 7
const mostMinutes = 6000

const goal = {
  unit: Choice(goalUnits),
  target: Type.Integer({
    minimum: 1,
    maximum: mostMinutes,
    description: `In a week: at most ${mostDays} days, or ${mostMinutes} minutes.`,
  }),
}
const Progress = Data(
  named('LearningGoal', {
    goal: Nullable(Type.Object(goal, { description: 'Null while none is set.' })),
    week: Type.Object(
      {
        days: Type.Integer({ description: 'Days with a minute of learning or more.' }),
        seconds: Type.Integer({ description: 'Active time.' }),
      },
      { description: 'Since the first day of the week in the account’s country, in Riyadh’s time.' },
    ),
    streak_days: Type.Integer({
      description: 'Days of learning in a row. A single missed day is forgiven; two in a row end it.',
    }),
    month_seconds: Type.Integer({ description: 'Active time of this month.' }),
  }),
)
const GoalBody = body(
  'LearningGoalBody',
  { goal: Nullable(strict(goal)) },
  { goal: { unit: 'minutes', target: 120 } },
)

/** What a learner means to learn in a week. */
export function learningGoals(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/learning-goal',
      {
        schema: {
          operationId: 'getLearningGoal',
          summary: 'Get the caller’s weekly goal, and what they learned',
          description:
            'How many hours a week the person set out to learn, how many they did, and the days in a row on which they learned.',
          errorCodes: [],
          tags,
          response: { 200: Progress },
        },
      },
      async request => ({ data: await readGoal(db, viewerOf(request).id) }),
    )

    app.put(
      '/learning-goal',
      {
        schema: {
          operationId: 'setLearningGoal',
          summary: 'Set the caller’s weekly goal, or take it off',
          errorCodes: ['validation'],
          description: 'Null takes it off; the answer is what `GET` answers.',
          tags,
          body: GoalBody,
          response: { 200: Progress },
        },
      },
      async request => {
        const { goal: wanted } = request.body
        if (wanted?.unit === 'days' && wanted.target > mostDays)
          throw new AppError('validation', { fields: { target: [{ code: 'too_big', limit: mostDays }] } })
        await setGoal(db, viewerOf(request).id, wanted)
        return { data: await readGoal(db, viewerOf(request).id) }
      },
    )
  }
}
