import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { copyOfData } from '../fixtures/data.ts'
import { Host, root } from '../fixtures/host.ts'
import { headers } from '../fixtures/people.ts'
import { expect, live, test } from '../fixtures/test.ts'

const signIn = async (
  request: APIRequestContext,
  { url, page, email, password }: { url: string; page: string; email: string; password: string },
) => {
  const base = page.includes('?company') ? 'company-api' : 'client-api'
  return (
    await request.post(`${url}/${base}/v1/auth/login`, { headers: headers('en'), data: { email, password } })
  ).status()
}

test('a start prints its address and the demo accounts, each of which signs in where it says', async ({
  request,
}) => {
  const data = await copyOfData()
  const host = await Host.run({ dataDir: data.folder })
  await expect.poll(() => host.output).toContain('Ctrl-C')
  expect(host.output).toContain(`${host.url}  (English: ${host.url}/en)`)
  const password = /password (\S+)/.exec(host.output)?.[1] ?? ''
  const accounts = [...host.output.matchAll(/^ {4}(student|instructor|company) +(\S+@\S+) +(\S+)$/gm)].map(
    ([, kind = '', email = '', page = '']) => ({ kind, email, page }),
  )
  expect(accounts.map(({ kind }) => kind)).toEqual(['student', 'instructor', 'company'])
  for (const account of accounts)
    expect(await signIn(request, { url: host.url, password, ...account }), account.kind).toBe(200)
  await host.end()
  await data.remove()
})

test('in development both apps run from their sources, and a changed file shows without a reload', async ({
  browser,
}) => {
  test.setTimeout(360_000)
  const data = await copyOfData()
  const host = await Host.run({ dataDir: data.folder, isDev: true })
  for (const path of ['/', '/en/auth/login?company']) {
    const page = await browser.newPage()
    const lines: string[] = []
    page.on('console', message => lines.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', error => lines.push(`error: ${String(error)}`))
    await page.goto(`${host.url}${path}`, { timeout: 60_000 })
    // The first page of an app waits until Vite has prepared all that it imports.
    await live(page, 240_000)
    await expect.poll(() => lines.join('\n')).toContain('[vite] connected')
    const now = new Date()
    await utimes(join(root, 'packages/app-shell/src/layout/site-header.tsx'), now, now)
    await expect.poll(() => lines.join('\n'), { timeout: 20_000 }).toContain('[vite] hot updated')
    expect(lines.filter(line => line.startsWith('error:'))).toEqual([])
    await page.close()
  }
  expect(await host.end()).toBe(0)
  await data.remove()
})
