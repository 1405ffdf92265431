// A server of the program under test, on a free port and with a data folder of its own.

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BIN = process.env.OATH_BIN;
const READY = /served at (http:\/\/[^\s/]+)/;

async function start(addr, data, pause) {
  if (!BIN) throw new Error('OATH_BIN names the program to test');
  const args = ['serve', '--addr', addr, '--data', data, '--bot-pause', String(pause), '--rate', '2000'];
  const process = spawn(BIN, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const url = await new Promise((resolve, reject) => {
    const hear = chunk => {
      said += chunk;
      const ready = READY.exec(said);
      if (ready) resolve(ready[1]);
    };
    process.stdout.on('data', hear);
    process.stderr.on('data', hear);
    process.once('error', reject);
    process.once('exit', code => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return { process, url, said: () => said };
}

function gone(process) {
  if (process.exitCode !== null || process.signalCode !== null) return Promise.resolve();
  return new Promise(resolve => process.once('exit', resolve));
}

/** A running server. `pause` is the bots' pause in milliseconds. */
export async function serve({ pause = 0 } = {}) {
  const data = await mkdtemp(join(tmpdir(), 'oath-e2e-'));
  let running = await start('127.0.0.1:0', data, pause);
  const server = {
    url: running.url,
    /** Ends it as a power cut would. */
    async kill() {
      running.process.kill('SIGKILL');
      await gone(running.process);
    },
    /** Starts it again where it was. */
    async again() {
      running = await start(new URL(server.url).host, data, pause);
    },
    async stop() {
      running.process.kill('SIGTERM');
      await gone(running.process);
      await rm(data, { recursive: true, force: true });
    },
    said: () => running.said(),
  };
  return server;
}
