import { openRecordings, type RecordingStore } from './recording-store.ts'
import { recordingCalls } from './api.ts'
import { RecordingUploads } from './recording-uploads.ts'

let opening: Promise<RecordingStore> | undefined
const store = () => (opening ??= openRecordings())

let current: { user: number; uploads: RecordingUploads } | undefined
const onChanged = new Set<() => void>()

/** A person's uploads in this tab: they continue across pages. Those of the previously signed-in person stop. */
export function uploadsOf(user: number): RecordingUploads {
  if (current?.user !== user) {
    current?.uploads.stop()
    const uploads = new RecordingUploads({
      user,
      calls: recordingCalls,
      store,
      onChanged: () => {
        for (const listener of onChanged) listener()
      },
    })
    current = { user, uploads }
    void uploads.start()
  }
  return current.uploads
}

/** @returns takes the listener away */
export function onRecordingChanged(listener: () => void): () => void {
  onChanged.add(listener)
  return () => void onChanged.delete(listener)
}

/** How many recordings of a person wait in this browser. */
export async function waitingRecordings(user: number): Promise<number> {
  return (await (await store()).ofUser(user)).length
}

/** Deletes a person's recordings that wait in this browser, for good. */
export async function discardRecordings(user: number): Promise<void> {
  current?.uploads.stop()
  current = undefined
  const kept = await store()
  for (const { lesson } of await kept.ofUser(user)) await kept.remove(lesson)
}
