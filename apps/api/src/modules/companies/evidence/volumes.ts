import type { EvidenceSnapshot } from '../../../db/schema/index.ts'
import { countsOf, mostPeople } from './snapshot.ts'

/**
 * The documents of a pack: one, or where it has more people than a document holds, parts of equal size in the order of the list. Each is whole by
 * itself, with its own counts and its own hash.
 */
export function volumesOf(snapshot: EvidenceSnapshot): EvidenceSnapshot[] {
  const { people } = snapshot
  const of = Math.ceil(people.length / mostPeople)
  if (of <= 1) return [snapshot]
  const size = Math.ceil(people.length / of)
  return Array.from({ length: of }, (_, index) => {
    const part = people.slice(index * size, (index + 1) * size)
    const volume = { number: index + 1, of, first: index * size + 1, people: people.length }
    return { ...snapshot, volume, counts: countsOf(part), people: part }
  })
}

/** Where a document lies in the archive of its pack. */
export function volumePath({ volume }: EvidenceSnapshot): string {
  if (!volume) return 'evidence.pdf'
  const number = String(volume.number).padStart(String(volume.of).length, '0')
  return `evidence-${number}-of-${volume.of}.pdf`
}
