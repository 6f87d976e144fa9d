// Run before a script of package.json, or loaded by `node --import`, and plain JavaScript, because when pnpm could not install
// it only warns and runs the script all the same, with whatever Node the machine has.
const OLDEST_NODE = 24
const NEEDED = ['@supabase/lite', 'pg', '@hono/node-server', 'smol-toml']

const missing = NEEDED.filter((name) => !isInstalled(name))
const major = Number(process.versions.node.split('.')[0])
if (missing.length > 0 || major < OLDEST_NODE) {
  const found = missing.length > 0 ? `without ${missing.join(', ')}` : `with Node ${process.versions.node}`
  console.error(`The dependencies of this project are not installed (${found}). Run: npx -y pnpm@12 install`)
  process.exit(1)
}

function isInstalled(name) {
  try {
    import.meta.resolve(name)
    return true
  } catch {
    return false
  }
}
