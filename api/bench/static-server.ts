import { rmSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import { answersOfParent } from './prepared-answer.ts'

/** Another reference: `@fastify/static` with a file of the bytes of each prepared answer. */
const answers = await answersOfParent()
const root = await mkdtemp(join(tmpdir(), 'bench-static-'))
for (const { file, body } of answers) await writeFile(join(root, file), Buffer.from(body, 'base64'))
const app = Fastify()
app.register(fastifyStatic, { root })
process.once('SIGTERM', () => {
  rmSync(root, { recursive: true, force: true })
  process.exit()
})
process.send?.({ url: await app.listen({ port: 0, host: '127.0.0.1' }) })
