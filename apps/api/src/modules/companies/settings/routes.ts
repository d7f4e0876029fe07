import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { memberOf } from '../../../plugins/caller.ts'
import { keepPicture, pictureBody, removePicture, takePictures } from '../../accounts/avatar/keeping.ts'
import { largestUpload } from '../../accounts/avatar/picture.ts'
import { Empty } from '../../contract.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { HistoryQuery } from '../../platform/audit/history.ts'
import { actForCompany, changeCompany, readMembers, readSettings } from '../policy.ts'
import { companyHistory } from './history.ts'
import { renewCertificateLogo, showOnCertificates } from './certificate-logo.ts'
import {
  CertificateLogoBody,
  CompanyAppearance,
  CompanyEvents,
  CompanySettings as Settings,
  CompanySettingsBody,
  Logo,
} from './schema.ts'
import { CompanySettings } from './service.ts'

const tags = ['company']

/** What the company says of itself, and who changed it. */
// long: a list of routes, each short by itself
export function companySettings(db: Database, storage: Storage): FastifyPluginAsyncTypebox {
  const service = new CompanySettings(db)
  return async app => {
    takePictures(app)

    app.get(
      '/company',
      {
        config: { policy: readSettings },
        schema: {
          operationId: 'getCompanySettings',
          summary: 'Get the details of the company',
          description:
            'Names, address, registration, logo, colour and time zone, and the version that a change has to name.',
          errorCodes: [],
          tags,
          response: { 200: Settings },
        },
      },
      async request => ({ data: await service.read(memberOf(request).companyId) }),
    )

    app.get(
      '/company/appearance',
      {
        config: { policy: actForCompany },
        schema: {
          operationId: 'getCompanyAppearance',
          summary: 'Get how the portal shows the company',
          description: 'One of the colours that the portal knows, and its time zone, for the company’s team.',
          errorCodes: [],
          tags,
          response: { 200: CompanyAppearance },
        },
      },
      async request => {
        const { color, time_zone: timeZone } = await service.read(memberOf(request).companyId)
        return { data: { color, time_zone: timeZone } }
      },
    )

    app.patch(
      '/company',
      {
        config: { policy: changeCompany },
        schema: {
          operationId: 'updateCompanySettings',
          summary: 'Update the details of the company',
          description:
            'Changes what is named. Texts are given in both languages at once. 409 if the details have changed since `version`. Bills that were issued keep what they have.',
          errorCodes: ['conflict'],
          tags,
          body: CompanySettingsBody,
          response: { 200: Settings },
        },
      },
      async request => ({ data: await service.change(companyActorOf(request), request.body) }),
    )

    app.put(
      '/company/logo',
      {
        bodyLimit: largestUpload,
        config: { policy: changeCompany },
        schema: {
          operationId: 'putCompanyLogo',
          summary: 'Set the logo of the company',
          description: 'At most 5 MB and 40 megapixels. 413 and 415 where it is more or something else.',
          errorCodes: [],
          tags,
          body: pictureBody,
          response: { 200: Logo },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        const logo = await keepPicture(storage, request.body, next => service.changeLogo(actor, next))
        await renewCertificateLogo(db, storage, actor.member.companyId)
        return { data: { logo } }
      },
    )

    app.put(
      '/company/certificate-logo',
      {
        config: { policy: changeCompany },
        schema: {
          operationId: 'putCertificateLogo',
          summary: 'Put the logo of the company on certificates, or leave it off',
          errorCodes: ['conflict'],
          description:
            'On those of courses that the company gave its people, which are issued from now on. 409 `conflict` where the company has no logo.',
          tags,
          body: CertificateLogoBody,
          response: { 200: Empty },
        },
      },
      async request => {
        await showOnCertificates(db, storage, companyActorOf(request), request.body.is_shown)
        return { data: null }
      },
    )

    app.delete(
      '/company/logo',
      {
        config: { policy: changeCompany },
        schema: {
          operationId: 'deleteCompanyLogo',
          summary: 'Remove the logo of the company',
          description:
            'Pages and certificates go without one from now on. Where there is none, that is no error.',
          errorCodes: [],
          tags,
          response: { 200: Empty },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        await removePicture(storage, next => service.changeLogo(actor, next))
        await renewCertificateLogo(db, storage, actor.member.companyId)
        return { data: null }
      },
    )

    app.get(
      '/company/history',
      {
        config: { policy: readMembers },
        schema: {
          operationId: 'getCompanyHistory',
          summary: 'List what was changed about the company',
          description:
            'Its details, roles, security and billing addresses, from the audit log; the latest first, or the oldest; found by who did it, and by whom or what it concerns.',
          errorCodes: [],
          tags,
          querystring: HistoryQuery,
          response: { 200: CompanyEvents },
        },
      },
      request => companyHistory(db, memberOf(request).companyId, request.query, request.locale),
    )
  }
}
