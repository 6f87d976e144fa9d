import type { FastifyInstance, FastifyTypeProvider } from 'fastify'
import type { z } from 'zod/mini'

/** Lets routes declare the contract's schemas: bodies and queries arrive parsed and typed. */
export interface ContractTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.core.$ZodType ? z.output<this['schema']> : unknown
  serializer: this['schema'] extends z.core.$ZodType ? z.input<this['schema']> : unknown
}

/** Gives an answer back unchanged, or throws when it is not what the contract says. */
export type AnswerCheck = <T>(schema: z.ZodMiniType<T>, answer: T) => T

/** An answer is not what the contract says. */
export class BrokenContract extends Error {}

/** @param on for development and tests, where a wrong answer shall be a loud 500; else everything passes */
export function createAnswerCheck(on: boolean): AnswerCheck {
  return (schema, answer) => {
    if (!on) return answer
    const result = schema.safeParse(answer)
    if (result.success) return answer
    throw new BrokenContract(`an answer breaks the contract: ${JSON.stringify(result.error.issues)}`)
  }
}

/** Judges what comes in by the schemas of the routes, and what goes out by `check`. */
export function useContract(app: FastifyInstance, check: AnswerCheck): void {
  app.setValidatorCompiler<z.ZodMiniType>(({ schema }) => (data) => {
    const result = schema.safeParse(data)
    return result.success ? { value: result.data } : { error: result.error }
  })
  app.setSerializerCompiler<z.ZodMiniType>(
    ({ schema }) =>
      (data) =>
        JSON.stringify(check(schema, data)),
  )
}
