// The server for development and tests answers every request, also malformed ones, and goes on.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { serve } from '../serve.mjs';

let folder, server;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fanorona-serve-'));
  writeFileSync(join(folder, 'index.html'), 'start');
  server = await serve(folder);
});

after(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** The status of the answer to a path that is sent as it is. */
function status(path) {
  return new Promise((resolve, reject) => {
    request({ port: server.address().port, host: '127.0.0.1', path, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    }).on('error', reject).end();
  });
}

test('malformed addresses are refused, and the next request is answered', async () => {
  for (const path of ['/%', '/%ff', '/%e2%82', '//', 'http://[', '/a%']) {
    assert.equal(await status(path), 400, path);
  }
  for (const path of ['/%00', '/nothing', '/..%2f..%2fetc/passwd', `/${'a'.repeat(5000)}`]) {
    assert.equal(await status(path), 404, path);
  }
  assert.equal(await status('/'), 200);
});
