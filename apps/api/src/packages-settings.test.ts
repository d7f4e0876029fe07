import { expect, test } from 'vitest'
import { readPackages } from './packages-settings.ts'

const local = { port: 3000, publicUrl: 'http://127.0.0.1:3000', isPublic: false }
const site = { port: 3000, publicUrl: 'https://masar.example', isPublic: true }

test('on one machine packages stand on the next port, under the other name of the machine', () => {
  expect(readPackages({}, local)).toEqual({
    origin: 'http://localhost:3001',
    port: 3001,
    isPortGiven: false,
  })
  expect(readPackages({ PACKAGES_PORT: '4000' }, { ...local, publicUrl: 'http://localhost:3000' })).toEqual({
    origin: 'http://127.0.0.1:4000',
    port: 4000,
    isPortGiven: true,
  })
})

test('a site on the internet has to name their origin: another host name, with TLS', () => {
  expect(readPackages({}, site).origin).toBeNull()
  expect(readPackages({ PACKAGES_ORIGIN: 'https://packages.masar.example/' }, site).origin).toBe(
    'https://packages.masar.example',
  )
  const refused = (origin: string) => () => readPackages({ PACKAGES_ORIGIN: origin }, site)
  expect(refused('https://masar.example:8443')).toThrow('another host name')
  expect(refused('http://packages.masar.example')).toThrow('https://')
  expect(refused('https://packages.masar.example/path')).toThrow('an origin such as')
  expect(refused('packages')).toThrow('an origin such as')
})

test('a port is a number that there is', () => {
  for (const port of ['65536', '-1', 'x', '3.5'])
    expect(() => readPackages({ PACKAGES_PORT: port }, local)).toThrow('PACKAGES_PORT')
})
