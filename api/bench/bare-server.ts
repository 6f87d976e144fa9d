import Fastify from 'fastify'

/**
 * The reference: a Fastify with one route for each prepared answer and nothing else. The parent sends the answers
 * (`{ path, headers, body }`, the body in base64) and gets the port.
 */
interface Prepared {
  path: string
  headers: Record<string, string>
  body: string
}

process.once('message', async (answers: Prepared[]) => {
  const app = Fastify()
  for (const { path, headers, body } of answers) {
    const bytes = Buffer.from(body, 'base64')
    app.get(path, (_request, reply) => {
      reply.headers(headers).send(bytes)
    })
  }
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : null })
})
