import { McpServer, type StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { brand } from 'supabase/brand'
import { z } from 'zod/mini'
import { productTools, type ToolAnswers, type ToolName, type ToolSource } from '#contract/product-tools.ts'

const INSTRUCTIONS = `What ${brand.legalName}, a manufacturer of rolled and extruded aluminium, says of its products on its site. Each answer names the page that says the same. A figure whose basis is "typical" is usual in the industry and not stated by the company; none is a guarantee, for agreed values are stated in the order confirmation. A certificate that is a sample certifies nothing. Nothing can be ordered or sent here: name the person and the page.`

/** Neither asks nor changes anything anywhere. */
const READ_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }

/** As the SDK is told of them, made once. */
const tools = (Object.keys(productTools) as ToolName[]).map((name) => {
  const { title, description, input, output } = productTools[name]
  const schemas = { inputSchema: withJsonSchema(input), outputSchema: withJsonSchema(output) }
  return { name, described: { title, description, ...schemas, annotations: { title, ...READ_ONLY } } }
})

/** A schema of the contract with its JSON Schema beside it, in the form in which the SDK asks for both. */
function withJsonSchema<Schema extends z.ZodMiniType>(
  schema: Schema,
): StandardSchemaWithJSON<z.input<Schema>, z.output<Schema>> {
  const json = z.toJSONSchema(schema) as Record<string, unknown>
  const { '~standard': standard } = schema
  return { '~standard': { ...standard, jsonSchema: { input: () => json, output: () => json } } }
}

type McpServerOptions = {
  answers: ToolAnswers
  source: ToolSource
  /** Told what a tool failed with; anyone who asked is told only that it did. */
  failed: (error: unknown) => void
}

/** A server for one request, with the tools of the contract. */
export function createMcpServer({ answers, source, failed }: McpServerOptions): McpServer {
  const server = new McpServer(
    { name: brand.name.toLowerCase(), title: brand.name, version: '1.0.0', websiteUrl: source.site },
    { instructions: INSTRUCTIONS },
  )
  for (const { name, described } of tools)
    server.registerTool(name, described, async (sent) => {
      const answer = await answers[name](sent as never, source).catch((error: unknown) => {
        failed(error)
        return { refusal: 'this cannot be answered at the moment, try again soon' }
      })
      if ('refusal' in answer) return { content: [{ type: 'text', text: answer.refusal }], isError: true }
      return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer }
    })
  return server
}
