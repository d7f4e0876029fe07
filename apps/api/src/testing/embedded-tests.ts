/**
 * Every test runs on PostgreSQL. These run on the embedded database as well: what may behave differently there, by the paths of test files
 * (globs below the package) and the reason. Whatever depends on rows alone is not repeated: both databases take the same statements from
 * the same driver, and PostgreSQL shows races that one connection hides; the browser's tests and the importer's run on the embedded one, whole.
 */
export const embeddedTests: Record<string, string> = {
  'src/readme.test.ts': 'the example opens a folder in a program of its own',
  'src/**/*.embedded.test.ts': 'its folder: only the embedded database has one',
  'src/cli/{main,setup/stored,generate/generate}.test.ts':
    'commands open the folder themselves, or wait for the process that has it open',
  'src/db/**/*.test.ts': 'the engine: migrations on data, reference data, batches, locks, lost connections',
  'src/search/**/*.test.ts': 'word similarity and folding are extensions and collations of the engine',
  'src/plugins/failures.test.ts': 'errors of the engine become answers',
  'src/modules/contract.test.ts': 'the types of values as they arrive from the engine, in the agreed shapes',
  'src/modules/catalogue/{lists,kept-outline,ready-answers,rebuild-answers,watch-catalogue}.test.ts':
    'order by collation, documents that the engine writes, and what tells hosts that they changed',
  'src/modules/exams/races.test.ts': 'acts of one attempt at the same time',
  'src/modules/learning/watching.test.ts': 'multiranges, merged and cut in one statement',
  'src/modules/platform/audit/audit.test.ts': 'triggers refuse changes; rows of a chain wait for each other',
  'src/modules/platform/{outbox,queue}/*.test.ts':
    'jobs and events are polled for where no other connection can notify',
  'src/modules/platform/push/push.test.ts': 'deliveries that several workers take from the queue',
}
