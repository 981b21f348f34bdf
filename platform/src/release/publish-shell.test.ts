import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { publishRemote, stageRemote } from './publish-remote.ts';
import { publishShell, type ShellPublishOptions } from './publish-shell.ts';
import { rollbackRemote } from './rollback-remote.ts';
import { rollbackShell } from './rollback-shell.ts';
import { readShellRelease } from './shell-release.ts';
import { configureStaticSite } from './static-site/configure-static-site.ts';
import { prepareReleaseFolder } from './testing/release-folder.ts';
import { writeFixtureFiles, writeFixtureProvision, writeFixtureShell } from './testing/write-fixture-build.ts';

const { folder, release, build, publish: publishJobs } = prepareReleaseFolder();
const dist = path.join(folder, 'dist');

async function publish(mark?: string) {
  await rm(dist, { recursive: true, force: true });
  await writeFixtureShell(dist, mark);
  return await publishShell(dist, release, '0.1.0');
}

const read = (file: string) => readFile(path.join(release, file), 'utf8');

describe('publishing the shell', () => {
  it('The version of a shell is named after its content', async () => {
    const first = await publish();
    expect(first.version).toMatch(/^0\.1\.0-h[0-9a-f]{10}$/);
    expect(await publish()).toEqual({ ...first, outcome: 'unchanged' });
    expect((await publish('second')).version).not.toBe(first.version);
    expect(await readShellRelease(release)).toMatchObject({ rootFiles: ['humans.txt', 'icon.svg'] });
  });

  it('The hashed files of the shell before stay, for tabs that are open', async () => {
    await publish('first');
    await publish('second');
    expect(await read('assets/main.first.js')).toContain('first');
    expect(await read('assets/main.second.js')).toContain('second');
  });

  it('A static host serves the root files of the present shell and no others', async () => {
    await configureStaticSite(release, { url: 'https://x.supabase.co', publishableKey: 'key' });
    await publish('first');
    expect(await read('icon.svg')).toContain('<svg');
    const page = await readFile(path.join(dist, 'index.html'), 'utf8');
    await rm(dist, { recursive: true });
    await writeFixtureFiles(dist, { 'index.html': page, 'humans.txt': 'Made in Nairobi\n' });
    await publishShell(dist, release, '0.1.0');
    await expect(read('icon.svg')).rejects.toThrow('ENOENT');
    expect(await read('humans.txt')).toBe('Made in Nairobi\n');
  });

  it('Other bytes under a hashed name are refused', async () => {
    await publish('first');
    await writeFixtureFiles(dist, { 'assets/main.first.js': 'other' });
    await expect(publishShell(dist, release, '0.1.0')).rejects.toThrow(
      'is published already, with another assets/main.first.js',
    );
  });

  it('Files of a published shell that somebody has altered are named, and written again when that is wanted', async () => {
    const { version } = await publish('first');
    const page = `shells/${version}/pages/index.html`;
    for (const file of ['assets/main.first.js', page]) {
      const before = await read(file);
      await writeFile(path.join(release, file), 'altered');
      await expect(publish('first')).rejects.toThrow(
        /somebody has altered (assets|pages)\/[\w.]+ after that was published/,
      );
      expect((await publishShell(dist, release, '0.1.0', { repair: true })).outcome).toBe('unchanged');
      expect(await read(file)).toBe(before);
    }
  });

  it('A shell without something that a live remote imports is refused, and so is a rollback to one, unless told why', async () => {
    const publishWith = async (names: string[], forceReason?: string) => {
      await writeFixtureShell(dist, names.join('-'));
      await writeFixtureProvision(dist, { '@fursa/shared/ui': { version: '1.0.0', names } });
      return await publishShell(dist, release, '0.1.0', forceReason === undefined ? {} : { forceReason });
    };
    await publishWith(['Button']);
    const { version } = await publishWith(['Button', 'Notice']);
    const imports = { '@fursa/shared/ui': { range: '^1.0.0', names: ['Notice'] } };
    await publishRemote(await build('1.0.0', { imports }), release);
    const refusal =
      /do not take: mf-jobs 1\.0\.0 \(it imports Notice of @fursa\/shared\/ui, which the shell does not have\)/;
    await expect(publishWith(['Card'])).rejects.toThrow(refusal);
    await expect(rollbackShell(release)).rejects.toThrow(refusal);
    expect((await readShellRelease(release))?.version).toBe(version);
    await publishWith(['Card'], 'nobody uses it');
    expect((await readShellRelease(release))?.forced).toBe('nobody uses it');
  });

  it('What a shell is for whoever publishes is no file of the site', async () => {
    await writeFixtureShell(dist);
    await writeFixtureProvision(dist);
    await writeFixtureFiles(dist, { 'provided-modules.json.br': brotliCompressSync('{}') });
    await publishShell(dist, release, '0.1.0');
    expect((await readShellRelease(release))?.rootFiles).toEqual(['humans.txt', 'icon.svg']);
  });

  it('A page without a place for the registry is refused before anything is touched', async () => {
    await writeFixtureFiles(dist, { 'index.html': '<!doctype html><title>none</title>' });
    await expect(publishShell(dist, release, '0.1.0')).rejects.toThrow('id="fursa-registry"');
    expect(await readShellRelease(release)).toBeUndefined();
  });

  it('A static host finds everything in the folder, kept up to date', async () => {
    await configureStaticSite(release, { url: 'https://x.supabase.co', publishableKey: 'key' });
    const { version } = await publish();
    const config = { version, supabaseUrl: 'https://x.supabase.co', supabasePublishableKey: 'key' };
    expect(JSON.parse(await read('config.json'))).toEqual(config);
    expect(await read('index.html')).toContain(JSON.stringify(config));
    await publishJobs('1.0.0');
    expect(await read('index.html')).toContain('"baseUrl":"/remotes/mf-jobs/1.0.0/"');
  });

  it('A static host has security.txt for as long as a contact is named', async () => {
    await publish();
    const project = { url: 'https://x.supabase.co', publishableKey: 'key', siteUrl: 'https://fursa.example' };
    await configureStaticSite(release, { ...project, contact: 'security@fursa.example' });
    expect(await read('.well-known/security.txt')).toContain('Contact: mailto:security@fursa.example\n');
    expect(await read('.well-known/security.txt')).toContain(
      'Canonical: https://fursa.example/.well-known/security.txt\n',
    );
    await configureStaticSite(release, project);
    await expect(read('.well-known/security.txt')).rejects.toThrow('ENOENT');
  });

  it('A static host is told the headers that its pages need', async () => {
    await configureStaticSite(release, { url: 'https://x.supabase.co/', publishableKey: 'key' });
    await publish();
    const [everywhere = '', assets = '', remotes = ''] = (await read('_headers')).split(/^(?=\/)/m);
    const inline = /<script>(.*?)<\/script>/s.exec(await read('index.html'))?.[1] ?? '';
    const hash = createHash('sha256').update(inline).digest('base64');
    expect(everywhere).toMatch(/^\/\*\n( {2}[\w-]+: [^\n]+\n)+$/);
    expect(everywhere).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(everywhere).toContain("img-src 'self' data: https://x.supabase.co;");
    // One that workers get, too, could not require it.
    expect(everywhere).not.toContain('trusted-types');
    const required = `content="require-trusted-types-for 'script'; trusted-types default"`;
    for (const file of ['index.html', '404.html']) expect(await read(file)).toContain(required);
    expect(everywhere).toContain('  X-Content-Type-Options: nosniff\n');
    expect(everywhere).not.toContain('report');
    expect(assets).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
    expect(remotes).toContain('  Access-Control-Allow-Origin: *\n');
  });

  it('A release folder that cannot be written is named', async () => {
    await writeFile(release, 'a file');
    await expect(publish()).rejects.toThrow(`The release folder ${release} cannot be written`);
  });
});

