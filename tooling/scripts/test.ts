import { availableParallelism } from 'node:os'
import { findChromium, noChromium } from './browser.ts'
import { type Change, changeSince } from './checks/change.ts'
import { select, type Selection } from './checks/changed.ts'
import { commandsOf } from './checks/commands.ts'
import { countsOf, failedTests, flakyTests } from './checks/counts.ts'
import { withSecondTry } from './checks/retries.ts'
import { sideBySide } from './checks/side-by-side.ts'
import { type Step, steps } from './checks/steps.ts'
import { temporaryFolder } from './checks/temporary-folder.ts'
import { type Outcome, run } from './run.ts'

interface Taken extends Outcome {
  seconds: number
}

const all: readonly Step[] = steps.map(step => ({ ...step, args: [...step.args] }))
const total = { passed: 0, failed: 0 }
/** Named once more at the end: the output of a step is long. */
const failed: string[] = []
const options = process.argv.slice(2)
const words = options.filter(word => !word.startsWith('--'))
const change = await readChange(options.find(word => /^--changed(?:=|$)/.test(word)))
const isWanted = ({ name }: Step) => words.length === 0 || words.some(word => name.includes(word))
const isTouched = ({ name }: Step) =>
  change === undefined || change.selection.steps.some(step => step === name)
const chosen = all.filter(step => isWanted(step) && isTouched(step))
/** Where the browser's tests get a second try, too (e2e/playwright.config.ts). */
const isPipeline = process.env['CI'] !== undefined
const temporary = temporaryFolder()
process.once('exit', temporary.remove)
const left = all.filter(step => isWanted(step) && !isTouched(step))

await sideBySide(
  chosen.filter(step => step.isStatic),
  availableParallelism(),
  take,
  report,
)
for (const step of chosen.filter(each => !each.isStatic)) report(step, await take(step))
if (left.length > 0) console.log(`– not touched by the change: ${left.map(({ name }) => name).join(', ')}`)
if (failed.length > 0) console.log(`\nFailed:\n  ${failed.join('\n  ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

/** `--changed` is what differs from `main`, `--changed=<ref>` from another commit. */
async function readChange(
  option: string | undefined,
): Promise<{ since: Change; selection: Selection } | undefined> {
  if (option === undefined) return undefined
  const since = await changeSince(option.split('=')[1] || 'main')
  return { since, selection: select(since.paths) }
}

async function take(step: Step): Promise<Taken> {
  const began = Date.now()
  const extra = step.counts === 'playwright' ? await withBrowser() : {}
  const taken = { code: 0, output: '' }
  if (extra === null) Object.assign(taken, { code: 1, output: noChromium })
  else
    for (const each of commandsOf(step, change)) {
      const { command, args } = step.counts === 'vitest' && isPipeline ? withSecondTry(each) : each
      const { code, output } = await run(command, args, {
        isShown: false,
        extra: { ...temporary.env, ...extra },
      })
      taken.code ||= code
      taken.output += output
    }
  return { ...taken, seconds: Math.round((Date.now() - began) / 1000) }
}

async function withBrowser(): Promise<NodeJS.ProcessEnv | null> {
  const path = await findChromium()
  return path === null ? null : { CHROMIUM_PATH: path }
}

function report(step: Step, { code, output, seconds }: Taken): void {
  const counted = countsOf(step, code, output)
  total.passed += counted.passed
  total.failed += counted.failed
  const isGood = code === 0 && counted.failed === 0
  console.log(
    `${isGood ? '✓' : '✗'} ${step.name} (${counted.passed} passed${counted.failed > 0 ? `, ${counted.failed} failed` : ''}, ${seconds} s)`,
  )
  if (!isGood) {
    console.log(output.trimEnd())
    const tests = failedTests(output)
    failed.push(...(tests.length > 0 ? tests.map(test => `${step.name}: ${test}`) : [step.name]))
  }
  if (counted.flaky > 0) console.log(`! passed only at a second try:\n${flakyTests(output)}`)
}
