import { expect, test } from 'vitest'
import readme from '../README.md?raw'
import * as ui from './index.ts'

test('every component that the README names or imports is there', () => {
  const table = readme
    .split('\n')
    .filter(line => line.startsWith('| ') && !line.startsWith('| what'))
    .join(' ')
  const named = [...table.matchAll(/`(\w+)(?:\(.*?\))?`/g)].map(match => match[1]!)
  const imported = readme.match(/import \{ (.*) \} from '@masar\/ui'/)?.[1]?.split(', ') ?? []
  expect(imported.length).toBeGreaterThan(4)
  expect([...named, ...imported].filter(name => !(name in ui))).toEqual([])
})

test('every exported component is in the README', () => {
  const components = Object.keys(ui).filter(name => /^[A-Z][a-z]/.test(name))
  expect(components.filter(name => !readme.includes(`\`${name}\``) && !readme.includes(`<${name}`))).toEqual(
    [],
  )
})

test('the example for another project is the one whose types are checked', async () => {
  const { default: example } = await import('./testing/readme-example.tsx?raw')
  const [, inReadme] = /## In another project[^]*?```tsx\n([^]*?)```/.exec(readme) ?? []
  expect(inReadme).toBe(example)
})
