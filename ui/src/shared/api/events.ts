// Reads a response of server-sent events, each a line `data: {json}`.

// Passes on each event as soon as it is complete. Ignores other lines, such as comments and event names.
export async function readEvents<Event>(
  stream: ReadableStream<Uint8Array>,
  onEvent: (event: Event) => void,
): Promise<void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    rest += decoder.decode(value, { stream: !done });
    const lines = rest.split(/\r?\n/);
    // The last line may continue in the next chunk.
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines) {
      if (line.startsWith('data:')) onEvent(JSON.parse(line.slice('data:'.length)) as Event);
    }
    if (done) return;
  }
}
