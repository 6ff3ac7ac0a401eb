import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/**
 * Makes a key and a certificate for some hosts with openssl, neither trusted nor kept.
 *
 * @param {readonly string[]} hosts
 * @returns {Promise<{ key: Buffer, cert: Buffer }>}
 */
export async function makeCertificate(hosts) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const names = hosts.map((host) => `DNS:${host}`).join(',');
  try {
    execFileSync(
      'openssl',
      `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=test -addext subjectAltName=${names} -keyout ${key} -out ${cert}`.split(
        ' ',
      ),
      { stdio: 'ignore' },
    );
    return { key: await fs.readFile(key), cert: await fs.readFile(cert) };
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}
