import { expect } from '@playwright/test'
import { type Language, say } from '../../fixtures/words.ts'
import { localised } from '../../fixtures/test.ts'
import { type Engine, Hung, type Make, type Size } from './engine.ts'

/** Text of a page without the marks around what runs the other way. */
const shown = `translate(normalize-space(.), '\u2066\u2067\u2068\u2069', '')`
const named = (name: string) =>
  `(contains(${shown}, "${name}") or contains(translate(@aria-label, '\u2066\u2067\u2068\u2069', ''), "${name}"))`

/** Walks through the product in an engine, as a person does: by what is on the screen. */
export class Walker {
  readonly #start: () => Promise<Engine>
  #engine: Engine
  readonly #url: string
  readonly #language: Language
  /** Of browsers that were ended. */
  readonly #errors: string[] = []

  private constructor(start: () => Promise<Engine>, engine: Engine, url: string, language: Language) {
    this.#start = start
    this.#engine = engine
    this.#url = url
    this.#language = language
  }

  /** Starts a browser of a make with a window of a size. */
  static async start(make: Make, size: Size, url: string, language: Language): Promise<Walker> {
    const start = () =>
      make.start(size).catch((error: unknown) => {
        if (!(error instanceof Hung)) throw error
        console.log(`The browser hung at its start and is started anew: ${error.message}`)
        return make.start(size)
      })
    return new Walker(start, await start(), url, language)
  }

  get engine(): Engine {
    return this.#engine
  }

  /** Walks a way that begins with nothing; where the browser hangs on it, once more in a new one. */
  async walk(way: string, steps: () => Promise<void>): Promise<void> {
    try {
      await steps()
    } catch (error) {
      if (!(await this.#hangs())) throw error
      console.log(`The browser hung and is started anew for “${way}”: ${String(error)}`)
      this.#errors.push(...(await this.#engine.errors()))
      await this.#engine.close()
      this.#engine = await this.#start()
      await steps()
    }
  }

  /** Whatever failed: who hangs answers nothing else, either. */
  #hangs(): Promise<boolean> {
    return this.#engine.read('true').then(
      () => false,
      (error: unknown) => error instanceof Hung,
    )
  }

  /** Errors of all pages of all browsers of this walk. */
  async errors(): Promise<string[]> {
    return [...this.#errors, ...(await this.#engine.errors())]
  }

  say(source: string): string {
    return say(this.#language, source)
  }

  /** Opens a path in the walker's language and waits until the app has taken it over and shows its heading. */
  async go(path: string): Promise<void> {
    await this.engine.settle()
    await this.engine.open(this.#url + localised(path, this.#language))
    await this.isLive()
  }

  async isLive(): Promise<void> {
    await this.until(`!!document.querySelector('#root[data-live] h1')`)
  }

  /** Clicks the same button again and again until an expression is true in the page. */
  async steps(source: string, expression: string): Promise<void> {
    for (let at = 0; at < 30 && !(await this.engine.read<boolean>(expression)); at += 1)
      await this.click(this.say(source))
  }

  /** Waits until an expression is true in the page. */
  async until(expression: string, message = expression): Promise<void> {
    await expect.poll(() => this.engine.read<boolean>(expression), { message, timeout: 20_000 }).toBe(true)
  }

  /** Waits until the page shows a text. */
  async sees(text: string): Promise<void> {
    const bare = String.raw`document.body.innerText.replace(/[\u2066-\u2069]/g, '')`
    await this.until(`${bare}.includes(${JSON.stringify(text)})`, `“${text}” is on the page`)
  }

  /** Clicks a button or link, a label or another element, by what it says. */
  async click(name: string, what = '*[self::button or self::a or @role="button"]'): Promise<void> {
    await this.clickOn(`//${what}[${named(name)}]`)
  }

  async clickOn(xpath: string): Promise<void> {
    await expect.poll(() => this.engine.click(xpath), { message: xpath, timeout: 20_000 }).toBe(true)
  }

  /** Types into the field of a label. */
  async fill(label: string, text: string): Promise<void> {
    await this.clickOn(`//main//label[starts-with(${shown}, "${label}")]`)
    await this.until(`document.activeElement instanceof HTMLInputElement`, `“${label}” has the focus`)
    await this.engine.type(text)
  }

  /** The value of the focused field. */
  focused(): Promise<string> {
    return this.engine.read('document.activeElement.value')
  }

  /** Nothing is wider than the window, and no date shows another calendar or other digits than asked for. */
  async isSound(path: string): Promise<void> {
    const width = await this.engine.read<[number, number]>(
      '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
    )
    expect(width[0], `${path} is no wider than the window`).toBeLessThanOrEqual(width[1])
    const times = await this.engine.read<string[]>(
      `[...document.querySelectorAll('time')].map(({ textContent }) => textContent)`,
    )
    for (const time of times) expect(time, `a date on ${path}`).not.toMatch(/[٠-٩]|هـ|\bAH\b|\b1[34]\d\d\b/)
  }
}
