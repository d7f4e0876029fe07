import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { addedStyles } from './csp.ts'

test('the styles that react-aria adds to a page are those that policies allow, and there are no others', () => {
  const ui = fileURLToPath(new URL('../../../../packages/ui/node_modules', import.meta.url))
  const folder = join(realpathSync(join(ui, 'react-aria-components')), '../react-aria/dist/private')
  const adding = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.mjs'))
    .map(name => readFileSync(join(folder, name), 'utf8'))
    .filter(code => /createElement\(['"`]style/.test(code))
  const texts = adding.map(code => {
    const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(code)?.[1] ?? ''
    const [, template = ''] = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(code) ?? []
    return template.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, attribute).trim()
  })
  expect(texts.toSorted()).toEqual(addedStyles.toSorted())
})
