// Loaded before the program that is measured: says how much memory its process holds, and held at most, and what its threads took so far.
// Plain JavaScript: to strip types Node loads a compiler, 15 MB that are not the program's.
process.on('message', message => {
  if (message !== 'memory') return
  const { user, system } = process.cpuUsage()
  process.send?.({
    memory: {
      now: process.memoryUsage.rss() / 1e6,
      most: process.resourceUsage().maxRSS / 1e3,
      heap: process.memoryUsage().heapTotal / 1e6,
      outside: process.memoryUsage().external / 1e6,
      cpuMs: (user + system) / 1e3,
    },
  })
})
// It is no reason to stay.
process.channel?.unref()
