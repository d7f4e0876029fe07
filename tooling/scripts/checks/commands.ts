import type { Change } from './change.ts'
import type { Selection } from './changed.ts'
import type { Step } from './steps.ts'

export type Command = Pick<Step, 'command' | 'args'>

/** Their tests start no process and read no file beside what they import: the imports say which of them a change can touch. */
export const inProcess = [
  'accounts',
  'api-sdk',
  'app-shell',
  'bench',
  'checkout',
  'company',
  'learner',
  'lint',
  'notifications',
  'offline',
  'package-player',
  'portraits',
  'site-map',
  'text',
  'ui',
  'vite',
].map(name => `@masar/${name}`)
/** Theirs start servers and programs, whose sources no import names. */
export const startingProcesses = ['api', 'host', 'realtime', 'scripts'].map(name => `@masar/${name}`)

/** What a step runs: all of it, or the part that a change can touch. */
export function commandsOf(step: Step, change?: { since: Change; selection: Selection }): Command[] {
  const whole = { command: step.command, args: step.args }
  if (change === undefined) return [whole]
  const { selection, since } = change
  if (step.name === 'browser' && selection.browser !== 'all')
    return [{ ...whole, args: [...step.args, ...selection.browser.map(test => `e2e/${test}`)] }]
  if (selection.isWide || (step.name !== 'types' && step.name !== 'units and API')) return [whole]
  const touched = [`...[${since.base}]`, ...selection.readers].map(pattern => `--filter=${pattern}`)
  if (step.name === 'types' || !selection.isNarrow) return [{ ...whole, args: [...step.args, ...touched] }]
  return [
    { ...whole, args: [...step.args, ...touched, ...inProcess.map(name => `--filter=!${name}`)] },
    {
      ...whole,
      args: [
        ...step.args,
        ...touched,
        ...startingProcesses.map(name => `--filter=!${name}`),
        '--',
        `--changed=${since.base}`,
      ],
    },
  ]
}
