import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startProvider, TENANT } from './stand-in/provider.mjs';

/** Starts the stand-in for GitHub, Google and Microsoft, and leads Studio to it. */
export default async function services(folder) {
  const { url, stop } = await startProvider();
  const preload = pathToFileURL(path.join(folder, 'stand-in/preload.mjs'));
  return {
    env: {
      NODE_OPTIONS: `--import ${preload}`,
      STAND_IN: url,
      TOOLPAD_AUTH_SECRET: 'only-for-the-example-not-a-secret',
      TOOLPAD_GITHUB_CLIENT_ID: 'leave-github',
      TOOLPAD_GITHUB_CLIENT_SECRET: 'github-secret',
      TOOLPAD_GOOGLE_CLIENT_ID: 'leave-google',
      TOOLPAD_GOOGLE_CLIENT_SECRET: 'google-secret',
      TOOLPAD_AZURE_AD_CLIENT_ID: 'leave-entra',
      TOOLPAD_AZURE_AD_CLIENT_SECRET: 'entra-secret',
      TOOLPAD_AZURE_AD_TENANT_ID: `https://login.microsoftonline.com/${TENANT}/v2.0`,
    },
    stop,
  };
}
