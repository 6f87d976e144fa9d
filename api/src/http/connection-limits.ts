/**
 * Limits of a connection. `requestTimeout` covers the whole request, so it must allow slow honest uploads; idle
 * clients are ended by `connectionTimeout`.
 */
export const LIMITS = {
  bodyLimit: 64 * 1024,
  requestTimeout: 300_000,
  connectionTimeout: 4_000,
  keepAliveTimeout: 65_000,
  http: { headersTimeout: 3_000, connectionsCheckingInterval: 1_000, requireHostHeader: false },
  onProtoPoisoning: 'error',
  onConstructorPoisoning: 'remove',
  forceCloseConnections: 'idle',
  // What has come before the server stopped listening is served.
  return503OnClosing: false,
  routerOptions: { maxParamLength: 200 },
} as const
