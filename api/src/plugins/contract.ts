import type { FastifyInstance, FastifyTypeProvider } from 'fastify'
import type { z } from 'zod/mini'

/** Lets routes declare the contract's schemas: bodies and queries arrive parsed and typed. */
export interface ContractTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.core.$ZodType ? z.output<this['schema']> : unknown
  serializer: this['schema'] extends z.core.$ZodType ? z.input<this['schema']> : unknown
}

/**
 * Judges what comes in by the schemas of the routes.
 * @param checkAnswers judge what goes out too; for development and tests, where a wrong answer shall be a loud 500
 */
export function useContract(app: FastifyInstance, checkAnswers: boolean): void {
  app.setValidatorCompiler<z.ZodMiniType>(({ schema }) => (data) => {
    const result = schema.safeParse(data)
    return result.success ? { value: result.data } : { error: result.error }
  })
  app.setSerializerCompiler<z.ZodMiniType>(
    ({ schema }) =>
      (data) =>
        JSON.stringify(checkAnswers ? assertAnswer(schema, data) : data),
  )
}

/** @throws Error, never a fault of the asker, when the answer is not what the contract says */
export function assertAnswer<T>(schema: z.ZodMiniType<T>, answer: unknown): T {
  const result = schema.safeParse(answer)
  if (result.success) return result.data
  throw new Error(`an answer breaks the contract: ${JSON.stringify(result.error.issues)}`)
}
