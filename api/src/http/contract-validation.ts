import type { FastifyInstance, FastifyTypeProvider } from 'fastify'
import type { z } from 'zod/mini'

/** Lets routes declare the contract's schemas: bodies and queries arrive parsed and typed. */
export interface ContractTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.core.$ZodType ? z.output<this['schema']> : unknown
  serializer: this['schema'] extends z.core.$ZodType ? z.input<this['schema']> : unknown
}

/** An answer is not what the contract says. */
export class BrokenContract extends Error {}

/** Gives an answer back unchanged. @throws {BrokenContract} when it is not what the contract says */
export function checkAnswer<T>(schema: z.ZodMiniType<T>, answer: T): T {
  const result = schema.safeParse(answer)
  if (result.success) return answer
  throw new BrokenContract(`an answer breaks the contract: ${JSON.stringify(result.error.issues)}`)
}

/**
 * Judges what comes in by the schemas of the routes.
 * @param checksAnswers judges what goes out as well, for development and tests, where a wrong answer shall be a loud 500
 */
export function useContract(app: FastifyInstance, checksAnswers: boolean): void {
  app.setValidatorCompiler<z.ZodMiniType>(({ schema }) => (data) => {
    const result = schema.safeParse(data)
    return result.success ? { value: result.data } : { error: result.error }
  })
  app.setSerializerCompiler<z.ZodMiniType>(
    ({ schema }) =>
      (data) =>
        JSON.stringify(checksAnswers ? checkAnswer(schema, data) : data),
  )
}
