/** Milliseconds between checks of the latest build (source specification, section 9). */
const hour = 3_600_000

async function latestBuild(): Promise<string | null> {
  const answer = await fetch('/latest-build.json', { cache: 'no-store' }).catch(() => null)
  if (!answer?.ok) return null
  const { build } = (await answer.json()) as { build?: string }
  return build ?? null
}

/** Checks every hour whether a newer build is served, and calls back once. */
export function watchBuild(onNewer: () => void): void {
  let known: string | null = null
  const check = async () => {
    const latest = await latestBuild()
    if (known !== null && latest !== null && latest !== known) {
      clearInterval(timer)
      onNewer()
    }
    known ??= latest
  }
  const timer = setInterval(() => void check(), hour)
  setTimeout(() => void check(), 10_000)
}
