import { areas } from './areas.ts'
import type { StepName } from './steps.ts'

export interface Selection {
  /** The steps that the change can fail. */
  steps: StepName[]
  /** The browser tests it can touch: all, or the beginnings of their paths below e2e. */
  browser: 'all' | string[]
  /** Something changed that every package stands on. */
  isWide: boolean
  /** Nothing changed but what test files import: those that don't import it need not run (`vitest --changed`). */
  isNarrow: boolean
  /** Packages that read what changed without depending on its package. */
  readers: string[]
}

/** Cheap, or about files that any change may be: they run whole whatever changed. */
const always: StepName[] = ['lint', 'format', 'house rules', 'versions']
/** Read by what builds, checks and tests every package. */
const everywhere =
  /^(?:package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|turbo\.json|\.npmrc|tooling\/(?:tsconfig|vite|testing|lingui|scripts)\/)/
/** What these packages' tests read without depending on its package; inputs of theirs in turbo.json, too. */
const alsoRead: Record<string, RegExp> = {
  '@masar/api': /^(?:\.env\.example$|packages\/api-sdk\/openapi\/)/,
  '@masar/realtime': /^apps\/(?:host\/src\/|api\/src\/)/,
  '@masar/scripts': /^(?:apps|packages|e2e)\//,
}
const isProse = (path: string) => /(?:^|\/)(?:README|THREATS)\.md$/.test(path)
const isUnitTest = (path: string) =>
  /^(?:apps|packages)\/.*(?:\.test\.tsx?$|\/testing\/)|^apps\/api\/src\/testing\//.test(path)
const isProduct = (path: string) => /^(?:apps|packages)\//.test(path) && !isProse(path) && !isUnitTest(path)
const isCode = (path: string) => /\.[cm]?[jt]sx?$/.test(path)

/**
 * What a change can fail, by the paths (from the repository's root, with `/`) of the files it adds, changes or removes. Errs on the side of
 * running too much: what no rule knows asks for everything.
 */
export function select(paths: readonly string[]): Selection {
  if (paths.length === 0) return { steps: [], browser: [], isWide: false, isNarrow: false, readers: [] }
  const any = (test: (path: string) => boolean) => paths.some(test)
  const isWide = any(path => everywhere.test(path) || !isKnown(path))
  const isProductTouched = isWide || any(isProduct)
  const browser = isWide ? 'all' : browserTests(paths)
  const isBrowserTouched = browser === 'all' || browser.length > 0
  const isPackageTouched = isWide || any(path => /^(?:apps|packages|tooling|e2e)\//.test(path))
  const hasCode = isWide || any(path => isCode(path) || path.endsWith('package.json'))
  const wanted: [StepName, boolean][] = [
    ['types', isPackageTouched],
    ['styles', isWide || any(path => path.endsWith('.css') || path.startsWith('tooling/lint/'))],
    ['regular expressions (I-12)', isProductTouched || any(path => path.startsWith('tooling/lint/'))],
    ['house rules: function lengths', hasCode],
    ['house rules: sentences', hasCode],
    ['styles: classes', hasCode || any(path => path.endsWith('.css'))],
    ['house rules: table writers', isWide || any(path => /^(?:apps\/api|tooling\/lint)\/src\//.test(path))],
    [
      'house rules: audited acts',
      isWide || any(path => /^(?:apps\/(?:api|learner\/src\/features\/console)|tooling\/lint)\//.test(path)),
    ],
    ['migrations', isWide || any(path => path.startsWith('apps/api/'))],
    ['layers', hasCode || any(path => path.startsWith('tooling/lint/'))],
    ['dead code', hasCode || any(path => path.startsWith('tooling/lint/'))],
    ['catalogues', isProductTouched],
    ['generated files', isProductTouched || any(path => /^tooling\/(?:openapi|ui-docs)\//.test(path))],
    ['build', isProductTouched || isBrowserTouched],
    ['bundle budgets', isProductTouched],
    // A README's example is a test of its package, too.
    ['units and API', isPackageTouched || any(path => path === '.env.example')],
    ['browser', browser === 'all' || browser.some(test => !test.startsWith('everywhere/pictures'))],
    ['pictures', browser === 'all' || browser.some(test => test.startsWith('everywhere/pictures'))],
  ]
  return {
    steps: [...always, ...wanted.filter(([, isWanted]) => isWanted).map(([name]) => name)],
    browser,
    isWide,
    isNarrow: !isWide && paths.every(isFollowed),
    readers: Object.keys(alsoRead).filter(name => any(path => alsoRead[name]?.test(path) ?? false)),
  }
}

/** Prose at the root, settings' samples and the pipelines touch no step but those that always run. */
function isKnown(path: string): boolean {
  return /^(?:apps|packages|tooling|e2e|\.github|\.ci)\/|^(?:README\.md|\.gitignore|\.env\.example|\.oxfmtrc\.json)$/.test(
    path,
  )
}

/** Test files follow what they import, and nothing else: not the processes that they start, nor the files that they read. */
function isFollowed(path: string): boolean {
  return (
    isProse(path) ||
    (isCode(path) && !/\.(?:config|setup)\.|\/testing\/|\.gen\.|\/locales\//.test(path)) ||
    !/^(?:apps|packages)\//.test(path)
  )
}

function browserTests(paths: readonly string[]): 'all' | string[] {
  const chosen = new Set<string>()
  for (const path of paths) {
    const tests = browserTestsOf(path)
    if (tests === 'all') return 'all'
    for (const test of tests) chosen.add(test)
  }
  return [...chosen].sort()
}

function browserTestsOf(path: string): 'all' | string[] {
  if (path.startsWith('e2e/')) {
    if (isProse(path)) return []
    if (path.startsWith('e2e/pictures/')) return ['everywhere/pictures']
    return path.endsWith('.test.ts') ? [path.slice('e2e/'.length)] : 'all'
  }
  if (!isProduct(path)) return []
  const folder = Object.keys(areas)
    .filter(each => path.startsWith(`${each}/`))
    .sort((one, other) => other.length - one.length)[0]
  return (folder !== undefined && areas[folder]) || 'all'
}
