// Serves the site as a well-configured host does: correct types, and compressed copies if the browser accepts them.
// Usage: serve.mjs [folder] [port]
import { createServer } from 'node:http';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { fileURLToPath } from 'node:url';

const TYPES = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.wasm': 'application/wasm',
  '.json': 'application/json', '.webmanifest': 'application/manifest+json', '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
};

/** Serves a folder under the path `base`. Resolves to the server. */
export function serve(folder, port = 0, base = '/') {
  const answer = (request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const inside = path.startsWith(base) ? normalize(path.slice(base.length)) : null;
    const file = inside === null ? '' : join(folder, inside === '' || inside === '.' ? 'index.html' : inside);
    if (!file || inside.startsWith('..' + sep) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end('not found');
      return;
    }
    const accepted = request.headers['accept-encoding'] ?? '';
    const packing = [['br', '.br'], ['gzip', '.gz']].find(([name, end]) =>
      accepted.includes(name) && existsSync(file + end));
    const named = /-[0-9a-f]{10}\.\w+$/.test(file);
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': named ? 'public, max-age=31536000, immutable' : 'no-cache',
      Vary: 'Accept-Encoding',
      'Content-Length': statSync(file + (packing?.[1] ?? '')).size,
      ...(packing ? { 'Content-Encoding': packing[0] } : {}),
    });
    // A file that vanishes, or a browser that goes away, ends this answer alone.
    pipeline(createReadStream(file + (packing?.[1] ?? '')), response, () => {});
  };
  const server = createServer((request, response) => {
    try {
      answer(request, response);
    } catch {
      // The address is malformed, such as `/%`.
      response.writeHead(400).end('bad request');
    }
  });
  return new Promise((ready) => server.listen(port, '127.0.0.1', () => ready(server)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? fileURLToPath(new URL('./dist', import.meta.url));
  const server = await serve(folder, Number(process.argv[3] ?? 8080));
  console.log(`http://localhost:${server.address().port}/`);
}
