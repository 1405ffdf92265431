// Chromium, with pages that remember everything that went wrong in them.

import { chromium } from 'playwright-core';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const PATH = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** A folder whose scripts, styles and pictures take the place of those in the program, to try them without building. */
const ASSETS = process.env.OATH_ASSETS;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync'];

/** How long a page may take for something, in milliseconds: the program may be a debug build, the machine busy. */
export const PATIENCE = Number(process.env.E2E_PATIENCE ?? 60000);

export function launch() {
  return chromium.launch({ executablePath: PATH, args: FLAGS });
}

/** Serves the files of `ASSETS`; the styles are joined in the order of `src/assets.rs`. */
async function fromFolder(context) {
  await context.route(/\/a\/(js\/.*\.js|[\w-]+\.svg)$/, route => route.fulfill({ path: join(ASSETS, new URL(route.request().url()).pathname.slice(3)) }));
  await context.route('**/a/style.css', async route => {
    const order = await readFile(join(ASSETS, '..', 'src', 'assets.rs'), 'utf8');
    const files = [...order.matchAll(/include_str!\("\.\.\/assets\/(css\/\w+\.css)"\)/g)].map(found => readFile(join(ASSETS, found[1]), 'utf8'));
    await route.fulfill({ contentType: 'text/css', body: (await Promise.all(files)).join('') });
  });
  await context.route('**/a/foundations.css', route => route.fulfill({ contentType: 'text/css', body: '' }));
}

/** A page of a browser of its own. `page.troubles` lists errors, refused policies and requests to other hosts. */
export async function visitor(browser, server, options = {}) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 }, locale: 'en-GB', reducedMotion: 'reduce', baseURL: server.url, ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  context.setDefaultNavigationTimeout(PATIENCE);
  if (ASSETS) await fromFolder(context);
  const page = await context.newPage();
  watch(page, server);
  return page;
}

/** Keeps a list of whatever goes wrong in a page. */
export function watch(page, server) {
  const home = new URL(server.url).host;
  page.troubles = [];
  page.on('console', message => { if (message.type() === 'error') page.troubles.push(`console: ${message.text()}`); });
  page.on('pageerror', error => page.troubles.push(`script: ${error.message}`));
  page.on('response', answer => { if (answer.status() >= 400) page.troubles.push(`${answer.status()} ${answer.url()}`); });
  page.on('request', request => {
    const url = new URL(request.url());
    if (url.host !== home && !['data:', 'blob:'].includes(url.protocol)) page.troubles.push(`other host: ${url}`);
  });
}
