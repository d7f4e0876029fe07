import { setTimeout as pause } from 'node:timers/promises'
import {
  Builder,
  By,
  error as errors,
  Key as Keys,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver'
import { type Engine, Hung, type Key, type Make, type Size } from './engine.ts'
import { keptErrors, watchErrors, withoutHarmless } from './page-errors.ts'
import { isReachable } from './reachable.ts'
import { isInstalled, WebKitScreen } from './webkit-screen.ts'

/** Milliseconds for one command: a page that computes answers later, one that hangs never. */
const commandMs = 15_000
const startMs = 60_000
const loadMs = 60_000
/** Milliseconds after which a page that comes is asked again whether it is there. */
const arrivalMs = 3000
const keys: Record<Key, string> = { Enter: Keys.ENTER, ArrowDown: Keys.ARROW_DOWN, End: Keys.END }

/** WebKitGTK, over its WebDriver. */
export const webkit: Make = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver and xvfb',
  isInstalled,
  retries: 0,
  start: async (size: Size) => {
    const screen = await WebKitScreen.start()
    try {
      const engine = new WebKit(screen, await within(startMs, 'a session', startBrowser(screen.url)))
      await engine.resize(size)
      return engine
    } catch (error) {
      await screen.end()
      throw error
    }
  },
}

async function startBrowser(url: string): Promise<WebDriver> {
  return new Builder()
    .disableEnvironmentOverrides()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // The driver loses the end of some navigations and would wait for it for ever: what is loaded is asked of the page.
      pageLoadStrategy: 'none',
      timeouts: { implicit: 0, pageLoad: loadMs, script: commandMs },
    })
    .build()
}

class WebKit implements Engine {
  readonly #screen: WebKitScreen
  readonly #driver: WebDriver
  #isHung = false
  /** As read last: who hangs can no longer be asked. */
  #errors: string[] = []

  constructor(screen: WebKitScreen, driver: WebDriver) {
    this.#screen = screen
    this.#driver = driver
  }

  /** Gives the page a size; the window around it is larger by the browser's bar. */
  async resize(size: Size): Promise<void> {
    const window = this.#driver.manage().window()
    await until(`${size.width} by ${size.height} pixels`, async () => {
      const [width, height] = await this.read<[number, number]>('[innerWidth, innerHeight]')
      if (width === size.width && height === size.height) return true
      await this.#ask('resizing', async () => {
        const outer = await window.getRect()
        await window.setRect({
          x: 0,
          y: 0,
          width: outer.width + size.width - width,
          height: outer.height + size.height - height,
        })
      })
      return false
    })
  }

  async open(url: string): Promise<void> {
    await this.errors()
    // The page that is left answers until the next one is there.
    await this.read('window.isLeft = true')
    await this.#ask(
      `opening ${url}`,
      async () => {
        await this.#driver.get(url)
        await until(`${url} is loaded`, () => this.#isThere())
      },
      loadMs,
    )
  }

  /** The first page comes in another process than the empty one before it, and what was asked at that moment is lost. */
  async #isThere(): Promise<boolean> {
    const isThere = `!window.isLeft && document.readyState !== 'loading'`
    try {
      return await within(arrivalMs, 'arriving', this.#run<boolean>(isThere))
    } catch (error) {
      if (error instanceof Hung) return false
      throw error
    }
  }

  async settle(): Promise<void> {
    let before = -1
    await until('nothing is loaded any more', async () => {
      const loaded = await this.read<number>(
        `document.readyState === 'complete' ? performance.getEntriesByType('resource').length : -1`,
      )
      const isSame = loaded >= 0 && loaded === before
      before = loaded
      return isSame || pause(300, false)
    })
  }

  async read<T>(expression: string): Promise<T> {
    return this.#ask(`reading ${expression}`, () => this.#run<T>(expression))
  }

  #run<T>(expression: string): Promise<T> {
    return this.#driver.executeScript<T>(`${watchErrors} return (${expression})`)
  }

  async click(xpath: string): Promise<boolean> {
    try {
      for (const element of await this.#ask('finding', () => this.#driver.findElements(By.xpath(xpath)))) {
        if (!(await this.#isReachable(element))) continue
        await this.#ask('clicking', () => element.click())
        return true
      }
      return false
    } catch (error) {
      // It was rerendered or covered between being found and being clicked: as if it were not there yet.
      if (error instanceof errors.StaleElementReferenceError) return false
      if (error instanceof errors.ElementClickInterceptedError) return false
      throw error
    }
  }

  async #isReachable(element: WebElement): Promise<boolean> {
    return this.#ask('looking', () =>
      this.#driver.executeAsyncScript<boolean>(
        `const [element, done] = arguments; (${isReachable.toString()})(element).then(done)`,
        element,
      ),
    )
  }

  async type(text: string): Promise<void> {
    await this.#ask('typing', async () => (await this.#driver.switchTo().activeElement()).sendKeys(text))
  }

  async press(key: Key): Promise<void> {
    await this.#ask('pressing', async () =>
      (await this.#driver.switchTo().activeElement()).sendKeys(keys[key]),
    )
  }

  async errors(): Promise<string[]> {
    if (!this.#isHung) this.#errors = withoutHarmless(await this.read<string[]>(keptErrors))
    return this.#errors
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.#ask('a picture', () => this.#driver.takeScreenshot()), 'base64')
  }

  async close(): Promise<void> {
    await this.#screen.end()
  }

  /** Runs a command within its time; one that takes longer hangs, and is killed. */
  async #ask<T>(what: string, command: () => Promise<T>, ms = commandMs): Promise<T> {
    if (this.#isHung) throw new Hung(`WebKit hangs: no ${what}.`)
    try {
      return await within(ms, what, command())
    } catch (error) {
      if (error instanceof Hung) {
        this.#isHung = true
        await this.#screen.end()
      }
      throw error
    }
  }
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + loadMs
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Not within ${loadMs} ms: ${what}.`)
    await pause(20)
  }
}

async function within<T>(ms: number, what: string, command: Promise<T>): Promise<T> {
  const done = new AbortController()
  const late = pause(ms, undefined, { signal: done.signal }).then(() => {
    throw new Hung(`WebKit did not answer within ${ms} ms: ${what}.`)
  })
  try {
    return await Promise.race([command, late])
  } finally {
    late.catch((error: unknown) => error) // ended by the next line
    done.abort()
  }
}
