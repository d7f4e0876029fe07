import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { WebSocket, WebSocketServer } from 'ws'
import { Gateway } from '../../../apps/host/src/realtime-gateway/gateway.ts'
import { app, channel, type ToServer, type Usage } from './messages.ts'

// One of the two that are compared, by KIND: our gateway, or `ws` sending the same bytes to everybody. Both in a process of their own.
const http = createServer()
const publish = process.env['KIND'] === 'gateway' ? gateway() : bare()
const delays = monitorEventLoopDelay({ resolution: 5 })
delays.enable()

function gateway(): (text: string) => void {
  const served = new Gateway({ apps: [app], origins: [], log: console })
  http.on('upgrade', (request, stream, head) => {
    if (!served.upgrade(request, stream, head)) stream.destroy()
  })
  return text => served.hub(app.id)?.publish({ name: 'bench', data: text, channels: [channel] })
}

function bare(): (text: string) => void {
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: false })
  return text => {
    const frame = JSON.stringify({ event: 'bench', channel, data: text })
    for (const socket of sockets.clients) if (socket.readyState === WebSocket.OPEN) socket.send(frame)
  }
}

function usage(): Usage {
  const { user, system } = process.cpuUsage()
  const told = { cpu: user + system, memory: process.memoryUsage.rss(), delay: delays.percentile(99) / 1e6 }
  delays.reset()
  return told
}

process.on('message', (message: ToServer) => {
  if (message === 'usage') process.send?.({ usage: usage() })
  else if (message === 'close') process.exit()
  else if (message === 'collect') {
    globalThis.gc?.()
    process.send?.({ collected: true })
  } else for (let n = 0; n < message.publish; n += 1) publish(message.text)
})
http.listen(0, '127.0.0.1', () => {
  const address = http.address()
  if (address !== null && typeof address === 'object') process.send?.({ port: address.port })
})
