import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from '@playwright/test'
import { baseData } from '../fixtures/data.ts'
import { node, root } from '../fixtures/host.ts'
import { installPacked, link, programOf, run } from './installed.ts'

const next = programOf('e2e', 'next/dist/bin/next')
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' }

const page = `
import { Button, Heading, PasswordField, Price } from '@masar/ui'

export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  const isArabic = (await params).locale === 'ar'
  return (
    <main>
      <Heading level={1}>{isArabic ? 'مقاعد الدورة' : 'Seats of the course'}</Heading>
      <Price amount={14_900} compareAt={19_900} />
      <PasswordField label={isArabic ? 'كلمة المرور' : 'Password'} autoComplete="current-password" />
      <Button>{isArabic ? 'أضف إلى السلة' : 'Add to cart'}</Button>
    </main>
  )
}
`

/** The README's files for Next as they stand there, and a page that uses components. */
async function writeProject(folder: string): Promise<void> {
  const readme = await readFile(join(root, 'packages/ui/README.md'), 'utf8')
  const files = [...readme.matchAll(/```tsx\n\/\/ (app\/\S+)\n([\s\S]*?)```/g)].map(
    ([, path = '', text = '']) => [path, text] as const,
  )
  expect(files.map(([path]) => path)).toEqual(['app/[locale]/layout.tsx', 'app/[locale]/language.tsx'])
  const config = { turbopack: { root }, typescript: { ignoreBuildErrors: true } }
  for (const [path, text] of [
    ...files,
    ['app/[locale]/page.tsx', page],
    ['package.json', '{ "private": true }\n'],
    ['next.config.mjs', `export default ${JSON.stringify(config)}\n`],
  ] as const) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

test('another team builds the README’s example with Next: prerendered and hydrated, in both languages', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000)
  const errors: string[] = []
  page.on('pageerror', error => errors.push(String(error)))
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  // Within the repository: Next builds nothing from outside its root, and the packages are links into it.
  await mkdir(baseData, { recursive: true })
  const folder = await mkdtemp(join(baseData, 'next-'))
  await installPacked(folder, 'ui', ['@types/node', '@types/react', 'typescript'])
  await link(dirname(programOf('e2e', 'next/package.json')), join(folder, 'node_modules/next'))
  await writeProject(folder)
  await run(node, [next, 'build'], { cwd: folder, env })
  const server = spawn(node, [next, 'start', '--hostname', '127.0.0.1', '--port', '0'], { cwd: folder, env })
  let address = ''
  for await (const line of createInterface(server.stdout)) {
    address = /http:\/\/127[\d.:]+/.exec(line)?.[0] ?? ''
    if (address !== '') break
  }
  for (const [locale, button, more] of [
    ['ar', 'أضف إلى السلة', 'إظهار كلمة المرور'],
    ['en', 'Add to cart', 'Show the password'],
  ] as const) {
    const html = await (await request.get(`${address}/${locale}`)).text()
    expect(html).toMatch(new RegExp(`<h1.*${more}.*<button[^>]*>.*${button}`))
    await page.goto(`${address}/${locale}`)
    await expect
      .poll(() =>
        page.getByRole('button', { name: button }).evaluate(act => getComputedStyle(act).minBlockSize),
      )
      .toBe('44px')
    await page.getByRole('button', { name: more }).click()
    await expect(page.getByRole('textbox')).toHaveAttribute('type', 'text')
  }
  expect(errors).toEqual([])
  server.kill()
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
})
