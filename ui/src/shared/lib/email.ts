// Checks the format of email addresses.

// Rejects only what cannot be an address; the server validates the rest.
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}
