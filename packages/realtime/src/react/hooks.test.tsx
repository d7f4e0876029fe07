// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type Channel, lessonChannel, userChannel } from '../channels.ts'
import type { ConnectionStatus, Member, RealtimeConnection } from '../connection.ts'
import { Listeners } from '../listeners.ts'
import { nullConnection } from '../null-connection.ts'
import { RealtimeContext, useCatchUp, useChannelEvent, useMembers, useRealtimeStatus } from './hooks.ts'

afterEach(cleanup)

/** A connection that a test speaks for. */
function spokenFor() {
  const status = new Listeners<[ConnectionStatus]>()
  const events = new Listeners<[string, unknown]>()
  const catchUp = new Listeners<[Channel<object>]>()
  const members = new Listeners<[Member<never>[]]>()
  let now: ConnectionStatus = 'connecting'
  const connection: RealtimeConnection = {
    ...nullConnection(),
    get status() {
      return now
    },
    onStatus: listener => status.add(listener),
    subscribe: (channel, event, listener) =>
      events.add((name, payload) => {
        if (name === `${channel.name} ${event}`) listener(payload as never)
      }),
    join: (_channel, listener) => members.add(listener as never),
    onCatchUp: listener => catchUp.add(listener),
  }
  return {
    connection,
    events,
    catchUp,
    members,
    become: (next: ConnectionStatus) => {
      now = next
      status.emit(next)
    },
  }
}

function draw(connection: RealtimeConnection, children: ReactNode) {
  return render(
    <StrictMode>
      <RealtimeContext value={connection}>{children}</RealtimeContext>
    </StrictMode>,
  )
}

test('an event is received once in StrictMode, by the newest listener, and not after unmounting', () => {
  const line = spokenFor()
  const heard: string[] = []
  const Cart = ({ tag }: { tag: string }) => {
    useChannelEvent(userChannel(7), 'CartChanged', ({ item_count }) => heard.push(`${tag} ${item_count}`))
    return null
  }
  const { rerender, unmount } = draw(line.connection, <Cart tag="a" />)
  act(() => line.events.emit('user.7 CartChanged', { item_count: 1 }))
  rerender(
    <StrictMode>
      <RealtimeContext value={line.connection}>
        <Cart tag="b" />
      </RealtimeContext>
    </StrictMode>,
  )
  act(() => line.events.emit('user.7 CartChanged', { item_count: 2 }))
  unmount()
  expect(line.events.isEmpty).toBe(true)
  expect(heard).toEqual(['a 1', 'b 2'])
})

test('without a channel nothing is subscribed', () => {
  const line = spokenFor()
  const Nothing = () => {
    useChannelEvent(null, 'CartChanged' as never, () => {})
    return null
  }
  draw(line.connection, <Nothing />)
  expect(line.events.isEmpty).toBe(true)
})

test('the status is rendered as it changes', () => {
  const line = spokenFor()
  const Status = () => <p>{useRealtimeStatus()}</p>
  draw(line.connection, <Status />)
  expect(screen.getByText('connecting')).toBeTruthy()
  act(() => line.become('connected'))
  expect(screen.getByText('connected')).toBeTruthy()
})

test('members are rendered, and unknown before', () => {
  const line = spokenFor()
  const Who = () => (
    <p>
      {useMembers<{ name: string }>(lessonChannel(3))
        ?.map(({ info }) => info.name)
        .join(', ') ?? 'unknown'}
    </p>
  )
  draw(line.connection, <Who />)
  expect(screen.getByText('unknown')).toBeTruthy()
  act(() => line.members.emit([{ id: '7', isMe: false, info: { name: 'سارة' } as never }]))
  expect(screen.getByText('سارة')).toBeTruthy()
})

test('catching up calls the newest function once', () => {
  const line = spokenFor()
  let calls = 0
  const Fetching = () => {
    useCatchUp(() => {
      calls += 1
    })
    return null
  }
  draw(line.connection, <Fetching />)
  act(() => line.catchUp.emit(userChannel(7)))
  expect(calls).toBe(1)
})
