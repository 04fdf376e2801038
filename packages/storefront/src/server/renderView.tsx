import { PassThrough, Writable, type Readable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, type RenderToPipeableStreamOptions } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { CompileOnce } from './CompileOnce.tsx';
import { markersRemoved, withoutMarkers } from './withoutMarkers.ts';

/** Where a render gives up and the page goes out as it is; the script finishes it. */
const renderLimit = 10_000;

interface RenderOptions {
  nonce?: string | undefined;
  /** In development, styled-components itself runs in the browser and reads its notes in the styles. @default false */
  isDevelopment?: boolean | undefined;
  log: (message: string, error?: unknown) => void;
}

interface Ready {
  /** The content can be shown; parts that wait for data come later. */
  onShell?: () => void;
  /** Everything is rendered. */
  onAll?: () => void;
  onFailure: (error: unknown) => void;
}

function startRender(
  sheet: ServerStyleSheet,
  view: ReactNode,
  { nonce, log }: RenderOptions,
  { onShell, onAll, onFailure }: Ready,
) {
  const options: RenderToPipeableStreamOptions = {
    ...(nonce === undefined ? {} : { nonce }),
    // React moves finished parts of a long page to its end and needs a script to put them in place. This keeps
    // everything that is ready when the page begins in its place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    ...(onShell ? { onShellReady: onShell } : {}),
    onShellError: onFailure,
    onAllReady: () => {
      // A pending timer would keep this page and its stores in memory.
      clearTimeout(timer);
      onAll?.();
    },
    onError: (error) => log('A part of the page could not be rendered.', error),
  };
  const stream = renderToPipeableStream(sheet.collectStyles(<CompileOnce>{view}</CompileOnce>), options);
  const timer = setTimeout(() => stream.abort(), renderLimit).unref();
  return stream;
}

/** The content of a page with the styles it uses, from when it can be shown. */
export function streamView(view: ReactNode, options: RenderOptions): Promise<Readable> {
  const sheet = new ServerStyleSheet();
  return new Promise((resolve, reject) => {
    const stream = startRender(sheet, view, options, {
      onShell: () => {
        const html = sheet.interleaveWithNodeStream(stream.pipe(new PassThrough())) as unknown as Readable;
        resolve(options.isDevelopment ? html : html.pipe(markersRemoved()));
      },
      onFailure: reject,
    });
  });
}

/** The complete content of a page, after the styles it uses. */
export function renderWholeView(view: ReactNode, options: RenderOptions): Promise<string> {
  const sheet = new ServerStyleSheet();
  return new Promise((resolve, reject) => {
    const pieces: Uint8Array[] = [];
    const whole = new Writable({
      write(piece: Uint8Array, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        resolve(withoutMarkers(sheet.getStyleTags()) + Buffer.concat(pieces).toString());
        sheet.seal();
        done();
      },
    });
    const stream = startRender(sheet, view, options, {
      onAll: () => void stream.pipe(whole),
      onFailure: reject,
    });
  });
}
