import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { migratedFolder } from './testing/embedded-folder.ts'

test('the example of the README runs as it stands', () => {
  const example =
    /```ts\n([\s\S]*?)```/.exec(readFileSync(new URL('../README.md', import.meta.url), 'utf8'))?.[1] ?? ''
  const script = fileURLToPath(new URL(`./readme-example-${process.pid}.ts`, import.meta.url))
  const folder = migratedFolder()
  const use = `console.log((await app.inject({ url: '/client-api/v1/courses?q=بايثون', headers: { 'api-key': 'masar-web' } })).statusCode)\n`
  writeFileSync(
    script,
    `import Fastify from 'fastify'\nconst app = Fastify()\n${example.replace('await api.close()', `${use}await api.close()`)}`,
  )
  try {
    const { DATABASE_URL: _, ...env } = process.env
    const printed = execFileSync(process.execPath, [script], {
      encoding: 'utf8',
      env: { ...env, DATA_DIR: folder },
    })
    // The lines before are the service's own log, which the example hands to the console.
    expect(printed.trim().split('\n').at(-1)).toBe('200')
  } finally {
    rmSync(script)
    rmSync(folder, { recursive: true, force: true })
  }
}, 90_000)
