import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Connection } from '../../../../db/client.ts'
import { xapiStatements } from '../../../../db/schema/index.ts'
import { durationIn } from '../durations.ts'
import type { Played } from '../running.ts'
import { ofThisTaking } from '../taking.ts'
import { activityIn, contextTemplate, launchModeOf, type LaunchNames } from './launch.ts'
import { activityTypes, categories, extensions, verbs } from './vocabulary.ts'

/** Who is in what, as the site's own statements name it. */
export interface Stated {
  played: Played
  names: LaunchNames
  run: string
  siteOrigin: string
}

/** The site states that a unit is launched, before it is (cmi5, 9.3.1). */
export async function stateLaunched(tx: Connection, stated: Stated, launchUrl: string): Promise<void> {
  const { part } = stated.played
  await state(tx, stated, 'launched', {
    activity: { id: stated.names.activity },
    extensions: {
      [extensions.launchMode]: launchModeOf(true),
      [extensions.launchUrl]: launchUrl,
      [extensions.moveOn]: part.moveOn,
      ...(part.passScore !== null && { [extensions.masteryScore]: part.passScore }),
      ...(part.data !== '' && { [extensions.launchParameters]: part.data }),
    },
  })
}

interface OpenSession extends Record<string, unknown> {
  part: string
  run: string
  seconds: number
}

/**
 * Sessions of the lesson that were not ended: another is about to begin, so they are over (cmi5, 9.3.6). Of each part the latest alone can be open, so that
 * this comes before the part is opened.
 */
export async function stateAbandoned(tx: Connection, stated: Stated): Promise<void> {
  const { userId, lesson, facts } = stated.played
  const { rows } = await tx.execute<OpenSession>(sql`
    select p.part, p.run, extract(epoch from max(s.stored_at) - min(s.stored_at))::int as seconds from package_progress p
    join xapi_statements s on s.user_id = p.user_id and s.lesson_id = p.lesson_id and s.run = p.run
    where p.user_id = ${userId} and p.lesson_id = ${lesson.id}
    group by p.part, p.run
    having bool_or(s.verb = ${verbs.launched}) and not bool_or(s.is_defined and s.verb in (${verbs.terminated}, ${verbs.abandoned}))`)
  for (const { part: key, run, seconds } of rows) {
    const part = facts.parts.find(one => one.key === key)
    if (!part) continue
    const activity = { id: activityIn(lesson.id, key, stated.siteOrigin) }
    await state(tx, { ...stated, run, played: { ...stated.played, part } }, 'abandoned', {
      activity,
      result: { duration: durationIn('scorm2004', seconds) },
    })
  }
}

/** What the learner has now done the units of, and was not stated before: blocks, and the whole (cmi5, 9.3.9). */
export async function stateSatisfied(tx: Connection, stated: Stated): Promise<void> {
  const { played, siteOrigin } = stated
  const { userId, lesson, facts } = played
  const { rows } = await tx.execute<{ part: string }>(sql`
    select p.part from package_progress p where p.user_id = ${userId} and p.lesson_id = ${lesson.id} and p.done_at is not null`)
  const done = new Set(rows.map(({ part }) => part))
  const groups = [
    ...(facts.blocks ?? []).map(block => ({ ...block, type: activityTypes.block })),
    { key: 'course', parts: facts.parts.map(({ key }) => key), type: activityTypes.course },
  ].filter(({ parts }) => parts.every(key => done.has(key)))
  if (groups.length === 0) return
  const { rows: stood } = await tx.execute<{ activity: string }>(sql`
    select s.activity from xapi_statements s
    where s.user_id = ${userId} and s.lesson_id = ${lesson.id} and s.verb = ${verbs.satisfied} and s.is_defined
      and ${ofThisTaking(played)}`)
  const known = new Set(stood.map(({ activity }) => activity))
  for (const { key, type } of groups) {
    const id = activityIn(lesson.id, `satisfied:${key}`, siteOrigin)
    if (!known.has(id)) await state(tx, stated, 'satisfied', { activity: { id, definition: { type } } })
  }
}

interface Said {
  activity: { id: string; definition?: object }
  result?: object
  extensions?: object
}

async function state(
  tx: Connection,
  { played, names, run, siteOrigin }: Stated,
  verb: 'launched' | 'abandoned' | 'satisfied',
  said: Said,
): Promise<void> {
  const template = contextTemplate(played.part, run)
  const id = randomUUID()
  const storedAt = new Date()
  const statement = {
    id,
    actor: names.actor,
    verb: { id: verbs[verb], display: { en: verb } },
    object: { objectType: 'Activity', ...said.activity },
    ...(said.result && { result: said.result }),
    context: {
      registration: names.registration,
      contextActivities: { ...template.contextActivities, category: [{ id: categories.cmi5 }] },
      extensions: { ...template.extensions, ...said.extensions },
    },
    ...storedWith(siteOrigin, storedAt),
    timestamp: storedAt.toISOString(),
  }
  await tx.insert(xapiStatements).values({
    userId: played.userId,
    lessonId: played.lesson.id,
    id,
    part: played.part.key,
    run,
    verb: verbs[verb],
    activity: said.activity.id,
    isDefined: true,
    statement,
    bytes: Buffer.byteLength(JSON.stringify(statement)),
    hash: '',
    storedAt,
  })
}

/** What a store adds to each statement that it takes. */
export const storedWith = (siteOrigin: string, storedAt: Date) => ({
  stored: storedAt.toISOString(),
  version: '1.0.0',
  authority: { objectType: 'Agent', account: { homePage: siteOrigin, name: 'masar' } },
})
