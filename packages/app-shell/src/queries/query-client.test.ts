// @vitest-environment node
import { ApiError } from '@masar/api-sdk'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const policy = () => {
  const { retry, retryDelay } = createQueryClient().getDefaultOptions().queries ?? {}
  return {
    retry: retry as (failures: number, error: Error) => boolean,
    delay: retryDelay as (attempt: number, error: Error) => number,
  }
}

test.each([
  [new ApiError('network', 0, {}), true],
  [new ApiError('timeout', 0, {}), false],
  [new ApiError('answer', 503, {}), true],
  [new ApiError('answer', 502, {}), true],
  [new ApiError('aborted', 0, {}), false],
  [new ApiError('answer', 500, {}), false],
  [new ApiError('answer', 404, {}), false],
  [new ApiError('answer', 401, {}), false],
  [new ApiError('answer', 429, {}), false],
  [new Error('ours'), false],
])('%s: tried again %s', (error, again) => {
  const { retry } = policy()
  expect([0, 1, 2, 3].map(failures => retry(failures, error))).toEqual([again, again, again, false])
})

test('the service’s Retry-After is waited for, within reason; else the pauses grow', () => {
  const { delay } = policy()
  expect([
    delay(0, new ApiError('answer', 503, {}, 2)),
    delay(0, new ApiError('answer', 503, {}, 600)),
  ]).toEqual([2000, 5000])
  expect([0, 1, 2, 3, 9].map(attempt => delay(attempt, new ApiError('network', 0, {})))).toEqual([
    1000, 2000, 4000, 8000, 8000,
  ])
})

test.each([
  ['[{"key":"/home","body":{"data":{"n":1}}}]', { data: { n: 1 } }],
  [null, undefined],
])('first data %s is there before anyone asks', async (text, body) => {
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === 'initial-data' && text !== null ? { textContent: text } : null),
  })
  const { initialDataOf, readInitialData, seedInitialData } = await import('./initial-data.ts')
  const client = createQueryClient()
  seedInitialData(client, readInitialData())
  expect(client.getQueryData(['client', '/home'])).toEqual(body)
  expect(initialDataOf('/home')).toEqual(body)
  expect(initialDataOf('/elsewhere')).toBeUndefined()
})

test('what changes while it is loaded for the first time is loaded again, and what was read before is not shown', async () => {
  const client = createQueryClient()
  const answers: ((data: string) => void)[] = []
  const load = () => new Promise<string>(answer => answers.push(answer))
  const observer = new QueryObserver<string, ApiError>(client, { queryKey: ['views'], queryFn: load })
  const leave = observer.subscribe(() => {})
  const waiting = client.fetchQuery({ queryKey: ['views'], queryFn: load })
  const invalidated = client.invalidateQueries({ queryKey: ['views'] })
  answers[0]?.('none yet')
  await new Promise(resolve => setTimeout(resolve))
  expect(observer.getCurrentResult()).toMatchObject({ status: 'pending', fetchStatus: 'fetching' })
  answers[1]?.('one view')
  await invalidated
  expect([await waiting, observer.getCurrentResult().data, answers.length]).toEqual([
    'one view',
    'one view',
    2,
  ])
  leave()
})
