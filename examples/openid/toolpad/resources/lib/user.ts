import { getContext } from '@toolpad/studio/server';
import { jwtVerify } from 'jose';

export interface User {
  id: string;
  name: string;
  email: string;
  groups: string[];
}

/**
 * The user that the server has signed in.
 * @throws if the request did not come through the server, or nobody is signed in
 */
export async function currentUser(): Promise<User> {
  const token = getContext().cookies.app_user;
  const key = process.env.USER_KEY;
  if (!token || !key) {
    throw new Error('Sign in again.');
  }
  const { payload } = await jwtVerify(token, new TextEncoder().encode(key), {
    algorithms: ['HS256'],
  }).catch(() => {
    throw new Error('Sign in again.');
  });
  return {
    id: String(payload.sub),
    name: String(payload.name ?? payload.email ?? ''),
    email: String(payload.email ?? ''),
    groups: Array.isArray(payload.groups) ? payload.groups.map(String) : [],
  };
}
