// A test with a server and a browser of its own. When it fails, what its pages showed is kept in `out/`.

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { launch, visitor } from './browser.mjs';
import { serve } from './server.mjs';

const OUT = join(import.meta.dirname, '..', 'out');
/** A machine may hiccup: what fails is tried once more, from the beginning, and both failures are told. */
const AGAIN = process.env.E2E_RETRY !== '0';

async function keepPictures(name, pages) {
  await mkdir(OUT, { recursive: true });
  const file = n => join(OUT, `${name.replace(/\W+/g, '-')}-${n}.png`);
  for (const [n, page] of pages.entries()) await page.screenshot({ path: file(n) }).catch(() => {});
}

async function once(name, body, pause) {
  const server = await serve({ pause });
  let browser;
  const pages = [];
  const visit = async options => {
    const page = await visitor(browser, server, options);
    pages.push(page);
    return page;
  };
  try {
    browser = await launch();
    await body({ server, browser, visit });
  } catch (error) {
    await keepPictures(name, pages);
    if (server.said().split('\n').length > 3) console.error(server.said());
    throw error;
  } finally {
    await browser?.close();
    await server.stop();
  }
}

/** `body` gets `server`, `browser` and `visit(options)`, which opens a page in a fresh context. */
export function scene(name, body, { pause = 0 } = {}) {
  test(name, async () => {
    try {
      await once(name, body, pause);
    } catch (error) {
      if (!AGAIN) throw error;
      console.error(`failed once, tried again: ${name}: ${error.stack ?? error}`);
      await once(`${name}-again`, body, pause);
    }
  });
}
