import { makeRoom } from './make-room.ts'
import { reachByKey } from './reach-by-key.ts'

/** What the region of messages does while it has one. @returns what ends it */
export function whileShown(region: HTMLElement): () => void {
  const ends = [reachByKey(region), makeRoom(region)]
  return () => {
    for (const end of ends) end()
  }
}
