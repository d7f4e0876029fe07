import { benchApi } from './api/main.ts'
import { benchBuying } from './buying/main.ts'
import { benchCompany } from './company/main.ts'
import { benchExams } from './exams/main.ts'
import { benchHost } from './host/main.ts'
import { benchLearning } from './learning/main.ts'
import { benchMemory } from './memory/main.ts'
import { benchNotices } from './notices/main.ts'
import { benchPages } from './pages/main.ts'
import { benchRealtime } from './realtime/main.ts'
import { benchSearch } from './search/main.ts'
import { benchSignIn } from './sign-in/main.ts'
import { benchUi } from './ui/main.ts'
import { reported } from './report/write.ts'

// pnpm bench [api|buying|company|exams|host|learning|memory|notices|pages|realtime|search|sign-in|ui] [--courses 1000,100000] [--engines postgres,pglite]
// pnpm bench company [--employees 50000,2000] [--explain] [--only 'employees: '] [--database postgres://… | folder [--jobs]]
const option = (name: string, standard: string) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? standard : (process.argv[at + 1] ?? standard)
}
const what = process.argv[2] === undefined || process.argv[2].startsWith('--') ? 'all' : process.argv[2]
await reported(async () => {
  if (what === 'all' || what === 'api')
    await benchApi(
      option('courses', '1000,100000').split(',').map(Number),
      option('engines', 'postgres,pglite').split(','),
    )
  if (what === 'all' || what === 'buying') await benchBuying(option('engines', 'postgres').split(','))
  if (what === 'company') {
    const [postgres = 50_000, pglite = 2000] = option('employees', '50000,2000').split(',').map(Number)
    await benchCompany({
      sizes: { PostgreSQL: postgres, PGlite: pglite },
      engines: option('engines', 'postgres,pglite').split(','),
      explains: process.argv.includes('--explain'),
      only: option('only', ''),
      database: option('database', '') || undefined,
      hasJobs: process.argv.includes('--jobs'),
    })
  }
  if (what === 'all' || what === 'exams') await benchExams(option('engines', 'postgres').split(','))
  if (what === 'all' || what === 'host') await benchHost(option('engines', 'postgres').split(','))
  if (what === 'all' || what === 'learning')
    await benchLearning(option('engines', 'postgres,pglite').split(','))
  if (what === 'all' || what === 'memory') await benchMemory(option('engines', 'postgres,pglite').split(','))
  if (what === 'all' || what === 'notices') await benchNotices(option('engines', 'postgres').split(','))
  if (what === 'all' || what === 'pages')
    await benchPages(option('pages', '/,/courses,/Course/9,/en').split(','))
  if (what === 'all' || what === 'realtime') await benchRealtime()
  if (what === 'all' || what === 'search')
    await benchSearch(
      option('courses', '100000').split(',').map(Number),
      option('engines', 'postgres,pglite').split(','),
    )
  if (what === 'all' || what === 'sign-in') await benchSignIn(option('engines', 'postgres,pglite').split(','))
  if (what === 'ui') await benchUi()
})
