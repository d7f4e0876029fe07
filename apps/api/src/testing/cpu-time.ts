/** The processor time, in milliseconds, that this process spends on an act: what else the machine is busy with does not count. */
export async function cpuTimeOf(act: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await act()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
