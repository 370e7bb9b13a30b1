// Reads an answer that comes as events, each a line `data: {json}`; it knows no call and no kind of event.

// Hands over each event as soon as it is whole. What is no `data` line (a comment, a name) is passed over.
export async function readEvents<Event>(
  stream: ReadableStream<Uint8Array>,
  hear: (event: Event) => void,
): Promise<void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    rest += decoder.decode(value, { stream: !done });
    const lines = rest.split(/\r?\n/);
    // The last line may go on in the next piece.
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines) {
      if (line.startsWith('data:')) hear(JSON.parse(line.slice('data:'.length)) as Event);
    }
    if (done) return;
  }
}
