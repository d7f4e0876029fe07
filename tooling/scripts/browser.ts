import { existsSync } from 'node:fs'
import { env, run } from './run.ts'

const places = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** A Chromium for the browser tests: one that is there, or one that Playwright or the system's packages can bring. */
export async function findChromium(): Promise<string | null> {
  const found = places.find(place => place !== undefined && place !== '' && existsSync(place))
  if (found !== undefined) return found
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['install', '-y', 'chromium'], { isShown: false })
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  }
  await run('pnpm', ['--filter', '@masar/e2e', 'exec', 'playwright', 'install', 'chromium'], {
    isShown: false,
    extra: env,
  })
  const { output } = await run(
    'pnpm',
    [
      '--filter',
      '@masar/e2e',
      'exec',
      'node',
      '-e',
      "console.log(require('@playwright/test').chromium.executablePath())",
    ],
    { isShown: false },
  )
  const path = output.trim().split('\n').at(-1) ?? ''
  return existsSync(path) ? path : null
}

export const noChromium =
  'No Chromium was found, and none could be installed. Install one (Debian: apt-get install chromium) or name it with CHROMIUM_PATH.'
