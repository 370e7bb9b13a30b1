// What waits in the outbox of a page.

// The kinds of the entries that the server does not have, in their order.
export function waitingKinds(page) {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('outbox:'))
      .map((key) => JSON.parse(localStorage.getItem(key)))
      .filter(({ state }) => state !== 'sent')
      .sort((one, other) => one.sequence - other.sequence)
      .map(({ kind }) => kind),
  );
}

export const waitingLine = (page) => page.getByRole('status').filter({ hasText: /wait for a connection|\d\swaiting/ });

// As if the network had come back.
export const comeOnline = (page) => page.evaluate(() => window.dispatchEvent(new Event('online')));
