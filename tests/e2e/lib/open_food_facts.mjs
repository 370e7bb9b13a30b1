// A server that answers like the product API of Open Food Facts, version 2, and records the barcodes that it was asked for.
import { createServer } from 'node:http';

export async function startOpenFoodFacts(products) {
  const asked = [];
  const server = createServer((request, reply) => {
    const code = /^\/api\/v2\/product\/(\d+)/.exec(request.url)?.[1] ?? '';
    asked.push(code);
    const product = products[code];
    reply.writeHead(product ? 200 : 404, { 'Content-Type': 'application/json' });
    reply.end(JSON.stringify(product ? { code, status: 1, product } : { code, status: 0 }));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    asked,
    // The settings of a server that asks this one.
    env: {
      FITAPP_FOODS_OPEN_FOOD_FACTS: 'true',
      FITAPP_FOODS_OPEN_FOOD_FACTS_URL: `http://127.0.0.1:${server.address().port}`,
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
