import { ApiError } from '@masar/api-sdk'

/** What the transfer of a file asks of the service; tus 1.0.0 (https://tus.io) but for the beginning. */
export interface UploadCalls {
  begin(): Promise<{ id: string }>
  /** One part, which may be empty. */
  send(id: string, offset: number, part: Blob, signal: AbortSignal): Promise<void>
}

/** How the calls of every upload are made. */
export const tusHeaders = { 'Tus-Resumable': '1.0.0', 'Content-Type': 'application/offset+octet-stream' }

/** Bytes that are sent at once at first: on a slow network a larger part would be given up before it has arrived. */
export const partBytes = 64 * 1024
/** A part that has gone in less is followed by one of twice the size. */
const quickMs = 1000
/** Times that the service may say in a row that a part does not follow. */
const mostRestarts = 5

interface TransferPorts {
  calls: UploadCalls
  /** Bytes of a part at most, as the service takes them; so much is lost at most when the network goes. */
  largestPart: number
  /** The service has begun it under this name, or knows it no longer: null. */
  onBegun: (id: string | null) => Promise<void>
  /** From 0 to 1. */
  onPart: (part: number) => void
  signal: AbortSignal
}

/**
 * Sends what of a file the service does not have, and returns its name there once all of it has arrived and was taken.
 * @throws ApiError when the network or the service is away, or it refuses the file
 */
export async function transfer(
  file: { blob: Blob; id: string | null },
  ports: TransferPorts,
): Promise<string> {
  const { calls, onBegun, signal } = ports
  let id = file.id
  for (let restarts = 0; ; restarts += 1) {
    try {
      const isResumed = id !== null
      if (id === null) {
        id = (await calls.begin()).id
        await onBegun(id)
      }
      signal.throwIfAborted()
      await sendRest(id, file.blob, isResumed ? await arrived(id, ports) : 0, ports)
      return id
    } catch (error) {
      if (!(error instanceof ApiError) || restarts >= mostRestarts) throw error
      // Too long away: the API has dropped it, or it was removed elsewhere, and it restarts under another key.
      if (error.code === 'not_found' && id !== null) {
        await onBegun(null)
        throw error
      }
      if (error.code !== 'upload_offset') throw error
    }
  }
}

/** How much has arrived: an empty part is taken at the beginning alone, and elsewhere told where it would have to be. */
async function arrived(id: string, { calls, signal }: TransferPorts): Promise<number> {
  try {
    await calls.send(id, 0, new Blob([]), signal)
    return 0
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'upload_offset') throw error
    return Number((error.data as { received?: number } | undefined)?.received ?? 0)
  }
}

async function sendRest(
  id: string,
  blob: Blob,
  from: number,
  { calls, largestPart, onPart, signal }: TransferPorts,
): Promise<void> {
  let offset = from
  let size = partBytes
  // Nothing is left of what arrived before its answer was lost: an empty part asks whether it was taken.
  do {
    const part = blob.slice(offset, offset + size)
    onPart(offset / blob.size)
    const sentAt = performance.now()
    await calls.send(id, offset, part, signal)
    if (performance.now() - sentAt < quickMs) size = Math.min(largestPart, 2 * size)
    offset += part.size
  } while (offset < blob.size)
  onPart(1)
}
