// A proxy in front of a server that loses requests and answers. Requests that only read pass while the server runs.
import { once } from 'node:events';
import { createServer, request } from 'node:http';

const READS = new Set(['GET', 'HEAD']);

// `fateOf(asked)` decides about each change:
//   fine     It is answered.
//   before   It does not reach the server.
//   after    The server handles it, and the answer is lost.
//   half     Half of the answer arrives.
//   kill     `kill()` is called while the server handles it. The answer is lost.
export async function startBadLine(port, { fateOf, kill = async () => {}, delayMs = 0 }) {
  const line = { cuts: { before: 0, after: 0, half: 0, kill: 0 }, changes: [] };

  const pass = (asked, answer, fate) => {
    const passed = request({ host: '127.0.0.1', port, method: asked.method, path: asked.url, headers: asked.headers });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    passed.on('response', (reply) => {
      // A browser repeats a request by itself when a connection that it used before is closed.
      const headers = { ...reply.headers, connection: 'close' };
      if (fate === 'fine') {
        answer.writeHead(reply.statusCode, headers);
        reply.on('error', () => answer.destroy());
        return reply.pipe(answer);
      }
      const chunks = [];
      reply.on('data', (chunk) => chunks.push(chunk));
      reply.on('error', () => answer.destroy());
      return reply.on('end', () => {
        const body = Buffer.concat(chunks);
        if (fate !== 'half' || body.length < 2) return answer.destroy();
        answer.writeHead(reply.statusCode, headers);
        return answer.write(body.subarray(0, body.length / 2), () => setTimeout(() => answer.destroy(), 1));
      });
    });
    asked.pipe(passed);
  };

  const server = createServer(async (asked, answer) => {
    const isChange = asked.url.startsWith('/api/') && !READS.has(asked.method);
    const fate = isChange ? fateOf(asked) : 'fine';
    if (isChange)
      line.changes.push({ method: asked.method, path: asked.url, key: asked.headers['idempotency-key'], fate });
    if (fate !== 'fine') line.cuts[fate] += 1;
    if (fate === 'before') return answer.destroy();
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    pass(asked, answer, fate);
    if (fate === 'kill') void kill();
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(line, {
    address: `http://127.0.0.1:${server.address().port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  });
}
