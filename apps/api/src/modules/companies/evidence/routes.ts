import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { siteTimeZone } from '@masar/text'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { evidencePacks } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick } from '../../../locale.ts'
import { memberOf } from '../../../plugins/caller.ts'
import type { Limits } from '../../../plugins/limits.ts'
import { IdParams } from '../../contract.ts'
import { startFile } from '../exports/answering.ts'
import { Started } from '../exports/schema.ts'
import { readPeople } from '../policy.ts'
import { asOf } from '../requirements/as-of.ts'
import { EvidenceOrder } from '../requirements/schema.ts'
import { countPeople, evidenceSource } from './pack.ts'
import { evidenceRowsSource } from './rows.ts'
import { mostPeople } from './snapshot.ts'
import { EvidenceCheck, EvidenceCode, EvidencePackOrder } from './schema.ts'

const tags = ['requirements']
/** Packs with certificates take up to an hour: one of the whole site at a time, so that no company's hold up the jobs of all. */
const certificatePacks = 'certificate-packs'

/** Packs of evidence, for auditors, and its rows. */
// long: two routes, each short by itself
export function evidencePacksOf(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/requirements/:id/evidence',
      {
        config: { policy: readPeople },
        schema: {
          operationId: 'makeEvidencePack',
          summary: 'Have the evidence of a requirement made into a PDF or ZIP',
          errorCodes: ['not_found', 'evidence_too_large', 'export_too_large'],
          description:
            'In the language of the request, done in the background; a notification tells when it is ready, and it is kept for a day. A manager of a branch sees the people of that branch. `zip` is an archive of the PDF, a CSV and the PDF of each certificate that is not withdrawn; `pdf`, which it is if left out, the PDF alone. Of more than 2,000 people there are several PDFs, each with its own hash, in an archive in either case.',
          tags,
          params: IdParams,
          body: EvidencePackOrder,
          response: { 200: Started },
        },
      },
      async request => {
        const { form = 'pdf', ...scope } = request.body
        const member = memberOf(request)
        const as_of = await asOf(db, member.companyId, scope.as_of)
        const query = { ...scope, requirementId: request.params.id, as_of }
        if (form === 'pdf' && (await countPeople(db, member, query)) > mostPeople)
          return startFile(db, request, evidenceSource, { format: 'zip', query: { ...query, isBare: true } })
        return startFile(db, request, evidenceSource, {
          format: form,
          query,
          ...(form === 'zip' && { groupKey: certificatePacks }),
        })
      },
    )

    app.post(
      '/requirements/evidence/exports',
      {
        config: { policy: readPeople },
        schema: {
          operationId: 'exportRequirementEvidenceLater',
          summary: 'Have the evidence of a day made into a file',
          errorCodes: [],
          description:
            'As `exportRequirementEvidence`, done in the background; a notification tells when it is ready, and it is kept for a day.',
          tags,
          body: EvidenceOrder,
          response: { 200: Started },
        },
      },
      async request => {
        const { body } = request
        const as_of = await asOf(db, memberOf(request).companyId, body.as_of)
        return startFile(db, request, evidenceRowsSource, { format: 'csv', query: { ...body, as_of } })
      },
    )
  }
}

/** What anybody may know who has a pack: whether it is what was made. Wrong codes are counted. */
export function evidencePages(db: Database, limits: Limits): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/evidence/:code',
      {
        schema: {
          operationId: 'checkEvidencePack',
          summary: 'Check a pack of evidence by its code',
          errorCodes: ['not_found', 'too_many_requests'],
          description: 'Open to anyone with the code. It names none of the people in it.',
          tags,
          params: EvidenceCode,
          response: { 200: EvidenceCheck },
        },
      },
      async (request, reply) => {
        reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        const [pack] = await db
          .select()
          .from(evidencePacks)
          .where(eq(evidencePacks.code, request.params.code))
        if (!pack) {
          await limits.wrongEvidence.take(request.ip)
          throw new AppError('not_found')
        }
        const { company, title, department, group, asOf: day, madeAt, timeZone, counts, volume } = pack.cover
        const { locale } = request
        return {
          data: {
            company: pick(company, locale),
            title: pick(title, locale),
            department: department && pick(department, locale),
            group: group && pick(group, locale),
            as_of: day,
            made_at: madeAt,
            time_zone: timeZone ?? siteTimeZone,
            counts,
            data_hash: pack.dataHash,
            file_hash: pack.fileHash,
            volume: volume ?? null,
          },
        }
      },
    )
  }
}
