import { expect, expectTypeOf, test } from 'vitest'
import { userChannel } from './channels.ts'
import type { ConnectionStatus, RealtimeConnection } from './connection.ts'
import { nullConnection } from './null-connection.ts'

test('it is disconnected, before and after closing', () => {
  const connection = nullConnection()
  expect(connection.status).toBe('disconnected')
  expect(connection.socketId).toBeUndefined()
  connection.close()
  expect(connection.status).toBe('disconnected')
})

test('listeners can be added and removed in any order and are never called', () => {
  const connection: RealtimeConnection = nullConnection()
  const heard: unknown[] = []
  const stops = [
    connection.onStatus(status => heard.push(status)),
    connection.subscribe(userChannel(7), 'CartChanged', payload => heard.push(payload.item_count)),
    connection.onCatchUp(() => heard.push('catch-up')),
  ]
  connection.close()
  for (const stop of [...stops, ...stops]) stop()
  expect(heard).toEqual([])
})

test('two connections share nothing', () => expect(nullConnection()).not.toBe(nullConnection()))

test('a person’s channel is private and contains their id', () =>
  expect(userChannel(7)).toEqual({ kind: 'private', name: 'user.7' }))

test('the status is one of the five that the service knows', () =>
  expectTypeOf<ConnectionStatus>().toEqualTypeOf<
    'connecting' | 'connected' | 'unavailable' | 'failed' | 'disconnected'
  >())
