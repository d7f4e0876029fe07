import type { Lesson } from '../lesson.ts'

export type PackageFacts = NonNullable<Lesson['package']>
export type PackagePart = PackageFacts['parts'][number]

/** What the page around a package tells: see `packages/package-player`. */
export type PackageNews = { part: string } & (
  | { kind: 'opened' | 'unsaved' | 'taken' | 'failed' | 'closed' }
  | { kind: 'saved'; isLessonDone: boolean; state: PackagePart['state']; score: number | null }
)

const kinds = new Set<unknown>(['opened', 'unsaved', 'taken', 'failed', 'closed', 'saved'])

/** A message of the frame, or null: other windows send messages, too, and so may what runs in the frame. */
export function newsOf(event: MessageEvent, origin: string, frame: Window | null): PackageNews | null {
  if (event.origin !== origin || event.source !== frame || frame === null) return null
  const data = event.data as Partial<PackageNews & { masar: string }> | null
  if (data?.masar !== 'package' || typeof data.part !== 'string' || !kinds.has(data.kind)) return null
  return data as PackageNews
}

/** The parts, with what the frame has reported of one since the page was loaded. */
export function withNews(parts: readonly PackagePart[], news: ReadonlyMap<string, Partial<PackagePart>>) {
  return parts.map(part => ({ ...part, ...news.get(part.key) }))
}

/** The part to begin with: the first that is not done. */
export function firstOpen(parts: readonly PackagePart[]): string {
  return (parts.find(part => part.state !== 'done') ?? parts[0])?.key ?? ''
}
