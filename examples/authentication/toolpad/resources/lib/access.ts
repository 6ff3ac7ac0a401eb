import { getContext } from '@toolpad/studio/server';

/** The signed-in user. Throws when nobody is signed in. */
export function currentUser() {
  const user = getContext().session?.user;
  if (!user) {
    throw new Error('Sign in first.');
  }
  return user;
}

/** Throws unless the signed-in user has one of the roles. */
export function requireRole(...roles: string[]) {
  const user = currentUser();
  if (!roles.some((role) => user.roles?.includes(role))) {
    throw new Error(`This needs the role ${roles.join(' or ')}.`);
  }
  return user;
}
