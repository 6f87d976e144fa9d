import Fastify from 'fastify'
import { answersOfParent } from './prepared-answer.ts'

/** A reference: a Fastify with one route for each prepared answer and nothing else; it gets the answers from its parent. */
const answers = await answersOfParent()
const app = Fastify()
for (const { file, headers, body } of answers) {
  const bytes = Buffer.from(body, 'base64')
  app.get(`/${file}`, (request, reply) => {
    if (request.headers['if-none-match'] === headers.etag) reply.code(304).headers(headers).send()
    else reply.headers(headers).send(bytes)
  })
}
process.send?.({ url: await app.listen({ port: 0, host: '127.0.0.1' }) })
