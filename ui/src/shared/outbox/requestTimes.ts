// How long a request of the outbox may take, and how old its change is. Used by page and worker.

// A request that takes longer is sent again later.
export const REQUEST_TIMEOUT_MS = 20_000;

// The value of Change-Age. Both moments are of this device, so a wrong clock does not matter.
export const ageInSeconds = (at: number, now: number) => Math.max(0, Math.floor((now - at) / 1000));
