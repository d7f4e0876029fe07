import { existsSync } from 'node:fs'
import { launch, type Browser, type ConsoleMessage, type Page } from 'puppeteer-core'
import type { Engine, Key, Make, Size } from './engine.ts'
import { isReachable } from './reachable.ts'

const path = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr'

/** Firefox, over WebDriver BiDi. */
export const firefox: Make = {
  name: 'Firefox',
  packages: 'firefox-esr',
  isInstalled: existsSync(path),
  retries: 0,
  start: async (size: Size) => {
    const browser = await launch({ browser: 'firefox', executablePath: path, headless: true })
    const page = await browser.newPage()
    await page.setViewport(size)
    return new Firefox(browser, page)
  },
}

/** What Firefox tells as errors of a page that is left while it still loads; some of it after the next page has begun. */
const cutOff =
  /ReadableStream|A ServiceWorker intercepted the request|downloadable font: download failed|(?:connection to|server at) ws:/
const lateMs = 2000

class Firefox implements Engine {
  readonly #browser: Browser
  readonly #page: Page
  readonly #errors: (string | Promise<string>)[] = []
  /** When the last page was left: Infinity while it is being left. */
  #leftAt = -Infinity

  constructor(browser: Browser, page: Page) {
    this.#browser = browser
    this.#page = page
    page.on('framenavigated', frame => {
      if (frame === page.mainFrame()) this.#leftAt = performance.now()
    })
    page.on('pageerror', error => {
      const text = String(error)
      if (!this.#isOfLeaving(text)) this.#errors.push(`${page.url()} uncaught: ${text}`)
    })
    page.on('console', message => {
      if (message.type() === 'error' && !this.#isOfLeaving(message.text()))
        this.#errors.push(told(page.url(), message))
    })
  }

  #isOfLeaving(text: string): boolean {
    const ms = performance.now() - this.#leftAt
    return ms < 0 || (ms < lateMs && cutOff.test(text))
  }

  async open(url: string): Promise<void> {
    const go = () => {
      this.#leftAt = Infinity
      return this.#page.goto(url, { waitUntil: 'domcontentloaded' })
    }
    // Where the page itself goes somewhere at this very moment, the way there ends this one.
    await go().catch((error: unknown) => {
      if (!/NS_BINDING_ABORTED|new navigation interrupted/.test(String(error))) throw error
      return go()
    })
  }

  async settle(): Promise<void> {
    await this.#page.waitForNetworkIdle({ idleTime: 300, timeout: 20_000 })
  }

  async read<T>(expression: string): Promise<T> {
    return (await this.#page.evaluate(expression)) as T
  }

  async click(xpath: string): Promise<boolean> {
    for (const element of await this.#page.$$(`::-p-xpath(${xpath})`)) {
      if (!(await element.isVisible())) continue
      // What moves, or lies under a message, would be missed.
      if (!(await element.evaluate(isReachable))) continue
      await element.click()
      return true
    }
    return false
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text)
  }

  async press(key: Key): Promise<void> {
    await this.#page.keyboard.press(key)
  }

  errors(): Promise<string[]> {
    return Promise.all(this.#errors)
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.#page.screenshot())
  }

  async close(): Promise<void> {
    await this.#browser.close()
  }
}

/** What a page wrote to its console; an error object is read while its page is there. */
async function told(url: string, message: ConsoleMessage): Promise<string> {
  const parts = message.args().map(each => each.evaluate(value => String((value as Error)?.stack ?? value)))
  const texts = await Promise.allSettled(parts)
  return `${url} console: ${texts.map(each => (each.status === 'fulfilled' ? each.value : message.text())).join(' ')}`
}
