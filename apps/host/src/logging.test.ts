import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('lines that wait to be written are written when the process ends', () => {
  const code = `import { createLogger } from '${new URL('logging.ts', import.meta.url).href}'
    createLogger('info').info('last words')
    process.exit()`
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
  expect(JSON.parse(output)).toMatchObject({
    msg: 'last words',
    time: expect.stringMatching(/^\d{4}-.*T.*Z$/),
  })
})
