/**
 * For Deno: `deno run run-function.ts URL` serves the function whose module is at URL on a free port of 127.0.0.1, says
 * the port as a line of its own, and ends with its standard input, so that it never outlives who started it.
 */
import process from 'node:process'

declare const Deno: {
  serve(
    options: { hostname: string; port: number; onListen(address: { port: number }): void },
    handler: (request: Request) => Promise<Response>,
  ): void
}

process.stdin.on('end', () => process.exit()).resume()
const { default: entry } = await import(process.argv[2] ?? '')
Deno.serve({ hostname: '127.0.0.1', port: 0, onListen: ({ port }) => console.log(`port ${port}`) }, entry.fetch)
