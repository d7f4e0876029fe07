import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '../../../db/client.ts'
import type { PackagePart } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { PackageGrants } from '../../../gateways/package-grants.ts'
import type { Storage } from '../../../gateways/storage.ts'
import type { Limit } from '../../../plugins/limits.ts'
import { closingOf, gatedOf } from '../closing.ts'
import { lessonFacts } from '../lesson-facts.ts'
import { ruledLesson } from '../live/ruled.ts'
import { PackageFiles } from './content.ts'
import { durationIn } from './durations.ts'
import { stateOf } from './kept-state.ts'
import { type OpenedPackage, openedPackages } from './opened-package.ts'
import { playerPage } from './player-page.ts'
import { ContentParams, GrantParams, OpenBody, PartQuery, ReportBody } from './player-schema.ts'
import { closedPolicy, contentPolicy, playerPolicy } from './policies.ts'
import { type Played, reportPart } from './running.ts'
import { fileOf } from './reading.ts'
import { partOpening } from './xapi/opening.ts'
import { xapiRoutes } from './xapi/routes.ts'
import { xapiSessions } from './xapi/session.ts'
import type { XapiTokens } from './xapi/tokens.ts'

export interface PlayerParts {
  db: Database
  storage: Storage
  grants: PackageGrants
  tokens: XapiTokens
  reports: Limit
  openings: Limit
  /** The site's, whose lesson pages alone may show what is here. */
  siteOrigin: string
  /** Where all of this stands, as browsers reach it. */
  packagesOrigin: string
}

/** A report holds what a package goes on from: more than any other call does. */
const bodyLimit = 1024 * 1024

/** What the packages' origin serves: below a signed grant the page around a part, the files, and what the part reports. */
// long: a list of routes, each short by itself
export function packagePlayer(parts: PlayerParts): FastifyPluginAsyncTypebox {
  const opened = openedPackages(parts.db, parts.grants)
  const files = new PackageFiles(parts.storage)
  const kept = playedBy(parts.db)
  const open = partOpening(parts)
  const sessionOf = xapiSessions({ ...parts, opened, kept })
  return async app => {
    await app.register(xapiRoutes({ ...parts, sessionOf }), { prefix: '/p/:grant' })
    readReports(app)
    app.get(
      '/p/:grant/',
      { schema: { params: GrantParams, querystring: PartQuery } },
      async (request, reply) => {
        const { facts } = await opened(request.params.grant)
        const part = partIn(facts.parts, request.query.part)
        const page = playerPage({ standard: facts.standard, part, siteOrigin: parts.siteOrigin })
        return withPolicy(reply, playerPolicy(parts.siteOrigin))
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(page)
      },
    )

    app.get('/p/:grant/content/*', { schema: { params: ContentParams } }, async (request, reply) => {
      // A worker of one package would stand between the origin and the files of others.
      if (request.headers['service-worker'] !== undefined) throw new AppError('forbidden')
      const { media } = await opened(request.params.grant)
      withPolicy(reply, contentPolicy(parts.siteOrigin))
      return files.send(request, reply, media, fileOf(request.params['*']))
    })

    // Content that speaks xAPI goes here when it ends: the page around it says so.
    app.get('/p/:grant/closed', { schema: { params: GrantParams } }, async (_request, reply) =>
      withPolicy(reply, closedPolicy(parts.siteOrigin))
        .type('text/html; charset=utf-8')
        .send('<!doctype html><title></title>'),
    )

    app.post(
      '/p/:grant/open',
      { schema: { params: GrantParams, body: OpenBody } },
      async (request, reply) => {
        const { grant } = request.params
        const lesson = await opened(grant)
        const part = partIn(lesson.facts.parts, request.body.part)
        const played = await kept(lesson, part)
        const { run } = request.body
        if (played) await parts.openings.take(`${played.userId} ${played.lesson.id}`)
        const { standing, query } = await open({ grant, opened: lesson, part, played, run })
        return reply.header('cache-control', 'no-store').send({
          is_kept: played !== null,
          query,
          state: standing?.state ?? {},
          total_time: durationIn(lesson.facts.standard, standing?.seconds ?? 0),
          pass_score: part.passScore,
          data: part.data,
          learner: { id: String(lesson.learner.id), name: lesson.learner.name },
        })
      },
    )

    app.post(
      '/p/:grant/report',
      { schema: { params: GrantParams, body: ReportBody } },
      async (request, reply) => {
        const { part: key, run, number, state, active_seconds } = request.body
        const lesson = await opened(request.params.grant)
        const played = await kept(lesson, partIn(lesson.facts.parts, key))
        reply.header('cache-control', 'no-store')
        if (played === null) return { is_kept: false }
        await parts.reports.take(`${played.userId} ${played.lesson.id}`)
        const report = {
          run,
          number,
          state: state === undefined ? null : stateOf(state),
          activeSeconds: active_seconds,
        }
        const {
          isLessonDone,
          coursePercent,
          state: partState,
          score,
        } = await reportPart(parts.db, played, report)
        return {
          is_kept: true,
          is_lesson_done: isLessonDone,
          course_percent: coursePercent,
          state: partState,
          score,
        }
      },
    )
  }
}

/** Reports are JSON of any length up to a limit; nothing else is taken. */
function readReports(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit },
    app.getDefaultJsonParser('error', 'error'),
  )
}

const withPolicy = (reply: FastifyReply, policy: string) =>
  reply.header('content-security-policy', policy).header('referrer-policy', 'no-referrer')

/** @throws AppError `not_found` */
function partIn(parts: readonly PackagePart[], key: string | undefined): PackagePart {
  const part = key === undefined ? parts[0] : parts.find(one => one.key === key)
  if (!part) throw new AppError('not_found')
  return part
}

/** Finds whose progress a part reports: no one's in a free preview, or when the caller only teaches the course. */
function playedBy(db: Database) {
  const factsOf = lessonFacts(db)
  return async ({ grant, facts, takenAgainAt }: OpenedPackage, part: PackagePart): Promise<Played | null> => {
    const { lessonId, viewerId } = grant
    const lesson = viewerId === 0 ? undefined : await factsOf({ lesson: lessonId, user: viewerId })
    if (!lesson || lesson.enrolmentId === null) return null
    // Who sees a closed lesson all the same teaches it, and looks through it.
    if (closingOf(gatedOf(lesson), lesson.gate)) return null
    return { userId: viewerId, lesson: ruledLesson({ ...lesson, id: lessonId }), facts, part, takenAgainAt }
  }
}
