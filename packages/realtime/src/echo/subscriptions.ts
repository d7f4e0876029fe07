import type Echo from 'laravel-echo'
import type { Channel } from '../channels.ts'
import type { Member, Unsubscribe } from '../connection.ts'
import { Listeners } from '../listeners.ts'

type EchoChannel = ReturnType<Echo<'pusher'>['private']> | ReturnType<Echo<'pusher'>['join']>
type Members = Map<string, Member>

interface Joined {
  echo: EchoChannel
  users: number
  events: Map<string, Listeners<[unknown]>>
  members: Members
  onMembers: Listeners<[Member[]]>
  isHere: boolean
  leaving: ReturnType<typeof setTimeout> | undefined
}

/** A component that unmounts and mounts again (React's StrictMode, a change of page) must not leave and join. */
const linger = 2_000

/** Channels by name, joined once for any number of listeners, and left a little after the last unsubscribed. */
export class Subscriptions {
  readonly #echo: Echo<'pusher'>
  readonly #joined = new Map<string, Joined>()
  readonly #onSubscribed: (channel: Channel<object>) => void

  /** @param onSubscribed called each time a channel is subscribed */
  constructor(echo: Echo<'pusher'>, onSubscribed: (channel: Channel<object>) => void) {
    this.#echo = echo
    this.#onSubscribed = onSubscribed
  }

  listen(channel: Channel<object>, event: string, listener: (payload: unknown) => void): Unsubscribe {
    const joined = this.#join(channel)
    let listeners = joined.events.get(event)
    if (!listeners) {
      listeners = new Listeners()
      joined.events.set(event, listeners)
      receive(joined, event)
    }
    return this.#leaveAfter(channel, joined, listeners.add(listener))
  }

  members(channel: Channel<object>, listener: (members: Member[]) => void): Unsubscribe {
    const joined = this.#join(channel)
    const stop = joined.onMembers.add(listener)
    if (joined.isHere) listener([...joined.members.values()])
    return this.#leaveAfter(channel, joined, stop)
  }

  rejoin(channel: Channel<object>): void {
    const joined = this.#joined.get(nameOf(channel))
    if (!joined) return
    this.#echo.leaveChannel(nameOf(channel))
    joined.echo = this.#open(channel)
    this.#follow(channel, joined)
    for (const event of joined.events.keys()) receive(joined, event)
  }

  close(): void {
    for (const [name, { leaving }] of this.#joined) {
      clearTimeout(leaving)
      this.#echo.leaveChannel(name)
    }
    this.#joined.clear()
  }

  #leaveAfter(channel: Channel<object>, joined: Joined, stop: Unsubscribe): Unsubscribe {
    joined.users += 1
    let isStopped = false
    return () => {
      if (isStopped) return
      isStopped = true
      stop()
      joined.users -= 1
      if (joined.users > 0) return
      joined.leaving = setTimeout(() => {
        this.#joined.delete(nameOf(channel))
        this.#echo.leaveChannel(nameOf(channel))
      }, linger)
    }
  }

  #join(channel: Channel<object>): Joined {
    const known = this.#joined.get(nameOf(channel))
    if (known) {
      clearTimeout(known.leaving)
      return known
    }
    const joined: Joined = {
      echo: this.#open(channel),
      users: 0,
      events: new Map(),
      members: new Map(),
      onMembers: new Listeners(),
      isHere: false,
      leaving: undefined,
    }
    this.#joined.set(nameOf(channel), joined)
    this.#follow(channel, joined)
    return joined
  }

  #open(channel: Channel<object>): EchoChannel {
    return channel.kind === 'presence' ? this.#echo.join(channel.name) : this.#echo.private(channel.name)
  }

  #follow(channel: Channel<object>, joined: Joined): void {
    joined.echo.subscribed(() => this.#onSubscribed(channel))
    if (channel.kind !== 'presence') return
    const { subscription } = joined.echo
    const emitMembers = () => joined.onMembers.emit([...joined.members.values()])
    subscription.bind(
      'pusher:subscription_succeeded',
      (members: { myID: unknown; each(visit: (member: Member) => void): void }) => {
        joined.isHere = true
        joined.members.clear()
        members.each(({ id, info }) =>
          joined.members.set(String(id), { id: String(id), info, isMe: String(id) === String(members.myID) }),
        )
        emitMembers()
      },
    )
    subscription.bind('pusher:member_added', (member: Member) => {
      joined.members.set(String(member.id), { id: String(member.id), info: member.info, isMe: false })
      emitMembers()
    })
    subscription.bind('pusher:member_removed', (member: Member) => {
      joined.members.delete(String(member.id))
      emitMembers()
    })
  }
}

function receive(joined: Joined, event: string): void {
  joined.echo.listen(event, (payload: unknown) => joined.events.get(event)?.emit(payload))
}

function nameOf(channel: Channel<object>): string {
  return `${channel.kind}-${channel.name}`
}
