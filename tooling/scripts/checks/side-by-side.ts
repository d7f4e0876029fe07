/**
 * Runs jobs side by side, `width` at a time, and reports their results in the order of the jobs, each as soon as all before it are reported:
 * what is printed is the same whichever is done first.
 * @throws what a job or a report throws; jobs that have not begun are left out then
 */
export async function sideBySide<Job, Result>(
  jobs: readonly Job[],
  width: number,
  run: (job: Job) => Promise<Result>,
  report: (job: Job, result: Result) => void,
): Promise<void> {
  const waiting = [...jobs.entries()]
  const done = new Map<number, Result>()
  let reported = 0
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, job] = next
      try {
        done.set(index, await run(job))
      } catch (error) {
        waiting.length = 0
        throw error
      }
      for (let ready = done.get(reported); ready !== undefined; ready = done.get(reported)) {
        report(jobs[reported] as Job, ready)
        reported += 1
      }
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, width) }, work))
}
