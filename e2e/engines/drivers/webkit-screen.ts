import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../fixtures/host.ts'

const driver = process.env['WEBKIT_DRIVER_PATH'] ?? '/usr/bin/WebKitWebDriver'
const screen = process.env['XVFB_PATH'] ?? '/usr/bin/Xvfb'
export const isInstalled = existsSync(driver) && existsSync(screen)

/** Milliseconds for a screen or a driver to be there. */
const startMs = 60_000

/** The bar of the small browser that the driver starts is 447 pixels wide at least: it is narrower without room around its buttons. */
const narrowBar = `
button, entry { min-width: 0; min-height: 0; padding: 0; margin: 0; border: none; }
button image, entry image { -gtk-icon-transform: scale(0); margin: -8px; }
`

/** A virtual screen, and WebKit's driver on it; any browser that the driver starts is there, too. */
export class WebKitScreen {
  readonly url: string
  readonly #processes: ChildProcess[] = []
  readonly #folder: string
  #isEnded = false

  private constructor(url: string, folder: string) {
    this.url = url
    this.#folder = folder
    process.once('exit', this.#kill)
  }

  static async start(): Promise<WebKitScreen> {
    const port = await freePort()
    const folder = await mkdtemp(join(tmpdir(), 'masar-webkit-'))
    const started = new WebKitScreen(`http://127.0.0.1:${port}`, folder)
    try {
      const display = await started.#startScreen()
      await started.#startDriver(port, display)
      return started
    } catch (error) {
      await started.end()
      throw error
    }
  }

  async #startScreen(): Promise<string> {
    const child = spawn(
      screen,
      ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-noreset'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe'], detached: true },
    )
    this.#processes.push(child)
    const told = child.stdio[3]
    if (!told) throw new Error('Xvfb has no way to tell its display.')
    const [display] = await once(told, 'data', { signal: AbortSignal.timeout(startMs) })
    return `:${String(display).trim()}`
  }

  async #startDriver(port: number, display: string): Promise<void> {
    await mkdir(join(this.#folder, 'gtk-3.0'))
    await writeFile(join(this.#folder, 'gtk-3.0/gtk.css'), narrowBar)
    const child = spawn(driver, [`--port=${port}`], {
      stdio: 'ignore',
      detached: true,
      env: {
        ...process.env,
        DISPLAY: display,
        XDG_CONFIG_HOME: this.#folder,
        // No graphics card, and no desktop whose services are waited for.
        LIBGL_ALWAYS_SOFTWARE: '1',
        NO_AT_BRIDGE: '1',
        DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      },
    })
    this.#processes.push(child)
    const until = Date.now() + startMs
    while (!(await answers(`${this.url}/status`))) {
      if (child.exitCode !== null || Date.now() > until) throw new Error('WebKitWebDriver does not start.')
      await pause(50)
    }
  }

  /** Ends the screen, the driver and its browser at once. */
  async end(): Promise<void> {
    if (this.#isEnded) return
    this.#isEnded = true
    this.#kill()
    process.off('exit', this.#kill)
    await Promise.all(
      this.#processes.map(each =>
        each.exitCode === null && each.signalCode === null ? once(each, 'exit') : undefined,
      ),
    )
    await rm(this.#folder, { recursive: true, force: true })
  }

  readonly #kill = () => {
    // Each is the first of a group of processes; the driver's browser is in that of the driver.
    for (const { pid } of this.#processes) if (pid !== undefined) endGroup(pid)
  }
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null)
  return answer?.ok === true
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    // No process of the group is left.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
