import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'

// Turns the committed OpenAPI documents into the SDK's types. It lives apart because it needs TypeScript's older API.
const sdk = fileURLToPath(new URL('../../../packages/api-sdk/', import.meta.url))
mkdirSync(`${sdk}src/generated`, { recursive: true })
for (const name of ['client-api', 'company-api']) {
  const document = JSON.parse(readFileSync(`${sdk}openapi/${name}.json`, 'utf8')) as OpenAPI3
  const types = astToString(await openapiTS(document, { alphabetize: true }))
  writeFileSync(
    `${sdk}src/generated/${name}.ts`,
    `// Generated from openapi/${name}.json; run \`pnpm generate\` instead of editing.\n${types}`,
  )
}
