// What the built shop is made of: its software bill of materials in CycloneDX, from the lock alone. `npm sbom` leaves out
// what is also needed to build or test the shop, such as React; and a build must not depend on the version of npm.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A package as npm's lock has it.
 * @typedef {object} Locked
 * @property {string} [version]
 * @property {string} [resolved] of a link: the folder it leads to
 * @property {boolean} [link]
 * @property {string} [integrity]
 * @property {string} [license]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */

const shop = 'packages/storefront';

/**
 * The bill of materials as JSON; the same for the same lock.
 * @param {string} root folder of the project
 */
export function billOfMaterials(root) {
  /** @type {{ packages: Record<string, Locked> }} */
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

  /** The folder that a package finds another in: its own first, then those around it. @param {string} from @param {string} name */
  const folderOf = (from, name) => {
    for (let around = from; ; around = around.slice(0, Math.max(0, around.lastIndexOf('/')))) {
      const path = `${around}${around && '/'}node_modules/${name}`;
      const found = packages[path];
      if (found) return found.link && found.resolved ? found.resolved : path;
      if (around === '') return undefined;
    }
  };
  /** @param {string} folder */
  const neededBy = (folder) => {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      packages[folder] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    );
    const names = [...new Set([...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])];
    return names.map((name) => folderOf(folder, name)).filter((found) => found !== undefined);
  };
  const folders = new Set([shop]);
  for (const folder of folders) for (const needed of neededBy(folder)) folders.add(needed);

  /** @param {string} folder */
  const nameOf = (folder) =>
    folder.includes('node_modules/')
      ? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
      : String(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).name);
  /** @param {string} folder */
  const purlOf = (folder) =>
    `pkg:npm/${nameOf(folder).replace('@', '%40')}@${packages[folder]?.version ?? ''}`;
  /** @param {string} folder */
  const componentOf = (folder) => {
    const { version = '', integrity, license } = packages[folder] ?? {};
    const [algorithm = '', digest = ''] = integrity?.split('-', 2) ?? [];
    const content = Buffer.from(digest, 'base64').toString('hex');
    return {
      ...{ type: 'library', 'bom-ref': purlOf(folder), name: nameOf(folder), version, purl: purlOf(folder) },
      ...(content ? { hashes: [{ alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content }] } : {}),
      ...(license ? { licenses: [{ expression: license }] } : {}),
    };
  };
  // One place of a version is enough.
  const byPurl = new Map([...folders].sort().map((folder) => [purlOf(folder), folder]));
  const others = [...byPurl.values()].filter((folder) => folder !== shop);
  const bill = {
    ...{
      $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
    },
    version: 1,
    metadata: { component: { ...componentOf(shop), type: 'application' } },
    components: others.map(componentOf),
    dependencies: [...byPurl.values()].map((folder) => ({
      ref: purlOf(folder),
      dependsOn: [...new Set(neededBy(folder).map(purlOf))].sort(),
    })),
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}
