import { announcePush } from '../live/announce.ts'
import { hasChosenPush } from './choice.ts'
import type { PushParts } from './device.ts'

/** Resumes push messages for a person who chose them in this browser before. Firebase's code is fetched only for them. */
export function resumePush(userId: number, parts: Omit<PushParts, 'onPayload'>): void {
  if (!hasChosenPush(userId)) return
  import('./device.ts')
    .then(({ joinPush }) =>
      joinPush({ ...parts, onPayload: payload => announcePush(payload, parts.queryClient) }),
    )
    .catch((error: unknown) => console.info('push: this browser could not be registered again', error))
}
