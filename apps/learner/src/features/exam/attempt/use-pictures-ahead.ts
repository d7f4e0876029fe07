import { useEffect } from 'react'
import { pictureAddresses } from '../../markdown/pictures.ts'
import type { Question } from '../api.ts'

/** Fetches the pictures of all questions at once: the network may be gone when their turn comes. */
export function usePicturesAhead(questions: readonly Question[]): void {
  useEffect(() => {
    const addresses = questions.flatMap(({ rendered }) =>
      Object.values(rendered ?? {}).flatMap(pictureAddresses),
    )
    // Held, so that the browser does not drop what it fetches.
    const held = [...new Set(addresses)].map(address => {
      const picture = new Image()
      picture.src = address
      return picture
    })
    return () => void held.splice(0)
  }, [questions])
}
