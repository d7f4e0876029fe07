import { expect, test } from 'vitest'
import { textFrame } from './frames.ts'
import { deliver, Outgoing, type Receiver, type Run } from './outgoing.ts'

class Sink implements Receiver {
  waiting: Run | null = null
  writes: Buffer[] = []
  write(bytes: Buffer): void {
    this.writes.push(bytes)
  }
}
const text = (sink: Sink) => Buffer.concat(sink.writes).toString('latin1')
const frames = ['a', 'b', 'c', 'd'].map(textFrame)
const [a, b, c, d] = frames as [Buffer, Buffer, Buffer, Buffer]

test('what one tick brings leaves in one write, in order, and equal runs share their bytes', () => {
  const outgoing = new Outgoing()
  const sinks = Array.from({ length: 3 }, () => new Sink())
  for (const frame of [a, b, c]) for (const sink of sinks) outgoing.send(sink, frame)
  outgoing.flush()
  expect(sinks.map(text)).toEqual(Array(3).fill('\x81\x01a\x81\x01b\x81\x01c'))
  expect(sinks.map(sink => sink.writes.length)).toEqual([1, 1, 1])
  expect(sinks[1]?.writes[0]).toBe(sinks[0]?.writes[0])
})

test('a single frame is written as it is, without a copy', () => {
  const outgoing = new Outgoing()
  const sink = new Sink()
  outgoing.send(sink, a)
  outgoing.flush()
  expect(sink.writes[0]).toBe(a)
})

test('each receiver gets its own sequence, however they cross', () => {
  const outgoing = new Outgoing()
  const [one, two, three] = [new Sink(), new Sink(), new Sink()]
  outgoing.send(one, a)
  outgoing.send(two, a)
  outgoing.send(three, b)
  outgoing.send(one, b)
  outgoing.send(two, c)
  outgoing.send(one, c)
  outgoing.send(three, d)
  outgoing.send(two, b)
  outgoing.flush()
  expect([one, two, three].map(text)).toEqual([
    '\x81\x01a\x81\x01b\x81\x01c',
    '\x81\x01a\x81\x01c\x81\x01b',
    '\x81\x01b\x81\x01d',
  ])
})

test('what waits can be delivered early, and is not sent twice', () => {
  const outgoing = new Outgoing()
  const sink = new Sink()
  outgoing.send(sink, a)
  deliver(sink)
  outgoing.send(sink, b)
  outgoing.flush()
  expect(text(sink)).toBe('\x81\x01a\x81\x01b')
})

test('the end of a tick writes by itself', async () => {
  const outgoing = new Outgoing()
  const sink = new Sink()
  outgoing.send(sink, a)
  expect(sink.writes).toEqual([])
  await new Promise(resolve => setImmediate(resolve))
  expect(text(sink)).toBe('\x81\x01a')
})

test.each([
  [0, 2],
  [125, 2],
  [126, 4],
  [65_535, 4],
  [65_536, 10],
])('a text of %i bytes has a head of %i', (length, head) => {
  const frame = textFrame('x'.repeat(length))
  expect(frame.length).toBe(length + head)
  expect(frame[0]).toBe(0x81)
  expect(head === 2 ? frame[1] : head === 4 ? frame.readUInt16BE(2) : Number(frame.readBigUInt64BE(2))).toBe(
    length,
  )
})
