import { createHandler } from './handler.ts'

export default { fetch: createHandler(process.env) }
