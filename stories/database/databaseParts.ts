import type { PgliteFolder } from '@touchline/commerce/database/openPglite';
import { packed } from 'virtual:packed-database';

async function unpacked(address: string, type: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body)
    throw new Error(`The database's file ${address} answered ${answer.status}.`);
  return new Response(answer.body.pipeThrough(new DecompressionStream('gzip')), {
    headers: { 'content-type': type },
  });
}

/** The files of the embedded database that a built Storybook holds compressed; `undefined` where it finds its own. */
export async function databaseParts(): Promise<PgliteFolder['parts']> {
  if (!packed) return undefined;
  const [pgliteWasmModule, initdbWasmModule, data] = await Promise.all([
    WebAssembly.compileStreaming(unpacked(packed.pglite, 'application/wasm')),
    WebAssembly.compileStreaming(unpacked(packed.initdb, 'application/wasm')),
    unpacked(packed.data, 'application/octet-stream'),
  ]);
  return { pgliteWasmModule, initdbWasmModule, fsBundle: await data.blob() };
}
