import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { lessons } from './catalogue.ts'
import { createdAt, oneOf, reference, updatedAt } from './columns.ts'

export const recordingStates = ['uploading', 'preparing', 'ready', 'refused'] as const
export type RecordingState = (typeof recordingStates)[number]
/** What is wrong with a file that arrived: what it is, how its picture is coded, its length, or that this site could not prepare it. */
export const recordingRefusals = ['kind', 'codec', 'length', 'unprepared'] as const
export type RecordingRefusal = (typeof recordingRefusals)[number]

/** Recordings of live lessons that were uploaded: the one that a lesson shows, and one that is to take its place. */
export const recordings = pgTable(
  'recordings',
  {
    /** Its address while it arrives: 128 random bits. */
    id: text().primaryKey(),
    lessonId: reference()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** As its instructor calls it. */
    name: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** How many bytes have arrived. */
    received: bigint({ mode: 'number' }).notNull().default(0),
    state: text().$type<RecordingState>().notNull().default('uploading'),
    refusal: text().$type<RecordingRefusal>(),
    /** In the storage, once it is ready. */
    media: text(),
    poster: text(),
    /** Whether it was made to start at once; else it is served as it came. */
    isOptimised: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    uniqueIndex('recordings_shown')
      .on(table.lessonId)
      .where(sql`${table.state} = 'ready'`),
    uniqueIndex('recordings_coming')
      .on(table.lessonId)
      .where(sql`${table.state} <> 'ready'`),
    oneOf('recordings_state', table.state, recordingStates),
    oneOf('recordings_refusal', table.refusal, recordingRefusals),
    check('recordings_bytes', sql`${table.bytes} > 0 and ${table.received} between 0 and ${table.bytes}`),
    check('recordings_whole', sql`${table.state} = 'uploading' or ${table.received} = ${table.bytes}`),
    check('recordings_ready', sql`(${table.state} = 'ready') = (${table.media} is not null)`),
    check('recordings_refused', sql`(${table.state} = 'refused') = (${table.refusal} is not null)`),
  ],
)

/** The parts that have arrived of a recording, each a file of the storage until it is prepared. */
export const recordingParts = pgTable(
  'recording_parts',
  {
    recordingId: text()
      .notNull()
      .references(() => recordings.id, { onDelete: 'cascade' }),
    /** Where in the recording it begins. */
    startsAt: bigint({ mode: 'number' }).notNull(),
    bytes: integer().notNull(),
    file: text().notNull().unique(),
  },
  table => [
    primaryKey({ columns: [table.recordingId, table.startsAt] }),
    check('recording_parts_bytes', sql`${table.bytes} > 0 and ${table.startsAt} >= 0`),
  ],
)
