import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { emptyFolder } from '../fixtures/data.ts'
import { node, root } from '../fixtures/host.ts'
import { installPacked, programOf, run } from './installed.ts'

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
