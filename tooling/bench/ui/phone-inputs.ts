import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright-core'
import { numbers, type Writing } from './numbers.ts'
import { serve } from './serve.ts'
import { everywhere, weigh } from './weigh.ts'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const resolve = (name: string) => fileURLToPath(import.meta.resolve(name))
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Each phone input: its page, what is weighed, and how its list of countries opens. */
const inputs = [
  { name: 'masar', entry: path('../../../packages/ui/src/phone-input/index.ts'), opener: '#root button' },
  {
    name: 'intl-tel-input',
    entry: resolve('intl-tel-input/intlTelInputWithUtils'),
    opener: '.iti__selected-country, .iti__country-selector button',
  },
  { name: 'react-phone-number-input', entry: resolve('react-phone-number-input'), opener: 'select' },
  {
    name: 'react-international-phone',
    entry: resolve('react-international-phone'),
    opener: '.react-international-phone-country-selector-button',
  },
]

interface Row {
  axeClosed: string[]
  axeOpen: string[]
  overflow: number
  arabic: string
  right: number
}

/** Sizes, barriers, right-to-left layout and numbers, side by side. */
export async function comparePhoneInputs(count = 10_000): Promise<void> {
  const asked = numbers(count)
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  console.log(`\nphone inputs (kB brotli at once + later; ${count} numbers)`)
  for (const { name, entry, opener } of inputs) {
    const weight = await weigh(entry, everywhere)
    const row = await look(browser, path(`pages/${name}.ts`), opener, asked)
    console.log(
      `${name}: ${(weight.js / 1000).toFixed(1)} + ${(weight.late / 1000).toFixed(1)} kB · axe closed ${row.axeClosed.length} [${row.axeClosed}], open ${row.axeOpen.length} [${row.axeOpen}] · overflow at 320 px ${row.overflow} px · ٠٥٠١٢٣٤٥٦٧ → ${row.arabic || 'nothing'} · E.164 right ${row.right} of ${count}`,
    )
  }
  await browser.close()
}

async function look(
  browser: Browser,
  entry: string,
  opener: string,
  asked: readonly Writing[],
): Promise<Row> {
  const site = await serve(entry)
  const page = await browser.newPage({ viewport: { width: 320, height: 640 } })
  await page.route('**/ip-country', route =>
    route.fulfill({ body: '1;SA;SAU;Saudi Arabia', contentType: 'text/plain' }),
  )
  await page.goto(site.url)
  await page.locator('input[type=tel]').waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(axeSource)
  const axeClosed = await barriers(page)
  const arabic = await typed(page, [{ text: '٠٥٠١٢٣٤٥٦٧', e164: '' }])
  const right = (await typed(page, asked)).filter((told, at) => told === asked[at]?.e164).length
  await page.reload()
  await page.locator('input[type=tel]').waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(axeSource)
  await page.locator(opener).first().click()
  await page.waitForTimeout(800)
  const axeOpen = await barriers(page)
  const overflow = await page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll('body *')]
        .filter(
          element =>
            getComputedStyle(element).visibility !== 'hidden' &&
            element.getBoundingClientRect().width > 1 &&
            !element.closest('.visually-hidden'),
        )
        .map(element => {
          const { left, right: end } = element.getBoundingClientRect()
          return Math.round(Math.max(-left, end - document.documentElement.clientWidth))
        }),
    ),
  )
  await page.close()
  site.close()
  return { axeClosed, axeOpen, overflow, arabic: arabic[0] ?? '', right }
}

/** What axe finds, by the names of its rules; the page itself is no matter of the field's. */
function barriers(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: (root: Document, options: object) => Promise<{ violations: { id: string }[] }> }
    }
    const { violations } = await axe.run(document, {
      rules: {
        region: { enabled: false },
        'page-has-heading-one': { enabled: false },
        'landmark-one-main': { enabled: false },
      },
    })
    return violations.map(({ id }) => id)
  })
}

/** Pastes each into the field in turn, and reads what the field tells of it. */
function typed(page: Page, asked: readonly Writing[]): Promise<string[]> {
  return page.evaluate(
    async texts => {
      const input = document.querySelector<HTMLInputElement>('input[type=tel]')
      if (!input) throw new Error('there is no field')
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      // A timer would wait four milliseconds each time.
      const { port1, port2 } = new MessageChannel()
      const turn = () =>
        new Promise<void>(done => {
          port1.onmessage = () => done()
          port2.postMessage(0)
        })
      const put = async (text: string) => {
        write?.call(input, text)
        input.dispatchEvent(
          new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: text }),
        )
        await turn()
      }
      const told: string[] = []
      input.focus()
      for (const text of texts) {
        await put('')
        window.told = ''
        await put(text)
        told.push(window.told)
      }
      return told
    },
    asked.map(({ text }) => text),
  )
}
