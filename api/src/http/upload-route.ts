import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod/mini'
import { type HttpError, invalid } from './errors.ts'
import { acceptFiles, type FileSize, readFile, withFile } from './file-body.ts'
import type { HeldBytes } from './held-bytes.ts'

type UploadRoute<Judged, Staged> = {
  url: string
  config?: FastifyContextConfig
  /** Media type of the body; bytes of any kind unless given. */
  type?: string
  size: FileSize
  /** Counts the bytes that are in memory; left out, `place` bounds them. */
  held?: HeldBytes
  /** The field that errors of the body name. */
  field: string
  /** What a request is told that brings no body of the type. */
  missing: () => HttpError
  /** Judges what the headers say, before a byte of the body is read. @throws HttpError */
  judge: (request: FastifyRequest) => Judged
  /** Runs `work` when there is a place for it; the body of a request that waits is not read meanwhile. */
  place: <Result>(request: FastifyRequest, work: () => Promise<Result>) => Promise<Result>
  /** Judges and stores a whole file, for a row that names it later. @throws HttpError */
  stage: (bytes: Buffer, judged: Judged, request: FastifyRequest) => Promise<Staged>
  /** Shape of the answer, 201. */
  staged: z.ZodMiniType<Staged>
}

/** A route that takes one file a request: what arrived stays when another one fails. */
export function uploadRoute<Judged, Staged>(app: FastifyInstance, route: UploadRoute<Judged, Staged>): void {
  const { url, config = {}, type, size, held, field, missing, judge, place, stage, staged } = route
  app.register(async function files(scope) {
    acceptFiles(scope, type)
    scope.post(url, { config, schema: { response: { 201: staged } } }, async (request, reply) => {
      const judged = judge(request)
      if (!request.body) throw missing()
      const take = (bytes: Buffer) => stage(bytes, judged, request)
      const taken = await place(request, async () => {
        // Who has gone while the file waited sends nothing any more, not even an end.
        if (request.raw.destroyed) throw invalid('the body is not complete', field)
        return held ? withFile(request, size, held, take) : take(await readFile(request, size))
      })
      return reply.code(201).send(taken)
    })
  })
}
