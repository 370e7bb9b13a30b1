// A proxy in front of a server that can answer like a server with another version of the app.
import { createServer, request } from 'node:http';
import { once } from 'node:events';

const PAGE_REVISION = /("revision":")[^"]+(","url":"index.html")/;

// `version`: the number of the app; from 2 on, page and worker differ from those of the server. `appVersion`: replaces the
// header with the server's version. `isGone`: whether a file does not exist.
export async function startVersionProxy(target) {
  const proxy = { version: 1, appVersion: null, isGone: () => false };
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url, target.address);
    if (proxy.isGone(pathname)) return answer.writeHead(404).end();
    const isPage = asked.headers['sec-fetch-dest'] === 'document' || pathname === '/index.html';
    const changes = proxy.version > 1 && (isPage || pathname === '/sw.js');
    const headers = { ...asked.headers };
    if (changes) for (const name of ['accept-encoding', 'if-none-match']) delete headers[name];
    const passed = request({ host: '127.0.0.1', port: target.port, method: asked.method, path: asked.url, headers });
    passed.on('error', () => answer.destroy());
    passed.on('response', (reply) => {
      const replyHeaders = { ...reply.headers };
      if (proxy.appVersion && replyHeaders['app-version']) replyHeaders['app-version'] = proxy.appVersion;
      if (!changes) {
        answer.writeHead(reply.statusCode, replyHeaders);
        return reply.pipe(answer);
      }
      for (const name of ['content-length', 'etag']) delete replyHeaders[name];
      const chunks = [];
      reply.on('data', (chunk) => chunks.push(chunk));
      return reply.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        answer.writeHead(reply.statusCode, replyHeaders);
        answer.end(
          text
            .replace('<html lang="en">', `<html lang="en" data-version="${proxy.version}">`)
            .replace(PAGE_REVISION, `$1${proxy.version}$2`),
        );
      });
    });
    return asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy.address = `http://127.0.0.1:${server.address().port}`;
  proxy.stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return proxy;
}
