/** Every import follows architecture.md's picture downwards; nothing at one level imports its neighbour unless it is drawn. */
const leaves = '^packages/(ui|api-sdk|realtime|offline|site-map|text|portraits)/'
/** Features that both apps show, each in a package of its own. */
const shared = 'accounts|notifications|checkout'
/** The folders of the shell from the top down, below the files that start it: each imports only what stands after it. */
const shellFolders = [
  'layout',
  'auth-panel',
  'search-suggestions',
  'pages',
  'navigation',
  'language',
  'push',
  'live',
  'counts',
  'calls',
  'session',
  'queries',
  'watch',
  'lists',
  'hydration',
]
const shell = '^packages/app-shell/src'
/** Imports that go up all the same, by file. */
const shellExceptions = {
  // Every call names this tab's socket, so that the service excludes it from its own events.
  session: { from: 'apis', to: 'live/live-store' },
  // The connection starts what listens for clicked notifications and renews the device's registration; these announce as it does.
  live: { from: 'realtime-connection', to: 'push/(notification-click|resume)' },
}
const testFiles = '\\.test\\.tsx?$'

/** One rule a folder: nothing above it. Since the order is total, no two folders import each other. */
const shellLayers = shellFolders.map((folder, index) => ({
  name: `shell-${folder}-imports-nothing-above`,
  severity: 'error',
  from: { path: `${shell}/${folder}/`, pathNot: testFiles },
  to: {
    path: `${shell}/(((${['testing', ...shellFolders.slice(0, index)].join('|')})/)|(boot|app-root|prerender|index)\\.tsx?$)`,
    ...(shellExceptions[folder] && { pathNot: `${shell}/${shellExceptions[folder].to}\\.ts$` }),
  },
}))
const shellExceptionRules = Object.entries(shellExceptions).map(([folder, { from, to }]) => ({
  name: `shell-${folder}-imports-above-in-one-file`,
  severity: 'error',
  from: { path: `${shell}/${folder}/`, pathNot: [testFiles, `/${from}\\.ts$`] },
  to: { path: `${shell}/${to}\\.ts$` },
}))

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...shellLayers,
    ...shellExceptionRules,
    {
      name: 'shell-folders-are-ordered',
      comment: 'A new folder takes its place in the list above.',
      severity: 'error',
      from: { path: `${shell}/` },
      to: { path: `${shell}/(?!(${shellFolders.join('|')}|testing|locales)/)[^/]+/` },
    },
    {
      name: 'leaves-import-no-package',
      comment: 'Only text is below the other leaves.',
      severity: 'error',
      from: { path: leaves },
      to: { path: '^(apps|packages)/', pathNot: ['^packages/text/', '^packages/$1/'] },
    },
    {
      name: 'text-imports-nothing',
      severity: 'error',
      from: { path: '^packages/text/' },
      to: { path: '^(apps|packages/(?!text/))' },
    },
    {
      name: 'shell-imports-leaves-only',
      comment: 'The features that both apps show stand above it; what it has to ask of them they register.',
      severity: 'error',
      from: { path: '^packages/app-shell/' },
      to: { path: `^(apps|packages/(${shared}))/` },
    },
    {
      name: 'shared-features-import-no-app-and-no-other',
      severity: 'error',
      from: { path: `^packages/(${shared})/` },
      to: { path: `^(apps|packages/(${shared}))/`, pathNot: '^packages/$1/' },
    },
    {
      name: 'product-imports-no-testing-helpers',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: '\\.test\\.tsx?$|/testing(/|\\.tsx?$)' },
      to: { path: '^packages/app-shell/src/testing/' },
    },
    {
      name: 'apps-do-not-import-each-other',
      severity: 'error',
      from: { path: '^apps/(learner|company|api)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'host-imports-the-api-alone',
      comment: 'The apps reach the host as built files.',
      severity: 'error',
      from: { path: '^apps/host/' },
      to: { path: `^(apps/(learner|company)|packages/(ui|app-shell|api-sdk|realtime|offline|${shared}))/` },
    },
    {
      name: 'api-knows-no-client',
      severity: 'error',
      from: { path: '^apps/api/' },
      to: { path: `^packages/(ui|app-shell|api-sdk|realtime|offline|${shared})/` },
    },
    {
      name: 'features-do-not-import-routes',
      severity: 'error',
      from: { path: '^apps/(learner|company)/src/features/' },
      to: { path: '^apps/(learner|company)/src/routes/' },
    },
    {
      name: 'e2e-imports-no-source',
      comment: 'Only the table of pages, which says what there is to look at.',
      severity: 'error',
      from: { path: '^e2e/', pathNot: '^e2e/crashes/class/browser\\.ts$' },
      to: { path: '^(apps|packages)/', pathNot: '^packages/site-map/src/(server/)?index\\.ts$' },
    },
    {
      name: 'simulated-browsers-import-the-queue-of-answers',
      comment:
        'Two hundred browsers are too many for one machine: what they run of the app is the app’s own, over the client.',
      severity: 'error',
      from: { path: '^e2e/crashes/class/browser\\.ts$' },
      to: {
        path: '^(apps|packages)/',
        pathNot: [
          '^packages/api-sdk/src/index\\.ts$',
          '^apps/learner/src/features/exam/(autosave/attempt-(session|state)|pending/pending-store|model/clock|contract)\\.ts$',
        ],
      },
    },
    {
      name: 'browsers-load-one-language-of-the-table',
      comment: 'What only the host needs of a page, and both catalogues, weigh nothing in the browser.',
      severity: 'error',
      from: { path: '^(apps/(learner|company)|packages/(?!site-map))/', pathNot: testFiles },
      to: { path: '^packages/site-map/src/server/' },
    },
    {
      name: 'product-imports-no-tooling',
      severity: 'error',
      from: {
        path: '^(apps|packages)/[^/]+/src/',
        pathNot: '\\.test\\.tsx?$|^[^/]+/[^/]+/src/(testing/|cli/build-)',
      },
      to: { path: '^tooling/' },
    },
    {
      name: 'not-into-another-package',
      comment: 'Through its exports only.',
      severity: 'error',
      from: { path: '^(apps|packages)/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/src/(?!index\\.ts$|[^/]+/index\\.ts$|styles/|locales/|prerender\\.tsx$)',
        pathNot: '^$1/$2/',
      },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      // The last two are types alone, of trees of Markdown and HTML.
      to: { couldNotResolve: true, pathNot: ['\\?url$', '\\.po$', '^virtual:', '^hast$', '^mdast$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-server|node_modules|generated|coverage)/|\\.gen\\.ts$' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      mainFields: ['module', 'main'],
    },
  },
}
