// Measures how long the installed app needs to be usable when it is started again, on a slow phone.
import { openContext } from './browser.mjs';
import { makeDemo } from './demo.mjs';
import { noteUsable } from './first_screen.mjs';
import { untilInstalled, untilPrefetched } from './installed.mjs';
import { logIn } from './people.mjs';
import { startServer } from './server.mjs';

// The profile of Lighthouse for phones: a processor four times slower than this one, and a slow 4G line.
const SLOWER = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

// A new page, as after a tap on the app's icon. Returns the milliseconds from the start of the navigation.
async function timeStart(context, address) {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', LINE);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(noteUsable);
  await page.goto(`${address}/`);
  await page.waitForFunction(() => window.usableAt);
  const milliseconds = await page.evaluate(() => window.usableAt - performance.timeOrigin);
  await page.close();
  return milliseconds;
}

async function timeStarts(context, address, runs) {
  const times = [];
  // The first one warms up the browser.
  for (let run = 0; run <= runs; run += 1) times.push(await timeStart(context, address));
  return times.slice(1);
}

// {'with the server': [milliseconds], 'without the server': [milliseconds]}
export async function timeSecondStarts(browser, runs) {
  const demo = await makeDemo();
  const server = await startServer({ db: demo.db });
  const { context } = await openContext(browser, 'phone', { serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(`${server.address}/auth`);
  await logIn(page, demo);
  await untilInstalled(page);
  await untilPrefetched(page);
  await page.close();
  const online = await timeStarts(context, server.address, runs);
  await server.kill();
  const offline = await timeStarts(context, server.address, runs);
  await context.close();
  return { 'with the server': online, 'without the server': offline };
}
