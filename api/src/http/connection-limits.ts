/**
 * Limits of a connection, in milliseconds and bytes. `requestTimeout` covers the whole request, so it must allow slow
 * honest uploads; idle clients are ended by `connectionTimeout`, which a phone that changes its cell, or a busy machine, must
 * be able to stay below. `pluginTimeout` ends a start that hangs: a busy machine
 * takes longer than Fastify's ten seconds to load the pages.
 */
export const LIMITS = {
  bodyLimit: 64 * 1024,
  pluginTimeout: 120_000,
  requestTimeout: 300_000,
  connectionTimeout: 15_000,
  keepAliveTimeout: 65_000,
  http: { headersTimeout: 3_000, connectionsCheckingInterval: 1_000, requireHostHeader: false },
  onProtoPoisoning: 'error',
  onConstructorPoisoning: 'remove',
  forceCloseConnections: 'idle',
  // What has come before the server stopped listening is served.
  return503OnClosing: false,
  routerOptions: { maxParamLength: 200 },
} as const
