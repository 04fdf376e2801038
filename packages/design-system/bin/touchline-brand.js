#!/usr/bin/env node
import { cp, readFile, readdir, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { runBrandCommand } from '../dist/exports/brand.js';

process.exitCode = await runBrandCommand(process.argv.slice(2), {
  read: (path) => readFile(path, 'utf8'),
  list: (path) => readdir(path).catch(() => undefined),
  copyBrand: (id, path) =>
    cp(new URL(`../brands/${id}/`, import.meta.url), path, {
      ...{ recursive: true, errorOnExist: true, force: false },
    }),
  write: (path, text, options) => writeFile(path, text, { flag: options?.isNew ? 'wx' : 'w' }),
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
