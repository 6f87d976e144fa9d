/** Preloaded into a measured server: answers the message `cpu` of its parent with the CPU time used so far, in µs. */
process.on('message', (message) => {
  if (message !== 'cpu') return
  const { user, system } = process.cpuUsage()
  process.send?.({ cpu: user + system })
})
