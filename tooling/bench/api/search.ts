import { headers, percentile } from './measure.ts'

/** Twenty kinds of search: common and rare words, spellings, prefixes, two words, typing errors, words that are not there. */
const searches = [
  'برمجة',
  'البرمجة',
  'برمجه',
  'تصميم',
  'أساسيات',
  'اساسيات',
  'مُقدِّمة',
  'إدارة المشاريع',
  'اداره',
  'تعلم الآلة',
  'python',
  'Data',
  'design',
  'intro',
  'man',
  'برم',
  'اسسيات البرمجة',
  'pyhton',
  'زقزقةنادرة',
  'qqqzzz',
]

/** Milliseconds that searches take, p50 and p95, one at a time. */
export async function searchTimes(
  address: string,
  rounds: number,
): Promise<{ p50: number; p95: number; slowest: string }> {
  const times: { word: string; ms: number }[] = []
  for (let round = 0; round < rounds + 1; round += 1) {
    for (const word of searches) {
      const began = performance.now()
      const answer = await fetch(`${address}/client-api/v1/courses?q=${encodeURIComponent(word)}`, {
        headers,
      })
      await answer.arrayBuffer()
      // The first round warms plans and pages.
      if (round > 0) times.push({ word, ms: performance.now() - began })
    }
  }
  const slowest = times.reduce((worst, time) => (time.ms > worst.ms ? time : worst))
  return {
    p50: percentile(
      times.map(time => time.ms),
      0.5,
    ),
    p95: percentile(
      times.map(time => time.ms),
      0.95,
    ),
    slowest: `${slowest.word} ${slowest.ms.toFixed(0)} ms`,
  }
}