describe('the contract between the shell and what is live', () => {
  async function publishWithContract(contract: string, options: ShellPublishOptions = {}) {
    await rm(dist, { recursive: true, force: true });
    await writeFixtureShell(dist, contract);
    await writeFixtureFiles(dist, { 'shell-description.json': JSON.stringify({ contract }) });
    return await publishShell(dist, release, '0.1.0', options);
  }

  it('A shell that a live remote does not take is refused with the names of those, and nothing changes', async () => {
    await publishWithContract('1.3.0');
    await publishJobs('1.0.0', { contract: '^1.0.0' });
    const before = await read('shell.json');
    await expect(publishWithContract('2.0.0')).rejects.toThrow('mf-jobs 1.0.0 (built for ^1.0.0)');
    expect(await read('shell.json')).toBe(before);
  });

  it('With a reason it is published all the same, and the reason is recorded', async () => {
    await publishWithContract('1.3.0');
    await publishJobs('1.0.0', { contract: '^1.0.0' });
    await publishWithContract('2.0.0', { forceReason: 'mf-jobs follows within the hour' });
    expect(await readShellRelease(release)).toMatchObject({
      contract: '2.0.0',
      forced: 'mf-jobs follows within the hour',
    });
  });

  it('Shell and remotes that are published together need fit each other alone', async () => {
    await publishWithContract('1.3.0');
    await publishJobs('1.0.0', { contract: '^1.0.0' });
    const staged = await stageRemote(await build('2.0.0', { contract: '^2.0.0' }), release);
    await publishWithContract('2.0.0', { upcoming: staged ? [staged] : [] });
    expect((await publishJobs('2.0.0', { contract: '^2.0.0' })).outcome).toBe('published');
  });

  it('A remote that stays rolled back has to fit the shell all the same', async () => {
    await publishWithContract('2.0.0');
    await publishJobs('1.0.0', { contract: '>=1.0.0' });
    await publishJobs('2.0.0', { contract: '^2.0.0' });
    await rollbackRemote(release, 'mf-jobs');
    await publishWithContract('1.4.0');
    await publishJobs('1.0.1', { contract: '^1.0.0' });
    const before = await read('shell.json');
    // What is built needs the new shell, was rolled back, and so is not what will be served.
    expect(await stageRemote(await build('2.0.0', { contract: '^2.0.0' }), release)).toBeUndefined();
    await expect(publishWithContract('2.0.1', { upcoming: [] })).rejects.toThrow('mf-jobs 1.0.1 (built for ^1.0.0)');
    expect(await read('shell.json')).toBe(before);
  });

  it('A build of a remote that is refused is refused before the shell that comes with it is live', async () => {
    await publishWithContract('1.3.0');
    await publishJobs('1.0.0', { contract: '^1.0.0' });
    const changed = await build('1.0.0', { contract: '^2.0.0' });
    await expect(stageRemote(changed, release)).rejects.toThrow('was published with other files');
  });

  it('A remote is compared with the live shell and not with the checkout of whoever publishes', async () => {
    await publishWithContract('2.1.0');
    await expect(publishJobs('1.0.0', { contract: '^1.0.0' })).rejects.toThrow('the live shell provides 2.1.0');
    expect((await publishJobs('1.0.0', { contract: '^2.0.0' })).outcome).toBe('published');
  });

  it('What the build says of itself is no file of the site', async () => {
    const { served } = await publishWithContract('1.3.0');
    expect(served.rootFiles).not.toContain('shell-description.json');
  });
});
