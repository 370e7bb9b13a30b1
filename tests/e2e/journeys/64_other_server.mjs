// Tests an app without a service worker that is older or newer than its server.
import { heading, signInAs } from '../lib/people.mjs';
import { startVersionProxy } from '../lib/version_proxy.mjs';

export const name = 'an app that is older or newer than its server says so and offers to reload';

export async function run(stage) {
  stage.allow(/404/, /dynamically imported module|Unable to preload CSS/);
  const proxy = await startVersionProxy(stage.server);
  try {
    const page = await stage.openPage();
    const offer = page.getByRole('region', { name: 'App version' });
    proxy.appVersion = '9.0.0 AbCdEfGh';
    await signInAs(page, proxy.address, 'Ada');
    await offer.getByText('This app is older than the server.').waitFor();
    proxy.appVersion = '0.0.1 AbCdEfGh';
    await offer.getByRole('button', { name: 'Reload' }).click();
    await offer.getByText('This app is newer than the server.').waitFor();
    proxy.appVersion = null;
    await offer.getByRole('button', { name: 'Reload' }).click();
    await heading(page, /^Welcome/).waitFor();
    await offer.waitFor({ state: 'detached' });

    // The server has a new version, whose files have other names.
    proxy.isGone = (path) => /^\/assets\/(AiCoach|Profile)-/.test(path);
    await page.goto(`${proxy.address}/profile`);
    await page.getByText('A new version is ready').waitFor();
    proxy.isGone = () => false;
    await page.getByRole('button', { name: 'Reload' }).click();
    await heading(page, 'Profile Settings').waitFor();
  } finally {
    proxy.stop();
  }
}
