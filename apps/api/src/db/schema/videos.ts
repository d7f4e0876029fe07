import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { updatedAt } from './columns.ts'

/** A video once more with a smaller picture. */
export interface SmallerVideo {
  /** Pixels of the picture's shorter side: 360, 720, 1080. */
  height: number
  /** In the storage. */
  file: string
}

/** Videos that were looked at, whichever lessons show them: how high their picture is, and what there is of it in smaller. */
export const videos = pgTable(
  'videos',
  {
    /** The name of the file in the storage. */
    media: text().primaryKey(),
    /** Pixels of the picture's shorter side; 0: the file doesn't say. */
    height: integer().notNull(),
    smaller: jsonb().$type<SmallerVideo[]>().notNull().default([]),
    updatedAt: updatedAt(),
  },
  table => [
    check('videos_height', sql`${table.height} >= 0`),
    check('videos_smaller', sql`jsonb_typeof(${table.smaller}) = 'array'`),
  ],
)
