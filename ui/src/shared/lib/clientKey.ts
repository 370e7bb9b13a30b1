// A key that lets a repeated call be known as the same one; it knows no call.

// crypto.randomUUID exists on secure origins alone; phones in the home network may come by plain http.
export function newClientKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
