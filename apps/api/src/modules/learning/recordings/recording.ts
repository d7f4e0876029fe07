import { randomBytes } from 'node:crypto'
import type { recordings } from '../../../db/schema/index.ts'

export type Recording = typeof recordings.$inferSelect

/** A live lesson, for its instructor. */
export interface Place {
  instructorId: number
  lessonId: number
}

/** Where recordings and their pictures rest. */
export const folder = 'recordings'
export const partFolder = 'recording-parts'

/** A name in the storage that no file of another lesson has: one that is removed is gone at once. */
export function newMediaName(ending: 'mp4' | 'webm' | 'jpg' | 'vtt'): string {
  return `${folder}/${randomBytes(32).toString('hex')}.${ending}`
}

/** Whether a file came with an upload, and is one lesson's alone: what an import brought may be another's, too. */
export const isUploaded = (name: string) => name.startsWith(`${folder}/`)
