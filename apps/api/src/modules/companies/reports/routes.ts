import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { memberOf } from '../../../plugins/caller.ts'
import { actForCompany, readPeople } from '../policy.ts'
import { readCompletion, readScores, readTime } from './overview.ts'
import { listReportPeople } from './people.ts'
import {
  CompletionPeople,
  CompletionReport,
  peopleAre,
  peopleQuery,
  ReportQuery,
  ScoresPeople,
  ScoresQuery,
  ScoresReport,
  TimePeople,
  TimeReport,
} from './schema.ts'

const tags = ['reports']
const inBranch = 'A manager of a branch sees that branch.'
const completionIs =
  'Of what was assigned in the period and not withdrawn, as it stands now; the months also tell what was completed in each.'
const timeIs =
  'Active time by day in Riyadh, in what the company assigned, from the day on which it did until it was withdrawn or the person left.'
const scoresAre =
  'Of the exams of what is assigned, one result for each person and exam, by the last day on which it was handed in; what a review policy holds back is only counted as such.'

/** Reports: completion, time and scores, by course, exam, department and month for every role, by person for those who see people. */
// long: a list of routes, each short by itself
export function reports(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/reports/completion',
      {
        config: { policy: actForCompany, keyScope: 'progress' },
        schema: {
          operationId: 'getCompletionReport',
          summary: 'Count assignments by how far they are',
          errorCodes: [],
          description: `${completionIs} ${inBranch}`,
          tags,
          querystring: ReportQuery,
          response: { 200: CompletionReport },
        },
      },
      async request => ({
        data: await readCompletion(db, memberOf(request), request.query, request.locale),
      }),
    )

    app.get(
      '/reports/completion/people',
      {
        config: { policy: readPeople, keyScope: 'progress' },
        schema: {
          operationId: 'listCompletionPeople',
          summary: 'List people with how far their assignments are',
          errorCodes: [],
          description: `${completionIs} ${peopleAre} ${inBranch}`,
          tags,
          querystring: peopleQuery('completion'),
          response: { 200: CompletionPeople },
        },
      },
      request => listReportPeople(db, memberOf(request), 'completion', request.query, request.locale),
    )

    app.get(
      '/reports/time',
      {
        config: { policy: actForCompany, keyScope: 'progress' },
        schema: {
          operationId: 'getTimeReport',
          summary: 'Add up the time that people learned',
          errorCodes: [],
          description: `${timeIs} ${inBranch}`,
          tags,
          querystring: ReportQuery,
          response: { 200: TimeReport },
        },
      },
      async request => ({ data: await readTime(db, memberOf(request), request.query, request.locale) }),
    )

    app.get(
      '/reports/time/people',
      {
        config: { policy: readPeople, keyScope: 'progress' },
        schema: {
          operationId: 'listTimePeople',
          summary: 'List people with the time that they learned',
          errorCodes: [],
          description: `${timeIs} ${peopleAre} ${inBranch}`,
          tags,
          querystring: peopleQuery('time'),
          response: { 200: TimePeople },
        },
      },
      request => listReportPeople(db, memberOf(request), 'time', request.query, request.locale),
    )

    app.get(
      '/reports/scores',
      {
        config: { policy: actForCompany, keyScope: 'progress' },
        schema: {
          operationId: 'getScoresReport',
          summary: 'Average the results of exams',
          errorCodes: [],
          description: `${scoresAre} ${inBranch}`,
          tags,
          querystring: ScoresQuery,
          response: { 200: ScoresReport },
        },
      },
      async request => ({ data: await readScores(db, memberOf(request), request.query, request.locale) }),
    )

    app.get(
      '/reports/scores/people',
      {
        config: { policy: readPeople, keyScope: 'progress' },
        schema: {
          operationId: 'listScoresPeople',
          summary: 'List people with the results of their exams',
          errorCodes: [],
          description: `${scoresAre} ${peopleAre} ${inBranch}`,
          tags,
          querystring: peopleQuery('scores'),
          response: { 200: ScoresPeople },
        },
      },
      request => listReportPeople(db, memberOf(request), 'scores', request.query, request.locale),
    )
  }
}
