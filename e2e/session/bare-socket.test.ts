import { expect, test } from '../fixtures/test.ts'

/** Speaks the protocol by hand: listens to a channel on the host's signature and never sends `pusher:signin`. */
async function bareSocket(url: string, token: string, channel: string) {
  const socket = new WebSocket(
    `${url.replace('http', 'ws')}/app/masar-web?protocol=7&client=js&version=8.6.0&flash=false`,
  )
  const events: string[] = []
  const closed = new Promise<number>(resolve => socket.addEventListener('close', ({ code }) => resolve(code)))
  const listening = new Promise<void>(resolve => {
    socket.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(String(data)) as { event: string; data: string }
      events.push(frame.event)
      if (frame.event === 'pusher_internal:subscription_succeeded') resolve()
      if (frame.event !== 'pusher:connection_established') return
      const { socket_id: socketId } = JSON.parse(frame.data) as { socket_id: string }
      void signature(url, token, socketId, channel).then(signed =>
        socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, ...signed } })),
      )
    })
  })
  await listening
  return { events, closed }
}

async function signature(url: string, token: string, socketId: string, channel: string): Promise<object> {
  const answer = await fetch(`${url}/broadcasting/auth`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: new URLSearchParams({ socket_id: socketId, channel_name: channel }),
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as object
}

test('A-16: signing out closes a socket that took its channel’s signature and never signed in', async ({
  host,
  newLearner,
  signedIn,
}) => {
  const { token, user } = await signedIn(newLearner())
  const socket = await bareSocket(host.url, token, `private-user.${user.id}`)
  const signedOut = await fetch(`${host.url}/client-api/v1/auth/logout`, {
    method: 'POST',
    headers: { 'api-key': 'masar-web', authorization: `Bearer ${token}` },
  })
  expect(signedOut.status).toBe(200)
  expect(await socket.closed).toBe(4009)
})
