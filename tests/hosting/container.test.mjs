import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';

const readText = (file) => fs.readFileSync(file, 'utf8');

/** The variables of a published site, from the table in `hosting/README.md`. */
const variables = [...readText('hosting/README.md').matchAll(/^\| `([A-Z_]+)`/gm)]
  .map(([, name]) => name)
  .filter((name) => name !== 'ENABLE_AD_IN_DEV_MODE');

/** Those that an image's history must not contain. */
const SECRETS = ['MUI_X_LICENSE_KEY'];

test('the container is built with every variable, and its history contains no secret', () => {
  const recipe = readText('hosting/Containerfile');
  const workflow = readText('.github/workflows/container.yml');
  assert.ok(variables.length > 5);
  for (const name of variables) {
    const isSecret = SECRETS.includes(name);
    assert.equal(new RegExp(`^(?:ARG|ENV) ${name}\\b`, 'm').test(recipe), !isSecret, name);
    assert.equal(recipe.includes(`type=secret,id=${name} `), isSecret, name);
    const option = isSecret ? `--secret id=${name},env=${name}` : `--build-arg ${name}`;
    assert.ok(workflow.includes(option), name);
    const store = isSecret ? 'secrets' : 'vars';
    assert.ok(workflow.includes(`${name}: \${{ ${store}.${name} }}`), name);
  }
});
