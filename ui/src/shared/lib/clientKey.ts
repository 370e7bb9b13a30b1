// Makes idempotency keys: the server recognizes a repeated request by its key.

// crypto.randomUUID exists only on secure origins, but phones in the home network may use plain http.
export function newClientKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
