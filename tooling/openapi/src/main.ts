import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { typesOfSchemas } from './schema-types.ts'

// Turns the committed OpenAPI documents into the SDK's types. It lives apart because it needs TypeScript's older API.
const sdk = fileURLToPath(new URL('../../../packages/api-sdk/', import.meta.url))
mkdirSync(`${sdk}src/generated`, { recursive: true })

const read = (name: string) => JSON.parse(readFileSync(`${sdk}openapi/${name}.json`, 'utf8')) as OpenAPI3
const write = (name: string, origin: string, types: string) =>
  writeFileSync(
    `${sdk}src/generated/${name}.ts`,
    `// Generated from ${origin}; run \`pnpm generate\` instead of editing.\n${types}`,
  )

const documents = { 'client-api': read('client-api'), 'company-api': read('company-api') }
for (const [name, document] of Object.entries(documents))
  write(name, `openapi/${name}.json`, astToString(await openapiTS(document, { alphabetize: true })))
write('schemas', 'the documents in openapi/', typesOfSchemas(documents))
