import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import {
  lessons,
  packageProgress,
  packageTakings,
  xapiDocuments,
  xapiStatements,
} from '../../../db/schema/index.ts'
import { titled } from './rows.ts'

/** What packages of lessons keep of the person, and what they stated of them. */
export async function keptByPackages(tx: Connection, userId: number) {
  const lessonTitle = lessons.title
  return {
    packages: titled(
      await tx
        .select({
          row: {
            lessonId: packageProgress.lessonId,
            part: packageProgress.part,
            isCompleted: packageProgress.isCompleted,
            isPassed: packageProgress.isPassed,
            score: packageProgress.score,
            seconds: packageProgress.seconds,
            state: packageProgress.state,
            doneAt: packageProgress.doneAt,
            updatedAt: packageProgress.updatedAt,
          },
          lessonTitle,
        })
        .from(packageProgress)
        .innerJoin(lessons, eq(lessons.id, packageProgress.lessonId))
        .where(eq(packageProgress.userId, userId))
        .orderBy(asc(packageProgress.lessonId), asc(packageProgress.part)),
    ),
    packages_before: await packagesBefore(tx, userId),
    package_documents: await documentsOf(tx, userId),
    package_statements: titled(
      await tx
        .select({
          row: {
            lessonId: xapiStatements.lessonId,
            statement: xapiStatements.statement,
            isVoided: xapiStatements.isVoided,
            storedAt: xapiStatements.storedAt,
          },
          lessonTitle,
        })
        .from(xapiStatements)
        .innerJoin(lessons, eq(lessons.id, xapiStatements.lessonId))
        .where(eq(xapiStatements.userId, userId))
        .orderBy(asc(xapiStatements.position)),
    ),
  }
}

/** What was kept until the person took courses again. */
async function packagesBefore(tx: Connection, userId: number) {
  return titled(
    await tx
      .select({ row: packageTakings, lessonTitle: lessons.title })
      .from(packageTakings)
      .innerJoin(lessons, eq(lessons.id, packageTakings.lessonId))
      .where(eq(packageTakings.userId, userId))
      .orderBy(asc(packageTakings.endedAt), asc(packageTakings.lessonId), asc(packageTakings.part)),
  )
}

async function documentsOf(tx: Connection, userId: number) {
  const lessonTitle = lessons.title
  const documents = await tx
    .select({
      row: {
        lessonId: xapiDocuments.lessonId,
        kind: xapiDocuments.kind,
        activity: xapiDocuments.activity,
        name: xapiDocuments.name,
        contentType: xapiDocuments.contentType,
        content: xapiDocuments.content,
        updatedAt: xapiDocuments.updatedAt,
      },
      lessonTitle,
    })
    .from(xapiDocuments)
    .innerJoin(lessons, eq(lessons.id, xapiDocuments.lessonId))
    .where(eq(xapiDocuments.userId, userId))
    .orderBy(asc(xapiDocuments.lessonId), asc(xapiDocuments.kind), asc(xapiDocuments.name))
  return titled(documents.map(({ row, ...rest }) => ({ ...rest, row: { ...row, content: textIn(row) } })))
}

/** Bytes as text: what is none is written in base 64. */
function textIn({ contentType, content }: { contentType: string; content: Buffer }): string {
  return /^(?:text\/|application\/(?:json|xml))/i.test(contentType)
    ? content.toString()
    : content.toString('base64')
}
