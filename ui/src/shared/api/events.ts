// Reads a response of server-sent events, each a line `data: {json}`, after a line `id: …` if it has an id.

// Passes on each event as soon as it is complete, with its id. Ignores other lines, such as comments and event names.
// `onInput` is called for anything that arrives.
export async function readEvents<Event>(
  stream: ReadableStream<Uint8Array>,
  onEvent: (event: Event, id: string | null) => void,
  onInput?: () => void,
): Promise<void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let id: string | null = null;
  for (;;) {
    const { done, value } = await reader.read();
    onInput?.();
    rest += decoder.decode(value, { stream: !done });
    const lines = rest.split(/\r?\n/);
    // The last line may continue in the next chunk.
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines) {
      if (line.startsWith('id:')) id = line.slice('id:'.length).trim();
      if (line.startsWith('data:')) onEvent(JSON.parse(line.slice('data:'.length)) as Event, id);
    }
    if (done) return;
  }
}
