// What can be told of an e-mail address without asking anybody; it knows no form.

// Only what is surely no address is refused here; the server has the last word.
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}
