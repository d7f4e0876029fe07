import { expect, test } from 'vitest'
import { embeddedBroadcast, type EmbeddedGateway } from './embedded.ts'

function gateway(heard: string) {
  const published: unknown[] = []
  const here: EmbeddedGateway = {
    hears: channel => channel === heard,
    publish: event => void published.push(event),
    terminate: userId => void published.push({ terminate: userId }),
  }
  return { here, published }
}

test('what has a subscriber here is published in its order, as the outside service would get it', async () => {
  const { here, published } = gateway('private-user.1')
  const { send, terminate } = embeddedBroadcast(() => here)
  await send([
    { channel: 'private-user.1', name: 'CartChanged', data: { item_count: 1 }, socketId: '1.2' },
    { channel: 'private-user.1', name: 'OrderPaid', data: { order_id: 4 } },
  ])
  await terminate('1')
  expect(published).toEqual([
    {
      name: 'App\\Events\\CartChanged',
      data: '{"item_count":1}',
      channels: ['private-user.1'],
      exceptSocket: '1.2',
    },
    { name: 'App\\Events\\OrderPaid', data: '{"order_id":4}', channels: ['private-user.1'] },
    { terminate: '1' },
  ])
})

test('what has no subscriber here is not even serialised', async () => {
  const { here, published } = gateway('private-user.1')
  const data = {
    toJSON: () => {
      throw new Error('written')
    },
  }
  await embeddedBroadcast(() => here).send([{ channel: 'private-user.2', name: 'CartChanged', data }])
  expect(published).toEqual([])
})

test('before the gateway is there, sending fails, so that it is tried again', async () => {
  const none = embeddedBroadcast(() => {
    throw new Error('not there yet')
  })
  await expect(none.send([])).rejects.toThrow('not there yet')
})
