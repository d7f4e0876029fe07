import { createServer } from 'node:http'

// The yardstick: node's own server sending as many bytes as it is told to.
const body = Buffer.alloc(Number(process.env['BYTES']), 'x')
const server = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address === 'object')
    process.send?.({ address: `http://127.0.0.1:${address.port}` })
})
process.on('message', message => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() })
  if (message === 'close') process.exit()
})
