import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { emptyFolder } from '../fixtures/data.ts'
import { node, root } from '../fixtures/host.ts'
import { installPacked, nodes, programOf, run } from './installed.ts'

const vite = programOf('packages/ui', 'vite/bin/vite.js')

/** The README's project: its script as it stands, and a page in each language. */
async function writeProject(folder: string): Promise<void> {
  const readme = await readFile(join(root, 'packages/ui/README.md'), 'utf8')
  const example = /## In another project[\s\S]*?```tsx\n([\s\S]*?)```/.exec(readme)?.[1]
  expect(example).toContain('loadUiMessages')
  await writeFile(join(folder, 'main.tsx'), example ?? '')
  for (const [file, lang, dir] of [
    ['index.html', 'ar', 'rtl'],
    ['en.html', 'en', 'ltr'],
  ] as const)
    await writeFile(
      join(folder, file),
      `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><title>x</title><link rel="icon" href="data:,"></head><body><div id="root"></div><script type="module" src="/main.tsx"></script></body></html>`,
    )
  await writeFile(
    join(folder, 'vite.config.js'),
    "export default { build: { rollupOptions: { input: ['index.html', 'en.html'] } }, preview: { host: '127.0.0.1', port: 0 } }\n",
  )
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n')
}

test('another team builds the README’s example with Vite, and it works in both languages', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(String(error)))
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  const { folder, remove } = await emptyFolder()
  await installPacked(folder, 'ui')
  await writeProject(folder)
  await run(node, [vite, 'build'], { cwd: folder })
  const server = spawn(node, [vite, 'preview'], { cwd: folder, env: { ...process.env, NO_COLOR: '1' } })
  const [line] = (await once(server.stdout, 'data')) as [Buffer]
  const address = /http:\/\/[\d.:]+/.exec(String(line))?.[0] ?? ''
  for (const [path, button, more] of [
    ['/', 'أضف إلى السلة', 'إظهار كلمة المرور'],
    ['/en.html', 'Add to cart', 'Show the password'],
  ] as const) {
    await page.goto(address + path)
    const act = page.getByRole('button', { name: button })
    await expect(act).toBeVisible()
    // Colours and measures come from the one style sheet, the font from a file beside it.
    expect(await act.evaluate(element => getComputedStyle(element).minBlockSize)).toBe('44px')
    expect(
      await page.evaluate(() =>
        document.fonts.ready.then(fonts => [...fonts].some(({ status }) => status === 'loaded')),
      ),
    ).toBe(true)
    // The package's own sentences are there in the page's language.
    await page.getByRole('button', { name: more }).click()
    await expect(page.getByRole('textbox')).toHaveAttribute('type', 'text')
  }
  expect(errors).toEqual([])
  server.kill()
  await remove()
})

/** As a framework that renders on a server does before a browser has the page. */
const onServer = `
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Button, Heading, intlTags, loadUiMessages, PasswordField, Price, UiProvider } from '@masar/ui'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
for (const [locale, act] of [['ar', 'أضف إلى السلة'], ['en', 'Add to cart']]) {
  i18n.load(locale, await loadUiMessages(locale))
  i18n.activate(locale, intlTags[locale])
  const parts = [
    h(Heading, { level: 1, key: 1 }, 'x'),
    h(Price, { amount: 14_900, compareAt: 19_900, key: 2 }),
    h(PasswordField, { label: 'x', autoComplete: 'current-password', key: 3 }),
    h(Button, { key: 4 }, act),
  ]
  console.log(renderToString(h(I18nProvider, { i18n }, h(UiProvider, { locale }, parts))))
}
`

test('the README’s example renders on a server, in each Node version that is supported', async () => {
  const { folder, remove } = await emptyFolder()
  await installPacked(folder, 'ui')
  await writeFile(join(folder, 'render.mjs'), onServer)
  for (const [version, program] of await nodes()) {
    const { stdout, stderr } = await run(program, ['render.mjs'], { cwd: folder })
    expect([version, stderr]).toEqual([version, ''])
    const [arabic, english] = stdout.split('\n')
    expect(arabic).toMatch(/<h1[^>]*>x<.*إظهار كلمة المرور.*<button[^>]*>.*أضف إلى السلة/)
    expect(english).toMatch(/<h1[^>]*>x<.*Show the password.*<button[^>]*>.*Add to cart/)
  }
  // What has a state is marked for frameworks with components of a server.
  const dist = join(folder, 'node_modules/@masar/ui/dist')
  const entries = (await readdir(dist)).filter(file => file.endsWith('.js') && !file.startsWith('locale-'))
  expect(entries.length).toBeGreaterThan(10)
  for (const entry of entries)
    expect([entry, (await readFile(join(dist, entry), 'utf8')).slice(0, 12)]).toEqual([
      entry,
      expect.stringMatching(/^["']use client/),
    ])
  await remove()
})
