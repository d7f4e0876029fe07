import { expect, test } from 'vitest'
import { DocumentBusyError, DocumentTooSlowError } from '../../platform/documents/documents.ts'
import { whenFree } from './when-free.ts'

const { signal } = new AbortController()
const document = new Uint8Array([1])

/** Fails as often as there are errors, then makes the document. */
function failing(errors: readonly Error[]) {
  let tries = 0
  const make = async () => {
    const error = errors[tries]
    tries += 1
    if (error) throw error
    return document
  }
  return { make, tries: () => tries }
}
const times = (count: number, error: Error) => Array.from({ length: count }, () => error)

test('a document waits for those that people save, for minutes but not for ever', async () => {
  const patient = failing(times(150, new DocumentBusyError('busy')))
  expect(await whenFree(patient.make, signal, 0)).toBe(document)
  const endless = failing(times(1000, new DocumentBusyError('busy')))
  await expect(whenFree(endless.make, signal, 0)).rejects.toThrow(DocumentBusyError)
  expect(endless.tries()).toBe(151)
})

test('one that takes too long is tried twice more: each try keeps all others from theirs', async () => {
  const late = failing(times(2, new DocumentTooSlowError('slow')))
  expect(await whenFree(late.make, signal, 0)).toBe(document)
  const never = failing(times(1000, new DocumentTooSlowError('slow')))
  await expect(whenFree(never.make, signal, 0)).rejects.toThrow(DocumentTooSlowError)
  expect(never.tries()).toBe(3)
})

test('any other failure, and an end of the waiting, are final', async () => {
  const broken = failing([new Error('no such font')])
  await expect(whenFree(broken.make, signal, 0)).rejects.toThrow('no such font')
  expect(broken.tries()).toBe(1)
  const busy = failing(times(1000, new DocumentBusyError('busy')))
  await expect(whenFree(busy.make, AbortSignal.timeout(20), 60_000)).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(busy.tries()).toBe(1)
})
