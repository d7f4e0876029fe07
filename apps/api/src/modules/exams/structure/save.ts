import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { exams } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { ActingInstructor } from '../allowances/give.ts'
import { lockExam } from '../locking.ts'
import { openExam } from '../questions/service.ts'
import { storeSections } from '../sections/store.ts'
import { isTaughtBy } from '../../teaching/policy.ts'
import { written } from '../writing/facts.ts'
import { demandSound } from './check.ts'
import { removePools, writePool } from './pools.ts'
import { structureOf } from './read.ts'
import type { GivenPlace, GivenStructure } from './schema.ts'

/**
 * Replaces an exam's structure, for attempts that start from now on: one under way keeps its sections, its questions and their points.
 * @param state of the structure as the instructor saw it
 * @throws AppError `not_found`, `validation`, `conflict` where it is another by now
 */
export async function setStructure(
  tx: Transaction,
  instructor: ActingInstructor,
  examId: number,
  { state, ...wanted }: GivenStructure,
): Promise<void> {
  await openExam(tx, examId, isTaughtBy(instructor.id, 'courses'))
  await lockExam(tx, examId)
  const before = await structureOf(tx, examId)
  if (before.state !== state) throw new AppError('conflict')
  demandSound({ state, ...wanted }, before)
  const sections = await storeSections(
    tx,
    examId,
    wanted.sections.map(({ key, title, instructions, time_limit_seconds: timeLimitSeconds }) => ({
      key,
      title: written(title),
      instructions: written(instructions),
      timeLimitSeconds,
    })),
  )
  await writePlaces(tx, examId, wanted.places, sections)
  await tx
    .update(exams)
    .set({
      ...(wanted.sections.length > 0 && {
        timeLimitSeconds: wanted.sections.reduce((sum, section) => sum + section.time_limit_seconds, 0),
      }),
      updatedAt: sql`now()`,
    })
    .where(eq(exams.id, examId))
  await audit(tx, instructor.actor, {
    action: 'exam.set_structure',
    subject: { type: 'exam', id: examId },
    before: { sections: before.sections, places: before.places },
    after: { ...wanted },
  })
}

/** Puts every question into its place, numbered through the whole exam; a pool stands where its first question does. */
async function writePlaces(
  tx: Transaction,
  examId: number,
  places: readonly GivenPlace[],
  sections: ReadonlyMap<string, number>,
): Promise<void> {
  const lines: {
    id: number
    pool: number | null
    section: number | null
    position: number
    points: number
  }[] = []
  const kept: number[] = []
  for (const place of inOrder(places, [...sections.keys()])) {
    const section = place.section === null ? null : (sections.get(place.section) ?? null)
    const at = lines.length + 1
    const pool = place.pool && (await storePool(tx, examId, place.pool, { section, position: at }))
    if (pool !== null) kept.push(pool)
    for (const [n, { id, points }] of place.questions.entries())
      lines.push({ id, pool, section, position: at + n, points })
  }
  await tx.execute(sql`update questions q
    set exam_section_id = p.section, pool_id = p.pool, position = p.position, points = p.points
    from json_to_recordset(${JSON.stringify(lines)}::json) as p(id bigint, pool bigint, section bigint, position int, points numeric)
    where q.exam_id = ${examId} and q.id = p.id
      and (q.exam_section_id, q.pool_id, q.position, q.points) is distinct from (p.section, p.pool, p.position, p.points)`)
  await removePools(tx, examId, kept)
}

function inOrder(places: readonly GivenPlace[], sections: readonly string[]): GivenPlace[] {
  const at = ({ section }: GivenPlace) => sections.indexOf(section ?? '')
  return places.toSorted((a, b) => at(a) - at(b))
}

async function storePool(
  tx: Transaction,
  examId: number,
  { id, name, draws, points }: NonNullable<GivenPlace['pool']>,
  { section, position }: { section: number | null; position: number },
): Promise<number> {
  const row = { name: written(name), drawCount: draws, points, position, examSectionId: section }
  return writePool(tx, examId, id, row)
}
