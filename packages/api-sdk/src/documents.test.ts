import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test, vi } from 'vitest'

const document = (name: string) => readFileSync(new URL(`../openapi/${name}.json`, import.meta.url), 'utf8')

// A document of more than a megabyte is read several times over.
vi.setConfig({ testTimeout: 60_000 })

/** What the public linter says, warnings as well. */
async function problemsIn(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source, absoluteRef: 'document.json', config })
  return problems.map(({ ruleId, message, location: [place] }) => [ruleId, place?.pointer, message].join(' '))
}

test.each(['client-api', 'company-api'])('%s passes the recommended rules of Redocly', async name => {
  expect(await problemsIn(document(name))).toEqual([])
})

test('an operation without a summary or its errors does not pass', async () => {
  const { paths, ...rest } = JSON.parse(document('client-api')) as {
    paths: Record<string, { get: { summary?: string; responses: object } }>
  }
  const { summary: _summary, responses, ...get } = paths['/home']?.get ?? { responses: {} }
  const [success] = Object.entries(responses)
  const bare = { ...get, responses: Object.fromEntries(success ? [success] : []) }
  const problems = await problemsIn(JSON.stringify({ ...rest, paths: { ...paths, '/home': { get: bare } } }))
  expect(problems.map(problem => problem.split(' ')[0])).toEqual(
    expect.arrayContaining(['operation-summary', 'operation-4xx-response']),
  )
})
