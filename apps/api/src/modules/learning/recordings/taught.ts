import { sql } from 'drizzle-orm'
import type { Static } from 'typebox'
import type { RecordingUpload, TaughtRecording } from './schema.ts'

export interface TaughtRecordings {
  recording: Static<typeof TaughtRecording> | null
  upload: Static<typeof RecordingUpload> | null
}

/** What the live lesson `l` shows, as its instructor reads it: one that an import brought has no name. */
export const shownRecording = sql`case when l.media is not null then (select json_build_object('name', r.name,
    'seconds', case when l.media_tenths > 0 then l.media_tenths / 10.0 end, 'is_optimised', coalesce(r.is_optimised, false),
    'captions', (select coalesce(json_agg(k order by k), '[]') from jsonb_object_keys(l.captions) k))
  from (select) one left join recordings r on r.lesson_id = l.id and r.media = l.media) end`

/** What is to take its place, or was refused. */
export const comingRecording = sql`(select json_build_object('id', r.id, 'name', r.name, 'bytes', r.bytes, 'received', r.received,
    'state', r.state, 'refusal', r.refusal) from recordings r where r.lesson_id = l.id and r.state <> 'ready')`
