import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../../db/client.ts'
import { Empty, IdParams } from '../../../contract.ts'
import { companyActorOf } from '../../../platform/audit/actor.ts'
import { actForCompany } from '../../policy.ts'
import { mailSavedReport } from './mailing.ts'
import {
  MadeSavedReport,
  SavedReportBody,
  SavedReportChange,
  SavedReportMail,
  SavedReports,
} from './schema.ts'
import { changeSavedReport, deleteSavedReport, listSavedReports, saveReport } from './service.ts'

const tags = ['reports']

/** Views of reports under a name: each opens them with what the own role sees. */
// long: a list of routes, each short by itself
export function savedReports(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/saved-reports',
      {
        config: { policy: actForCompany },
        schema: {
          operationId: 'listSavedReports',
          summary: 'List the saved views of reports',
          errorCodes: [],
          description: 'One’s own, and those that are shared; none that the role may not open.',
          tags,
          response: { 200: SavedReports },
        },
      },
      async request => ({ data: await listSavedReports(db, companyActorOf(request)) }),
    )

    app.post(
      '/saved-reports',
      {
        config: { policy: actForCompany },
        schema: {
          operationId: 'saveReport',
          summary: 'Save a view of a report under a name',
          errorCodes: ['too_many_saved_reports'],
          description: 'What it shows is not saved: it is counted anew whenever it is opened.',
          tags,
          body: SavedReportBody,
          response: { 200: MadeSavedReport },
        },
      },
      async request => ({ data: { id: await saveReport(db, companyActorOf(request), request.body) } }),
    )

    app.patch(
      '/saved-reports/:id',
      {
        config: { policy: actForCompany },
        schema: {
          operationId: 'changeSavedReport',
          summary: 'Rename a saved view, or share it',
          errorCodes: ['not_found'],
          description: 'One’s own; owners and administrators may rename what others share.',
          tags,
          params: IdParams,
          body: SavedReportChange,
          response: { 200: Empty },
        },
      },
      async request => {
        await changeSavedReport(db, companyActorOf(request), request.params.id, request.body)
        return { data: null }
      },
    )

    app.put(
      '/saved-reports/:id/mail',
      {
        config: { policy: actForCompany },
        schema: {
          operationId: 'mailSavedReport',
          summary: 'Have a saved view sent by e-mail, or no longer',
          errorCodes: ['not_found'],
          description: 'To the caller’s own address, with what their role sees when it is sent.',
          tags,
          params: IdParams,
          body: SavedReportMail,
          response: { 200: Empty },
        },
      },
      async request => {
        await mailSavedReport(db, companyActorOf(request), request.params.id, request.body.rhythm)
        return { data: null }
      },
    )

    app.delete(
      '/saved-reports/:id',
      {
        config: { policy: actForCompany },
        schema: {
          operationId: 'deleteSavedReport',
          summary: 'Delete a saved view',
          errorCodes: ['not_found'],
          description: 'One’s own; owners and administrators may delete what others share.',
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        await deleteSavedReport(db, companyActorOf(request), request.params.id)
        return { data: null }
      },
    )
  }
}
