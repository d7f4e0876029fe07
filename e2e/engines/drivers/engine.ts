/** A browser of another make than the one that all other tests take, at one address at a time. */
export interface Engine {
  /** Opens an address and waits for its document. */
  open(url: string): Promise<void>
  /** Waits until the page loads nothing any more: requests cut off by leaving are reported as errors of the page. */
  settle(): Promise<void>
  /** What an expression of JavaScript is in the page; only what JSON can carry. */
  read<T>(expression: string): Promise<T>
  /** Clicks the first element on screen that an XPath finds, in the middle of the window. @returns whether there was one */
  click(xpath: string): Promise<boolean>
  /** Types into what has the focus, key by key. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Errors of the pages since the start: uncaught ones, and those of the console where the driver hears them. */
  errors(): Promise<string[]>
  /** What the window shows, as PNG. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}

export type Key = 'Enter' | 'ArrowDown' | 'End'

/** A browser did not answer a command in its time, and was ended. */
export class Hung extends Error {}

export interface Size {
  width: number
  height: number
}

/** How an engine is started, and whether this machine has it. */
export interface Make {
  name: string
  /** The Debian packages that bring it. */
  packages: string
  isInstalled: boolean
  /** How often a walk that failed is tried again; the output then calls it flaky. */
  retries: number
  start(size: Size): Promise<Engine>
}
