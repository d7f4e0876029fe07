import { Activity } from './activity.ts'
import { type News, Saver } from './saver.ts'
import { type Opening, type Standard, startingValues } from './starting-values.ts'
import { transport } from './transport.ts'

interface Facts {
  /** Content of the last two speaks xAPI with the service itself. */
  standard: Standard | 'cmi5' | 'xapi'
  part: string
  href: string
  siteOrigin: string
}

/** What scorm-again makes, as far as it is used here. */
interface LearningSystem {
  cmi: object
  loadFromFlattenedJSON(values: Record<string, string>, element: string): void
}
type MakeSystem = new (settings: object) => LearningSystem

declare global {
  interface Window {
    API?: LearningSystem
    API_1484_11?: LearningSystem
    Scorm12API?: MakeSystem
    Scorm2004API?: MakeSystem
  }
}

/** What changes without a commit is saved so often, in milliseconds. */
const saveEvery = 5000

const facts = JSON.parse(document.body.dataset['facts'] ?? '{}') as Facts
const frame = document.querySelector('iframe') as HTMLIFrameElement
const tell = (news: News) =>
  window.parent.postMessage({ masar: 'package', part: facts.part, ...news }, facts.siteOrigin)

async function start(): Promise<void> {
  const run = Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
    byte.toString(16).padStart(2, '0'),
  )
  const answer = await fetch('open', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ part: facts.part, run: run.join('') }),
  })
  if (!answer.ok) throw new Error(`the part could not be opened: ${answer.status}`)
  const opening = (await answer.json()) as Opening
  const activity = new Activity(() => frame.contentDocument)
  const { standard } = facts
  let saver: Saver | undefined
  if (standard === 'cmi5' || standard === 'xapi') {
    // What it reached is the service's to say: the reports are of time alone, and bring the answer.
    if (opening.is_kept) saver = keepSaving(run.join(''), () => '', activity)
  } else {
    const system = systemOf(standard, state => saver?.commit(state) ?? true)
    system.loadFromFlattenedJSON(startingValues(standard, opening), '')
    if (opening.is_kept) saver = keepSaving(run.join(''), () => JSON.stringify(system.cmi), activity)
  }
  frame.addEventListener('load', () => {
    if (isClosed()) void Promise.resolve(saver?.save(true)).then(() => tell({ kind: 'closed' }))
    if (frame.contentWindow) activity.watch(frame.contentWindow)
    // A keyboard user is in the content, not around it.
    if (document.hasFocus()) frame.contentWindow?.focus()
  })
  frame.src = `content/${withQuery(facts.href, opening.query)}`
  tell({ kind: 'opened' })
}

/** The learning system under the name by which content of the standard looks for it. */
function systemOf(standard: Standard, commit: (state: string) => boolean): LearningSystem {
  const Make = standard === 'scorm12' ? window.Scorm12API : window.Scorm2004API
  if (!Make) throw new Error('the learning system is missing')
  const system = new Make({
    // Commits go where `httpService` sends them; without an address none would.
    lmsCommitUrl: 'report',
    httpService: {
      processHttpRequest: ({ cmi }: { cmi: object }) =>
        commit(JSON.stringify(cmi))
          ? { result: 'true', errorCode: 0 }
          : { result: 'false', errorCode: standard === 'scorm12' ? 101 : 391 },
      updateSettings: () => undefined,
    },
  })
  if (standard === 'scorm12') window.API = system
  else window.API_1484_11 = system
  return system
}

/** Saves by commits, by the clock and when the page goes. */
function keepSaving(run: string, read: () => string, activity: Activity): Saver {
  const saver = new Saver({
    part: facts.part,
    run,
    read,
    transport,
    tell,
    takeActive: () => activity.take(),
  })
  setInterval(() => void saver.save(), saveEvery)
  window.addEventListener('pagehide', () => saver.leave())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') saver.leave()
  })
  return saver
}

/** Whether content has ended by itself: it leaves for an empty page. */
function isClosed(): boolean {
  try {
    return frame.contentWindow?.location.pathname === new URL('closed', location.href).pathname
  } catch (error) {
    // The browser's own page of what it would not load cannot be read.
    console.info('package: the content went elsewhere', error)
    return false
  }
}

/** An address with more behind it: before what names a place in the page. */
function withQuery(href: string, query: string): string {
  if (query === '') return href
  const [, path = '', place = ''] = /^([^#]*)(#.*)?$/s.exec(href) ?? []
  return `${path}${path.includes('?') ? '&' : '?'}${query}${place}`
}

start().catch((error: unknown) => {
  console.error(error)
  tell({ kind: 'failed' })
})
